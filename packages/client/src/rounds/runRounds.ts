import type { Inbox, InputResponses } from '../inbox/Inbox.ts';
import type { OperationScope } from '../inbox/OperationScope.ts';
import type { RequestKind, TypedValues } from '../inbox/PendingRequest.ts';
import { RoundAbandoned } from '../inbox/RoundAbandoned.ts';
import type { ServerIdentity } from '../inbox/ServerIdentity.ts';
import { advanceRound, type RoundEffect, type RoundLimits } from './advanceRound.ts';
import { InvalidRoundResult } from './InvalidRoundResult.ts';
import type { OperationPhase } from './OperationPhase.ts';
import type { RoundState } from './RoundState.ts';
import { RoundStateRejected } from './RoundStateRejected.ts';
import type { RoundStorage } from './RoundStorage.ts';
import { RoundsExceeded } from './RoundsExceeded.ts';
import { watchUrls } from './watchUrls.ts';
import { withoutSecrets } from './withoutSecrets.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * What a failed request means: `answer`, the server said no; `state-rejected`, it said that it no longer knows the state;
 * `lost`, the connection broke and the same may be sent again; `undelivered`, it did not arrive and the person decides.
 */
export type SendFailure = 'answer' | 'state-rejected' | 'lost' | 'undelivered';

export interface RunRoundsOptions {
  readonly inbox: Inbox;
  readonly server: ServerIdentity;
  readonly state: RoundState;
  readonly scope?: OperationScope;
  readonly declared?: readonly RequestKind[];
  /** Aborting ends the operation and withdraws what is pending under it; with the reason `closed` it stays resumable. */
  readonly signal: AbortSignal;
  /** Sends one request under a fresh id and gives the raw result, `input_required` included. */
  readonly send: (params: Json) => Promise<unknown>;
  readonly classify: (error: unknown) => SendFailure;
  readonly limits?: RoundLimits;
  readonly onPhase?: (phase: OperationPhase) => void;
  /** Where the operation is kept while the person is asked. */
  readonly storage?: RoundStorage;
  /** Keep what the person types as well, except in fields classed secret. */
  readonly keepDrafts?: boolean;
  readonly drafts?: Readonly<Record<string, TypedValues>>;
}

type Ask = Extract<RoundEffect, { type: 'ask' }>;
type Sent = { readonly result: unknown } | { readonly error: unknown };

/**
 * Drives one operation through its rounds to the final result. Rejects with `RoundAbandoned`, `RoundsExceeded`,
 * `RoundStateRejected`, `InvalidRoundResult` or the error that ended a request.
 */
export async function runRounds(options: RunRoundsOptions): Promise<unknown> {
  const { inbox, server, scope, signal, limits, storage, classify } = options;
  const { method } = options.state;
  let drafts = options.drafts ?? {};
  const arrival = {
    server,
    era: 'modern',
    signal,
    ...(scope && { scope }),
    ...(options.declared && { declared: options.declared }),
  } as const;
  const waiting = watchUrls(inbox, arrival);

  const send = async (params: Json): Promise<Sent> => {
    try {
      return { result: await options.send(params) };
    } catch (error) {
      return { error };
    }
  };
  /** A lost request is issued anew, once, without asking the person again (RD-29). */
  const deliver = async (params: Json): Promise<Sent> => {
    const first = await send(params);
    const again = 'error' in first && classify(first.error) === 'lost' && !signal.aborted;
    const sent = again ? await send(params) : first;
    if ('error' in sent) {
      const failure = classify(sent.error);
      if (failure === 'state-rejected') {
        return { error: new RoundStateRejected(method, { cause: sent.error }) };
      }
      if (failure !== 'answer') throw sent.error;
    }
    return sent;
  };
  const unwrap = (sent: Sent | undefined): unknown => {
    if (!sent) throw new RoundAbandoned('undelivered');
    if ('error' in sent) throw sent.error;
    return sent.result;
  };

  /** Asks the person and sends what they said: both are one step, since a failed delivery leads back to the person. */
  const ask = async (state: RoundState, effect: Ask): Promise<{ state: RoundState; result: unknown }> => {
    let sent: Sent | undefined;
    let next = state;
    await storage?.save({ state, drafts });
    options.onPhase?.({
      phase: 'waiting-for-user',
      round: state.round,
      pending: Object.keys(effect.inputRequests).length,
    });
    await inbox.fulfil(effect.inputRequests, {
      ...arrival,
      roundNumber: state.round,
      askedAgain: effect.askedAgain,
      openedBefore: effect.openedBefore,
      drafts,
      ...(options.keepDrafts &&
        storage && {
          onDraft: (key: string, values: TypedValues) => {
            const request = Object.hasOwn(effect.inputRequests, key) ? effect.inputRequests[key] : undefined;
            drafts = { ...drafts, [key]: withoutSecrets(request, values) };
            void storage.save({ state, drafts });
          },
        }),
      deliver: async (responses: InputResponses) => {
        if (storage && !(await storage.take())) throw new RoundAbandoned('answered-elsewhere');
        const step = advanceRound(state, { type: 'responses', responses }, limits);
        if (step.effect.type !== 'send') return;
        options.onPhase?.({ phase: 'running', round: state.round });
        next = step.state;
        try {
          sent = await deliver(step.effect.params);
        } catch (error) {
          await storage?.save({ state, drafts });
          throw error;
        }
      },
    });
    drafts = {};
    return { state: next, result: unwrap(sent) };
  };

  try {
    let step = advanceRound(options.state, { type: 'start' }, limits);
    for (;;) {
      const { state, effect } = step;
      switch (effect.type) {
        case 'send': {
          options.onPhase?.({ phase: 'running', round: state.round });
          const result = unwrap(state.waits > 0 ? await deliver(effect.params) : await send(effect.params));
          step = advanceRound(state, { type: 'result', result }, limits);
          break;
        }
        case 'ask': {
          waiting.stop();
          const answered = await ask(state, effect);
          step = advanceRound(answered.state, { type: 'result', result: answered.result }, limits);
          break;
        }
        case 'wait':
          options.onPhase?.({ phase: 'waiting-for-server', round: state.round });
          await waiting.pause(effect.milliseconds, state.agreedUrls);
          step = advanceRound(state, { type: 'waited' }, limits);
          break;
        case 'done':
          return effect.result;
        case 'stop':
          throw effect.reason === 'too-many-rounds'
            ? new RoundsExceeded(state)
            : new InvalidRoundResult(method);
        default:
          return effect satisfies never;
      }
    }
  } finally {
    waiting.stop();
    // A closed connection is no end of the operation: another one may resume it.
    if (signal.reason !== 'closed') await storage?.clear();
  }
}
