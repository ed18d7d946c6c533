import type { PolicyNote } from '@assent/client';
import type { EnvelopeTarget } from '@assent/client/policy';
import type { JSX } from 'react';
import { ArmedButton } from '../../arming/ArmedButton.tsx';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { ServerName } from '../../server-identity/ServerName.tsx';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';

const known: ReadonlySet<string> = new Set([
  'first-use',
  'ask-every-time',
  'limit-reached',
  'rule-failed',
  'grant-revoked',
  'tool-loop-limit',
  'has-problems',
  'hidden-characters',
  'possible-secret',
]);

/** Why the person is asked, and why an approved request is back. A limit can be extended here. */
export function Why(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { state, request } = useSamplingReview('SamplingReview.Why');
  const failure = 'failure' in state ? state.failure : undefined;
  const notes = state.notes.filter(({ code }) => known.has(code));
  const server = <ServerName server={request.server} />;
  return (
    <>
      {failure === undefined ? null : (
        <div {...partOf(samplingReviewAnatomy, 'failure')} data-code={failure.code} role="status">
          <p>
            {failure.code === 'limit'
              ? limitText(words, failure.note)
              : words.string(`failure.${failure.code}`)}
          </p>
          {failure.code === 'model-failed' ? (
            <details>
              <summary>{words.string('details')}</summary>
              <code>{failure.detail}</code>
            </details>
          ) : null}
          {failure.code === 'limit' ? <Extend note={failure.note} /> : null}
        </div>
      )}
      {notes.map((note) => (
        <div
          key={`${note.code} ${note.values?.limit ?? ''}`}
          {...partOf(samplingReviewAnatomy, 'why')}
          data-code={note.code}
        >
          <p>
            {note.code === 'limit-reached'
              ? limitText(words, note)
              : words.byCode(`why.${note.code}` as never, { server, ...note.values })}
          </p>
          {note.code === 'limit-reached' && failure?.code !== 'limit' ? <Extend note={note} /> : null}
        </div>
      ))}
    </>
  );
}

function limitText(
  words: ReturnType<typeof useText<(typeof samplingReviewText)['source']>>,
  note: PolicyNote,
): string {
  const { limit = 'calls', period = 'session', max = 0, resetsInSeconds } = note.values ?? {};
  const text =
    limit === 'rate'
      ? words.string('limit.rate', { max, seconds: note.values?.seconds ?? 0 })
      : words.textByCode(`limit.${limit}` as never, {
          max,
          period: words.textByCode(`period.${period}` as never, {}),
        });
  return resetsInSeconds === undefined
    ? text
    : `${text} ${words.string('resets', { minutes: Math.ceil(Number(resetsInSeconds) / 60) })}`;
}

/** As much again as the limit was, in this period only; a decision, so it is armed. */
function Extend({ note }: { readonly note: PolicyNote }): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { policy, request, ended } = useSamplingReview('SamplingReview.Extend');
  const { limit, period, max, grantId } = note.values ?? {};
  if (policy === undefined || ended !== undefined || typeof max !== 'number' || max <= 0) return null;
  if (limit !== 'calls' && limit !== 'seconds' && limit !== 'tokens' && limit !== 'cost') return null;
  const owner = typeof grantId === 'string' ? { grantId } : { serverId: request.server.id };
  const target: EnvelopeTarget | undefined =
    period === 'operation'
      ? { ...owner, period, scopeId: request.scope?.id }
      : period === 'session' || period === 'day'
        ? { ...owner, period }
        : undefined;
  if (target === undefined) return null;
  return (
    <ArmedButton
      {...partOf(samplingReviewAnatomy, 'extend')}
      subject={note}
      onClick={() => policy.extend(target, { [limit]: max })}
    >
      {words.textByCode(`extend.${limit}` as never, { max })}
    </ArmedButton>
  );
}
