/**
 * A host model at an OpenAI-compatible endpoint.
 * @deprecated With sampling in MCP 2026-07-28; removed not before 2027-07-28.
 * @module
 */
export { createOpenAiComplete, type OpenAiOptions } from './createOpenAiComplete.ts';
