/**
 * A host model at an OpenAI-compatible endpoint.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 * @module
 */
export { createOpenAiComplete, type OpenAiOptions } from './createOpenAiComplete.ts';
