import type { JsonObject } from './SamplingParams.ts';
import type { SamplingProblemCode } from './SamplingProblem.ts';
import type { MediaType } from './sniffMedia.ts';

interface BlockBase {
  /** JSON pointer of the block in what was read: the key of edits and problems. */
  readonly path: string;
  /** The block itself, untouched: what is sent unless it is edited. */
  readonly raw: JsonObject;
  /**
   * Members that no other property here shows, such as `annotations` and `_meta`. They are sent with the block, so they
   * are shown with it (S1). Audience and priority are claims of the server and hide nothing.
   */
  readonly extras?: JsonObject;
}

export interface TextBlock extends BlockBase {
  readonly kind: 'text';
  readonly text: string;
}

export interface MediaBlock extends BlockBase {
  readonly kind: 'image' | 'audio';
  /** The label the server gave. */
  readonly declaredType: string;
  /** What the first bytes are; absent when they are nothing that is safe to show. */
  readonly sniffedType?: MediaType;
  /** Decoded size. */
  readonly bytes: number;
  /** Base64 as sent. */
  readonly data: string;
  /** Why there is no preview; absent when `previewUrl` gives one. */
  readonly hiddenBecause?: 'unknown-type' | 'too-large';
}

export interface ToolUseBlock extends BlockBase {
  readonly kind: 'tool-use';
  readonly id: string;
  readonly name: string;
  readonly input: JsonObject;
}

export interface ToolResultBlock extends BlockBase {
  readonly kind: 'tool-result';
  readonly toolUseId: string;
  readonly isError: boolean;
  readonly blocks: readonly SamplingBlock[];
  readonly structuredContent?: unknown;
}

/** A link inside a tool result: inert text, never fetched. */
export interface ResourceLinkBlock extends BlockBase {
  readonly kind: 'resource-link';
  readonly uri: string;
  readonly name: string;
}

export interface ResourceBlock extends BlockBase {
  readonly kind: 'resource';
  readonly uri: string;
  readonly text?: string;
  /** Decoded size of a binary resource. */
  readonly bytes?: number;
}

/** Shown as its raw JSON; can only be rejected or redacted. */
export interface MalformedBlock extends BlockBase {
  readonly kind: 'malformed';
  readonly code: SamplingProblemCode;
  readonly json: string;
}

/** One piece of content as the person reviews it. */
export type SamplingBlock =
  | TextBlock
  | MediaBlock
  | ToolUseBlock
  | ToolResultBlock
  | ResourceLinkBlock
  | ResourceBlock
  | MalformedBlock;
