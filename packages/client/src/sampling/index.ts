/**
 * Sampling: the person lends a server their model, behind two gates.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28; servers should call a model
 * provider directly.
 * @module
 */
export { type BlockEdits, noBlockEdits, redactedText } from './BlockEdits.ts';
export type {
  Complete,
  CompletionOptions,
  CompletionRequest,
  CompletionResult,
  CompletionUsage,
} from './Completion.ts';
export { checkEdited } from './checkEdited.ts';
export { type ChooseModelOptions, chooseModel, type ModelChoice } from './chooseModel.ts';
export { createSamplingDraft } from './createSamplingDraft.ts';
export { createSamplingReview } from './createSamplingReview.ts';
export { diffRequest, type RequestChange } from './diffRequest.ts';
export { type DiffPart, diffText } from './diffText.ts';
export { editResponse, type ResponseEdit, responseTextAt, responseTexts } from './editResponse.ts';
export { editSampling, type SamplingEdit } from './editSampling.ts';
export { type CostEstimate, costOf, estimateCost } from './estimateCost.ts';
export { estimateTokens, type TokenEstimate } from './estimateTokens.ts';
export { findHiddenText, type HiddenText, hiddenIn } from './findHiddenText.ts';
export { findSecrets, type SecretsInText } from './findSecrets.ts';
export { listTexts, type ReviewText } from './listTexts.ts';
export { previewUrl } from './previewUrl.ts';
export { createResponseDraft, type ResponseDraft } from './ResponseDraft.ts';
export type { ModelWish } from './readModelPreferences.ts';
export {
  type ReadSamplingOptions,
  type ReadSamplingResult,
  readSamplingRequest,
} from './readSamplingRequest.ts';
export { type ReadResultOptions, readSamplingResult } from './readSamplingResult.ts';
export { redactRanges, type TextRange } from './redactRanges.ts';
export type {
  MalformedBlock,
  MediaBlock,
  ResourceBlock,
  ResourceLinkBlock,
  SamplingBlock,
  TextBlock,
  ToolResultBlock,
  ToolUseBlock,
} from './SamplingBlock.ts';
export { type DroppableMember, type SamplingDraft, systemPromptPath } from './SamplingDraft.ts';
export { defaultSamplingLimits, type SamplingLimits } from './SamplingLimits.ts';
export type { ModelPrice, SamplingModel } from './SamplingModel.ts';
export type {
  ContextInclusion,
  JsonObject,
  SamplingMessageParams,
  SamplingRequestParams,
  SamplingRole,
  ToolChoiceMode,
} from './SamplingParams.ts';
export type { SamplingNotice, SamplingProblem, SamplingProblemCode } from './SamplingProblem.ts';
export type { SamplingResponse } from './SamplingResponse.ts';
export type { SamplingReview, SamplingReviewOptions } from './SamplingReview.ts';
export type { ReviewMessage, ReviewTool, SamplingReviewModel } from './SamplingReviewModel.ts';
export type { SamplingFailure, SamplingState } from './SamplingState.ts';
export { type MediaType, sniffMedia } from './sniffMedia.ts';
export { textAt } from './textAt.ts';
export { toRequest } from './toRequest.ts';
export { toResult } from './toResult.ts';
