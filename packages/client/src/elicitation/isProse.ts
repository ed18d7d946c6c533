import type { PropertyBase } from './PropertyBase.ts';

const asksForProse =
  /\b(?:comments?|message|feedback|notes?|remarks?|summary|essay|paragraphs?|bio(?:graphy)?|explain|explanation|describe|details?|instructions?|multi-?line|in your own words)\b|描述|说明|备注|评论|留言|理由|反馈|详细|简介|总结/iu;
const prosaicLength = 250;

/** Whether an answer is likely to be more than a line: much room, or no limit and words that ask for prose. */
export function isProse(
  { label, description }: Pick<PropertyBase, 'label' | 'description'>,
  maxLength: number | undefined,
  fallback: unknown,
): boolean {
  // One line would drop the line breaks of the server's own text.
  if (typeof fallback === 'string' && /[\r\n]/u.test(fallback)) return true;
  if (maxLength !== undefined) return maxLength >= prosaicLength;
  return [label, description ?? ''].some((text) => asksForProse.test(text.slice(0, 500)));
}
