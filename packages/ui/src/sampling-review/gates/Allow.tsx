import type { GrantLifetime } from '@assent/client/policy';
import { type JSX, useState } from 'react';
import { ArmedButton } from '../../arming/ArmedButton.tsx';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { ServerName } from '../../server-identity/ServerName.tsx';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';

type Offered = Extract<GrantLifetime, 'operation' | 'session' | 'always'>;

/** A whole number above 0, or nothing. */
function count(text: string): number | undefined {
  return /^\s*\d{1,9}\s*$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** Further calls without being asked, within limits the person sets, per server and for one situation only (C9, S-20). */
export function Allow(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { policy, request, state, ended, approve, reject, concerns, idPrefix } =
    useSamplingReview('SamplingReview.Allow');
  const scopeId = request.scope?.id;
  const [lifetime, setLifetime] = useState<Offered>(scopeId === undefined ? 'session' : 'operation');
  const [calls, setCalls] = useState('5');
  const [tokens, setTokens] = useState('');
  const [reviewResponses, setReviewResponses] = useState(true);
  if (policy === undefined || ended !== undefined || state.phase !== 'request') return null;
  if (policy.getSnapshot().askEveryTime) return <p data-notice="">{words.string('askEveryTime')}</p>;

  const situation = scopeId === undefined ? 'background' : 'in-operation';
  const limits = { calls: count(calls), tokens: tokens.trim() === '' ? undefined : count(tokens) };
  const valid = limits.calls !== undefined && (tokens.trim() === '' || limits.tokens !== undefined);
  const offered: readonly Offered[] =
    scopeId === undefined ? ['session', 'always'] : ['operation', 'session', 'always'];
  const period = lifetime === 'always' ? 'day' : lifetime;

  const grant = (): void => {
    if (limits.calls === undefined) return;
    const allowance = { calls: limits.calls, ...(limits.tokens !== undefined && { tokens: limits.tokens }) };
    const given = policy.grant({
      serverId: request.server.id,
      situation,
      lifetime,
      envelope: { [period]: allowance },
      reviewResponses,
      ...(scopeId !== undefined && lifetime === 'operation' && { scopeId }),
    });
    if (given.ok) approve();
  };
  const server = <ServerName server={request.server} />;
  return (
    <details {...partOf(samplingReviewAnatomy, 'allow')}>
      <summary>{words.string(scopeId === undefined ? 'allow' : 'allowTask')}</summary>
      <p>{words.nodes(situation === 'background' ? 'allowBackground' : 'allowRunning', { server })}</p>
      <fieldset>
        <legend>{words.string('howLong')}</legend>
        {offered.map((value) => (
          <label key={value} data-check="">
            <input
              type="radio"
              name={`${idPrefix}-lifetime`}
              checked={lifetime === value}
              onChange={() => setLifetime(value)}
            />
            <span>{words.string(`lifetime.${value}`)}</span>
          </label>
        ))}
      </fieldset>
      <div data-row="">
        <label data-limit="">
          <span>{words.string(`callsPer.${period}`)}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={limits.calls === undefined || undefined}
            value={calls}
            onChange={(event) => setCalls(event.currentTarget.value)}
          />
        </label>
        <label data-limit="">
          <span>{words.string('tokensPer')}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={(tokens.trim() !== '' && limits.tokens === undefined) || undefined}
            value={tokens}
            onChange={(event) => setTokens(event.currentTarget.value)}
          />
        </label>
      </div>
      <label data-check="">
        <input
          type="checkbox"
          checked={reviewResponses}
          onChange={(event) => setReviewResponses(event.currentTarget.checked)}
        />
        <span>{words.string('stillReview')}</span>
      </label>
      <div data-row="">
        <ArmedButton
          {...partOf(samplingReviewAnatomy, 'grant')}
          subject={`${lifetime} ${calls} ${tokens} ${reviewResponses}`}
          unavailable={!valid || !concerns.ready || concerns.problems.length > 0}
          onClick={grant}
        >
          {words.string('grant')}
        </ArmedButton>
        <button
          {...partOf(samplingReviewAnatomy, 'never')}
          type="button"
          onClick={() => {
            policy.setAccess(request.server.id, 'sampling', 'off');
            reject();
          }}
        >
          {words.nodes('never', { server })}
        </button>
      </div>
    </details>
  );
}
