import type { PropertyBase } from './PropertyBase.ts';

const named =
  /\b(?:comments?|message|feedback|notes?|remarks?|summary|essay|bio(?:graphy)?|explanation|description)\b|描述|说明|备注|评论|留言|理由|反馈|简介|总结/iu;
const asked =
  /\b(?:describe|explain|elaborate|tell us|in your own words|free(?:[- ]?form)?[- ]?text|paragraphs?|multi-?line|(?:any|additional|other|further|your|detailed) (?:\w+ )?(?:comments?|notes?|remarks?|feedback|message|details|thoughts))\b|请描述|请说明|详细|补充/iu;
const prosaicLength = 250;

/** Whether an answer is likely to be more than a line: much room, or no limit and words that ask for prose. */
export function isProse(
  { label, description = '' }: Pick<PropertyBase, 'label' | 'description'>,
  maxLength: number | undefined,
  fallback: unknown,
): boolean {
  // One line would drop the line breaks of the server's own text.
  if (typeof fallback === 'string' && /[\r\n]/u.test(fallback)) return true;
  if (maxLength !== undefined) return maxLength >= prosaicLength;
  const [title, help] = [label.slice(0, 200), description.slice(0, 500)];
  return named.test(title) || asked.test(title) || asked.test(help);
}
