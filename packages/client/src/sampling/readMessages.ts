import { type BlockReading, readBlock } from './readBlock.ts';
import { asObject, type SamplingMessageParams, type SamplingRole } from './SamplingParams.ts';
import type { SamplingNotice } from './SamplingProblem.ts';
import type { ReviewMessage } from './SamplingReviewModel.ts';

interface ReadMessages {
  readonly messages: readonly ReviewMessage[];
  /** As they are sent: only the older spelling with string content is rewritten. */
  readonly sent: readonly SamplingMessageParams[];
}

function isRole(value: unknown): value is SamplingRole {
  return value === 'user' || value === 'assistant';
}

/** Reads `messages`: one block, an array of blocks, and the bare string of the older spelling. */
export function readMessages(value: unknown, reading: BlockReading, notices: SamplingNotice[]): ReadMessages {
  const { problems } = reading;
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (list.length === 0)
    problems.push({
      code: 'no-messages',
      severity: 'withhold',
      path: '/messages',
      detail: '`messages` has to be an array with at least one message.',
    });
  const sent: SamplingMessageParams[] = [];
  const messages = list.map((item, index): ReviewMessage => {
    const path = `/messages/${index}`;
    const raw = asObject(item) ?? {};
    const { role } = raw;
    if (!isRole(role))
      problems.push({
        code: 'invalid-role',
        severity: 'withhold',
        path: `${path}/role`,
        detail: 'The role of a message has to be user or assistant.',
      });
    let { content } = raw;
    if (content === undefined || content === null)
      problems.push({
        code: 'missing-content',
        severity: 'withhold',
        path: `${path}/content`,
        detail: 'A message needs content.',
      });
    if (typeof content === 'string') {
      notices.push({
        code: 'string-content',
        path: `${path}/content`,
        detail: 'A bare string is read as one text block.',
      });
      content = { type: 'text', text: content };
    }
    const blocks = Array.isArray(content)
      ? (content as readonly unknown[])
      : content == null
        ? []
        : [content];
    const extras = Object.entries(raw).filter(([key]) => key !== 'role' && key !== 'content');
    sent.push((content === raw.content ? raw : { ...raw, content }) as SamplingMessageParams);
    return {
      path,
      role: isRole(role) ? role : undefined,
      blocks: blocks.map((block, at) =>
        readBlock(
          block,
          Array.isArray(content) ? `${path}/content/${at}` : `${path}/content`,
          'message',
          reading,
        ),
      ),
      ...(extras.length === 0 ? {} : { extras: Object.fromEntries(extras) }),
    };
  });
  return { messages, sent };
}
