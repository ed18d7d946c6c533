export type { AiSdkConnection, BindAiSdkOptions, ExecutableTool } from './AiSdkConnection.ts';
export { aiSdkCapabilities } from './aiSdkCapabilities.ts';
export { bindAiSdkClient } from './bindAiSdkClient.ts';
