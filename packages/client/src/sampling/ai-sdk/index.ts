/**
 * A host model of the Vercel AI SDK (`ai`, an optional peer).
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 * @module
 */
export { type AiSdkOptions, createAiSdkComplete } from './createAiSdkComplete.ts';
