import type { ArrivalOptions, Inbox } from '../../inbox/Inbox.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * The URL elicitations of a -32042 error. `undefined` when it is any other error, or when its list is missing, empty or holds
 * anything but URL mode with an id: then it stays an ordinary error (EL-URL-18 to EL-URL-20).
 */
export function readUrlElicitations(error: unknown): readonly Json[] | undefined {
  if (!isObject(error) || error.code !== -32042 || !isObject(error.data)) return undefined;
  const { elicitations } = error.data;
  if (!Array.isArray(elicitations) || elicitations.length === 0) return undefined;
  const read = elicitations.filter(
    (entry): entry is Json =>
      isObject(entry) &&
      entry.mode === 'url' &&
      typeof entry.url === 'string' &&
      typeof entry.elicitationId === 'string',
  );
  return read.length === elicitations.length ? read : undefined;
}

/** Walks them in order; `false` as soon as one is not agreed to. */
export async function walkUrlElicitations(
  inbox: Inbox,
  elicitations: readonly Json[],
  arrival: ArrivalOptions,
): Promise<boolean> {
  for (const [index, params] of elicitations.entries()) {
    const message = typeof params.message === 'string' ? params.message : '';
    const input = {
      kind: 'url',
      params: { ...params, message },
      ...(message.trim() === '' && { malformed: 'message-missing' as const }),
    } as const;
    // The call is retried when the person is back, so their consent counts only then.
    const series = { index, count: elicitations.length };
    const outcome = await inbox.request(input, { ...arrival, series, urlDelivery: 'on-finish' });
    if (outcome.action !== 'accept') return false;
  }
  return true;
}
