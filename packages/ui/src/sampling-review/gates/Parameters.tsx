import type { DroppableMember } from '@assent/client/sampling';
import type { JSX, ReactNode } from 'react';
import { flag } from '../../internals/flag.ts';
import { partOf } from '../../internals/partOf.ts';
import { useRequiredContext } from '../../internals/useRequiredContext.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { BlockEditingContext } from '../blocks/BlockEditing.ts';
import { JsonView } from '../blocks/JsonView.tsx';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';

const priorities = ['costPriority', 'speedPriority', 'intelligencePriority'] as const;

/** Everything else that would be sent, each of which can be left out (SA-27, SA-52), and what is not sent. */
export function Parameters(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { state, session, drafts, idPrefix } = useSamplingReview('SamplingReview.Parameters');
  const { locked } = useRequiredContext(BlockEditingContext, 'SamplingReview.Parameters');
  const { asked } = state;
  const { wish, request } = asked;

  const rows: (readonly [DroppableMember, ReactNode])[] = [];
  if (request.modelPreferences !== undefined)
    rows.push([
      'modelPreferences',
      <>
        {wish.hints.length === 0 ? null : (
          <p>
            {words.string('hints')}{' '}
            {wish.hints.map((hint, index) => (
              <span key={hint}>
                {index === 0 ? null : ', '}
                <UntrustedText text={hint} as="label" notice />
              </span>
            ))}
          </p>
        )}
        {priorities.map((name) =>
          wish[name] === undefined ? null : (
            <p key={name}>
              {words.string(name, {
                value: wish[name],
                level: words.string(wish[name] >= 0.67 ? 'high' : wish[name] >= 0.34 ? 'medium' : 'low'),
              })}
            </p>
          ),
        )}
      </>,
    ]);
  if (asked.temperature !== undefined)
    rows.push(['temperature', <p key="t">{words.string('temperature', { value: asked.temperature })}</p>]);
  if (asked.stopSequences !== undefined)
    rows.push([
      'stopSequences',
      <>
        <p>{words.string('stopSequences')}</p>
        <JsonView value={asked.stopSequences} />
      </>,
    ]);
  if (asked.metadata !== undefined)
    rows.push([
      'metadata',
      <>
        <p>{words.string('metadata')}</p>
        <JsonView value={asked.metadata} />
      </>,
    ]);
  if (request.includeContext !== undefined)
    rows.push(['includeContext', <p key="c">{words.string(`context.${request.includeContext}`)}</p>]);

  const notices = asked.notices.filter(
    ({ code }) => code === 'context-not-declared' || code === 'not-forwarded',
  );
  if (rows.length === 0 && notices.length === 0) return null;
  const titleId = `${idPrefix}-parameters`;
  return (
    <section {...partOf(samplingReviewAnatomy, 'parameters')} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.string('parameters')}</h3>
      {rows.map(([name, content]) => {
        const dropped = drafts.request.droppedMembers.has(name);
        return (
          <div
            key={name}
            {...partOf(samplingReviewAnatomy, 'parameter')}
            data-name={name}
            data-dropped={flag(dropped)}
          >
            <div>{content}</div>
            {locked ? null : (
              <button
                {...partOf(samplingReviewAnatomy, 'drop')}
                type="button"
                aria-label={words.string(dropped ? 'takeInNamed' : 'leaveOutNamed', {
                  name: words.string(`member.${name}`),
                })}
                onClick={() =>
                  session.edit({ type: dropped ? 'restore-member' : 'drop-member', member: name })
                }
              >
                {words.string(dropped ? 'takeIn' : 'leaveOut')}
              </button>
            )}
          </div>
        );
      })}
      {notices.map((notice) => (
        <p key={notice.path} data-notice="">
          {notice.code === 'context-not-declared'
            ? words.string('contextNone')
            : words.nodes('notForwarded', { name: <UntrustedText text={notice.path.slice(1)} as="label" /> })}
        </p>
      ))}
    </section>
  );
}
