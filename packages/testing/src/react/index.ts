export type { MountedOutcome } from './answerRawRequest.ts';
export type { MountRequestOptions } from './MountRequestOptions.ts';
export { type MountedRequest, mountRequest } from './mountRequest.tsx';
