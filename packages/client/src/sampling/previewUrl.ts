import type { MediaBlock } from './SamplingBlock.ts';

/** A `data:` address with the *sniffed* type, or `undefined` when the bytes are not safe to show (T6). */
export function previewUrl(block: MediaBlock): string | undefined {
  if (block.sniffedType === undefined || block.hiddenBecause !== undefined) return undefined;
  return `data:${block.sniffedType};base64,${block.data}`;
}
