import type { JSX } from 'react';
import { flag } from '../../internals/flag.ts';
import { partOf } from '../../internals/partOf.ts';
import { useRequiredContext } from '../../internals/useRequiredContext.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { ServerName } from '../../server-identity/ServerName.tsx';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { BlockEditingContext } from '../blocks/BlockEditing.ts';
import { JsonView } from '../blocks/JsonView.tsx';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';

/** The tools the model may call, said to be the server's, with description and schema; each can be left out (SA-TOOL-15). */
export function Tools(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { request, state, session, drafts, idPrefix } = useSamplingReview('SamplingReview.Tools');
  const { locked } = useRequiredContext(BlockEditingContext, 'SamplingReview.Tools');
  const { tools, toolChoice } = state.asked;
  if (tools.length === 0) return null;
  const titleId = `${idPrefix}-tools`;
  const { droppedTools, noToolUse } = drafts.request;
  return (
    <section {...partOf(samplingReviewAnatomy, 'tools')} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.string('tools', { count: tools.length })}</h3>
      <p>{words.nodes('toolsExplain', { server: <ServerName server={request.server} /> })}</p>
      <p>{words.string(`toolChoice.${noToolUse ? 'none' : (toolChoice ?? 'auto')}`)}</p>
      <p>{words.string('toolRound', { round: state.toolRound, limit: state.toolRoundLimit })}</p>
      <ul>
        {tools.map((tool) => {
          const dropped = droppedTools.has(tool.path);
          return (
            <li key={tool.path} {...partOf(samplingReviewAnatomy, 'tool')} data-dropped={flag(dropped)}>
              <details>
                <summary>
                  <UntrustedText text={tool.name} as="label" notice />
                  {dropped ? <> ({words.string('dropped')})</> : null}
                </summary>
                {tool.title === undefined ? null : (
                  <p>
                    <UntrustedText text={tool.title} as="label" notice />
                  </p>
                )}
                {tool.description === undefined ? null : (
                  <p>
                    <UntrustedText text={tool.description} as="review" />
                  </p>
                )}
                <JsonView value={tool.inputSchema} />
                {tool.extras === undefined ? null : <JsonView value={tool.extras} />}
              </details>
              {locked ? null : (
                <button
                  {...partOf(samplingReviewAnatomy, 'drop')}
                  type="button"
                  onClick={() =>
                    session.edit({ type: dropped ? 'restore-tool' : 'drop-tool', path: tool.path })
                  }
                >
                  {words.string(dropped ? 'takeIn' : 'leaveOut')}
                  <span data-visually-hidden="">
                    {' '}
                    <UntrustedText text={tool.name} as="label" />
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {locked || toolChoice === 'none' ? null : (
        <label data-check="">
          <input
            type="checkbox"
            checked={noToolUse}
            onChange={(event) =>
              session.edit({ type: 'set-tool-use', allowed: !event.currentTarget.checked })
            }
          />
          <span>{words.string('noToolUse')}</span>
        </label>
      )}
    </section>
  );
}
