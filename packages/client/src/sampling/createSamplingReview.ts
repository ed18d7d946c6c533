import type { SettleResult } from '../inbox/Outcome.ts';
import { checkEdited } from './checkEdited.ts';
import { countToolRounds } from './countToolRounds.ts';
import { createGates } from './createGates.ts';
import { prepareCall } from './prepareCall.ts';
import { type ReadSamplingOptions, readSamplingRequest } from './readSamplingRequest.ts';
import { readSamplingResult } from './readSamplingResult.ts';
import type { SamplingReview, SamplingReviewOptions } from './SamplingReview.ts';
import type { SamplingSession } from './SamplingSession.ts';
import type { SamplingState } from './SamplingState.ts';

const notSettled: SettleResult = { settled: false, by: 'unsupported' };

/**
 * Makes the engine that takes sampling requests through both gates: the request is reviewed before the host's model
 * runs, the answer before the server gets it (S1 … S7, S-14, S-15).
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28; servers should call a model
 * provider directly.
 */
export function createSamplingReview(options: SamplingReviewOptions): SamplingReview {
  const { models = [] } = options;
  const supports = { tools: options.tools === true, context: options.context === true };
  const limits = options.limits === undefined ? {} : { limits: options.limits };
  const reading: ReadSamplingOptions = {
    capability: { ...(supports.tools && { tools: {} }), ...(supports.context && { context: {} }) },
    ...limits,
  };
  const toolRound = countToolRounds();
  const toolRoundLimit = options.toolLoop?.rounds ?? 10;
  const sessions = new Map<string, SamplingSession>();
  const listeners = new Map<string, Set<() => void>>();
  const gates = createGates(options, reading, update);

  function update(session: SamplingSession, state: SamplingState): void {
    session.state = state;
    notify(session.request.id);
  }

  function notify(id: string): void {
    for (const listener of [...(listeners.get(id) ?? [])]) listener();
  }

  return {
    supports,
    models,
    ...(options.currency === undefined ? {} : { currency: options.currency }),

    begin(request, controls) {
      const read = readSamplingRequest(request.params, reading);
      if (read.kind === 'refused') {
        controls.settle({ action: 'reject', reason: 'unsupported', error: read.error });
        return;
      }
      const asked = read.model;
      const state: SamplingState = {
        phase: 'request',
        asked,
        ...prepareCall(options, request.server.id, asked, undefined),
        toolRound: toolRound(request, asked),
        toolRoundLimit,
        notes: [],
      };
      const session: SamplingSession = { request, controls, asked, state };
      sessions.set(request.id, session);
      const end = (): void => {
        sessions.delete(request.id);
        notify(request.id);
      };
      if (controls.signal.aborted) return end();
      controls.signal.addEventListener('abort', end, { once: true });
      void gates.openRequestGate(session);
    },

    approve(id, edited) {
      const session = sessions.get(id);
      if (session === undefined) return { settled: false, by: 'unknown' };
      const { state, asked } = session;
      switch (state.phase) {
        case 'request': {
          const checked = checkEdited(asked, edited ?? asked.request, reading);
          if (checked.ok) return gates.generate(session, checked.model);
          update(session, { ...state, failure: { code: 'invalid-edit', problems: checked.problems } });
          return notSettled;
        }
        case 'generating':
          return { settled: false, by: 'unknown' };
        case 'response': {
          // The model named is the one that ran, whatever an edit says (SA-29).
          const result =
            edited === undefined ? state.response.result : { ...edited, model: state.response.model };
          const reviewed = readSamplingResult(result, { ...state, ...limits });
          const problems = reviewed.problems.filter((problem) => problem.severity === 'withhold');
          if (problems.length === 0)
            return session.controls.settle({ action: 'approve', reason: 'user', result: reviewed.result });
          update(session, { ...state, failure: { code: 'invalid-edit', problems } });
          return notSettled;
        }
        default:
          return state satisfies never;
      }
    },

    getState: (id) => sessions.get(id)?.state,

    subscribeTo(id, listener) {
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(id) === set) listeners.delete(id);
      };
    },

    pickModel(id, modelId) {
      const session = sessions.get(id);
      if (session === undefined || session.state.phase === 'generating') return;
      if (!session.state.choice.candidates.some((model) => model.id === modelId)) return;
      session.picked = modelId;
      const model = session.state.phase === 'response' ? session.state.sent : session.asked;
      update(session, {
        ...session.state,
        ...prepareCall(options, session.request.server.id, model, modelId),
      });
    },

    regenerate(id) {
      const session = sessions.get(id);
      if (session?.state.phase === 'response') gates.generate(session, session.state.sent);
    },

    stop(id) {
      sessions.get(id)?.stop?.();
    },
  };
}
