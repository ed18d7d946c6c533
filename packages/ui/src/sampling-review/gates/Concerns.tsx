import { inspectText } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { useRequiredContext } from '../../internals/useRequiredContext.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { BlockEditingContext } from '../blocks/BlockEditing.ts';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { textOf } from '../session/textOf.ts';

/** What has to be looked at before approving: problems, likely credentials, hidden characters (S7, SA-08, SA-11). */
export function Concerns(): JSX.Element {
  const words = useText(samplingReviewText);
  const { concerns, session, drafts, state } = useSamplingReview('SamplingReview.Concerns');
  const editing = useRequiredContext(BlockEditingContext, 'SamplingReview.Concerns');
  const { hidden, secrets, problems } = concerns;
  const editable = (path: string): string | undefined => textOf(state, drafts, path);
  const sendShown = hidden.filter((path) => editable(path) !== undefined);
  return (
    <>
      {problems.length === 0 ? null : (
        <div {...partOf(samplingReviewAnatomy, 'problems')} role="status">
          <p>
            {words.string(
              problems.some(({ severity }) => severity !== 'flag') ? 'problemsWithhold' : 'problemsFlag',
            )}
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.path}`} data-code={problem.code}>
                {words.string(`problem.${problem.code}`)} <code>{problem.path}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {secrets.size === 0 ? null : (
        <div {...partOf(samplingReviewAnatomy, 'secrets')} role="status">
          <p>{words.string('secrets', { count: [...secrets.values()].flat().length })}</p>
          {editing.locked ? null : (
            <button
              {...partOf(samplingReviewAnatomy, 'redact-found')}
              type="button"
              onClick={() => {
                for (const [path, ranges] of secrets) {
                  if (editable(path) === undefined) editing.redactBlock(path);
                  else editing.redact(path, ranges);
                }
              }}
            >
              {words.string('redactFound')}
            </button>
          )}
        </div>
      )}
      {hidden.length === 0 ? null : (
        <div {...partOf(samplingReviewAnatomy, 'hidden')}>
          <p>{words.string('hidden', { count: hidden.length })}</p>
          {editing.locked ? null : (
            <>
              {sendShown.length === 0 ? null : (
                <button
                  {...partOf(samplingReviewAnatomy, 'send-shown')}
                  type="button"
                  onClick={() => {
                    for (const path of sendShown)
                      editing.setText(path, inspectText(editable(path) ?? '', { role: 'review' }).display);
                  }}
                >
                  {words.string('sendShown')}
                </button>
              )}
              <label data-check="">
                <input
                  {...partOf(samplingReviewAnatomy, 'acknowledge')}
                  type="checkbox"
                  checked={drafts.acknowledged}
                  onChange={(event) => session.acknowledge(event.currentTarget.checked)}
                />
                <span>{words.string('acknowledge')}</span>
              </label>
            </>
          )}
        </div>
      )}
    </>
  );
}
