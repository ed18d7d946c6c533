export { InvalidRoundResult } from '../../rounds/InvalidRoundResult.ts';
export type { OperationPhase } from '../../rounds/OperationPhase.ts';
export { RoundNotResumable } from '../../rounds/RoundNotResumable.ts';
export type { RoundState } from '../../rounds/RoundState.ts';
export { RoundStateRejected } from '../../rounds/RoundStateRejected.ts';
export { RoundsExceeded } from '../../rounds/RoundsExceeded.ts';
export { bindClient } from './bindClient.ts';
export type { BindOptions, CallToolOptions, OperationOptions, SdkConnection } from './SdkConnection.ts';
