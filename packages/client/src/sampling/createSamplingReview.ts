import type { SettleResult } from '../inbox/Outcome.ts';
import type { SamplingRequest } from '../inbox/PendingRequest.ts';
import type { ModelCost, PolicyNote, PolicyVerdict } from '../inbox/RequestPolicy.ts';
import type { SamplingControls } from '../inbox/SamplingEngine.ts';
import type { CompletionResult } from './Completion.ts';
import { checkEdited } from './checkEdited.ts';
import { chooseModel } from './chooseModel.ts';
import { countToolRounds } from './countToolRounds.ts';
import { costOf, estimateCost } from './estimateCost.ts';
import { estimateTokens } from './estimateTokens.ts';
import { needsOf } from './needsOf.ts';
import { type ReadSamplingOptions, readSamplingRequest } from './readSamplingRequest.ts';
import { readSamplingResult } from './readSamplingResult.ts';
import { reviewConcerns } from './reviewConcerns.ts';
import { runCompletion } from './runCompletion.ts';
import type { SamplingReview, SamplingReviewOptions } from './SamplingReview.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';
import type { SamplingFailure, SamplingState } from './SamplingState.ts';

interface Session {
  readonly request: SamplingRequest;
  readonly controls: SamplingControls;
  readonly asked: SamplingReviewModel;
  state: SamplingState;
  picked?: string;
  /** Ends the running generation. */
  stop?: () => void;
}

type Approval = { readonly ruleId: string; readonly grantId?: string } | undefined;

const neutralRefusal = { code: -1, message: 'User rejected sampling request' };
const notSettled: SettleResult = { settled: false, by: 'unsupported' };

/**
 * Makes the engine that takes sampling requests through both gates: the request is reviewed before the host's model
 * runs, the answer before the server gets it (S1 … S7, S-14, S-15).
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28; servers should call a model
 * provider directly.
 */
export function createSamplingReview(options: SamplingReviewOptions): SamplingReview {
  const { models = [], timeoutSeconds = 300, now = Date.now } = options;
  const { rounds: toolRoundLimit, atLimit = 'refuse' } = options.toolLoop ?? { rounds: 10 };
  const supports = { tools: options.tools === true, context: options.context === true };
  const capability = { ...(supports.tools && { tools: {} }), ...(supports.context && { context: {} }) };
  const reading: ReadSamplingOptions = {
    capability,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  };
  const toolRound = countToolRounds();
  const sessions = new Map<string, Session>();
  const listeners = new Map<string, Set<() => void>>();

  function update(session: Session, state: SamplingState): void {
    session.state = state;
    notify(session.request.id);
  }

  function notify(id: string): void {
    for (const listener of [...(listeners.get(id) ?? [])]) listener();
  }

  function choiceFor(session: Pick<Session, 'request' | 'picked'>, model: SamplingReviewModel) {
    const allowed = options.allowedModels?.(session.request.server.id);
    const choice = chooseModel({
      models,
      wish: model.wish,
      needs: needsOf(model),
      ...(allowed === undefined ? {} : { allowed }),
      ...(session.picked === undefined ? {} : { picked: session.picked }),
      ...(options.mapHint === undefined ? {} : { mapHint: options.mapHint }),
    });
    return { choice, estimate: estimateCost(model, choice.model?.price) };
  }

  function needFor(state: Pick<SamplingState, 'estimate'>): ModelCost {
    const { promptTokensAtMost, outputTokensAtMost, cost } = state.estimate;
    return {
      tokens: promptTokensAtMost + outputTokensAtMost,
      seconds: timeoutSeconds,
      ...(cost === undefined ? {} : { cost: cost.atMost }),
    };
  }

  function toRequestGate(session: Session, notes: readonly PolicyNote[], failure?: SamplingFailure): void {
    const { asked, choice, estimate, toolRound: round } = session.state;
    session.controls.setStatus('waiting');
    update(session, {
      phase: 'request',
      asked,
      choice,
      estimate,
      toolRound: round,
      toolRoundLimit,
      notes,
      ...(failure === undefined ? {} : { failure }),
    });
  }

  async function openRequestGate(session: Session): Promise<void> {
    const { controls, asked, state } = session;
    const overLimit = state.toolRound > toolRoundLimit;
    if (overLimit && atLimit === 'refuse') {
      controls.settle({
        action: 'reject',
        reason: 'policy',
        ruleId: 'tool-loop-limit',
        error: {
          code: -1,
          message: `Sampling limit reached: ${toolRoundLimit} tool rounds in one operation`,
        },
      });
      return;
    }
    const need = needFor(state);
    const verdict = await controls.decide({ gate: 'request', signal: controls.signal, need });
    // The person may have answered, or the request gone, while the rules were thinking.
    if (controls.signal.aborted || session.state !== state) return;
    if (verdict.action === 'reject') return settleRejected(session, verdict);
    if (verdict.action !== 'approve') return toRequestGate(session, notesOf(verdict));
    const edited = verdict.edited === undefined ? undefined : checkEdited(asked, verdict.edited, reading);
    const sent = edited === undefined ? asked : edited.ok ? edited.model : undefined;
    const concerns = sent === undefined ? [{ code: 'rule-failed' }] : reviewConcerns(sent);
    if (overLimit) concerns.push({ code: 'tool-loop-limit', values: { limit: toolRoundLimit } });
    if (sent === undefined || concerns.length > 0) return toRequestGate(session, concerns);
    generate(session, sent, {
      ruleId: verdict.ruleId,
      ...(verdict.grantId === undefined ? {} : { grantId: verdict.grantId }),
    });
  }

  function settleRejected(session: Session, verdict: Extract<PolicyVerdict, { action: 'reject' }>): void {
    session.controls.settle({
      action: 'reject',
      reason: 'policy',
      ruleId: verdict.ruleId,
      error: verdict.error ?? neutralRefusal,
      ...(verdict.note && { policyNote: verdict.note }),
    });
  }

  function generate(session: Session, sent: SamplingReviewModel, approval: Approval): SettleResult {
    const { choice, estimate } = choiceFor(session, sent);
    if (models.length > 0 && choice.model === undefined) {
      toRequestGate(session, session.state.notes, { code: 'no-model' });
      return notSettled;
    }
    const reservation = session.controls.reserve(needFor({ estimate }), approval?.grantId);
    if (!reservation.granted) {
      const failure: SamplingFailure = { code: 'limit', note: reservation.note };
      toRequestGate(session, [reservation.note], approval === undefined ? failure : undefined);
      return { settled: false, by: 'policy' };
    }
    const { lease } = reservation;
    const { asked, toolRound: round, notes } = session.state;
    const startedAt = now();
    const price = choice.model?.price;
    const base = { asked, choice, estimate, toolRound: round, toolRoundLimit, notes };
    const approvedBy = approval === undefined ? {} : { approvedBy: approval.ruleId };
    session.controls.setStatus('generating');
    let text = '';
    update(session, { ...base, phase: 'generating', sent, text, startedAt, ...approvedBy });
    const run = runCompletion({
      complete: options.complete,
      request: { ...sent.request, ...(choice.model === undefined ? {} : { model: choice.model.id }) },
      signal: session.controls.signal,
      seconds: Math.min(lease.seconds ?? timeoutSeconds, timeoutSeconds),
      onToken: (token) => {
        text += token;
        if (session.state.phase === 'generating')
          update(session, { ...base, phase: 'generating', sent, text, startedAt, ...approvedBy });
      },
    });
    session.stop = run.stop;
    void run.ended.then((end) => {
      const seconds = Math.max(0, (now() - startedAt) / 1000);
      const usage = end.kind === 'result' ? usageOf(end.result) : {};
      const input = usage.inputTokens ?? estimate.promptTokens;
      const output = usage.outputTokens ?? estimateTokens(text).likely;
      lease.close({
        tokens: input + output,
        seconds,
        ...(price === undefined ? {} : { cost: costOf(price, input, output) }),
      });
      if (session.controls.signal.aborted) return;
      if (end.kind !== 'result') {
        const failure: SamplingFailure =
          end.kind === 'failed'
            ? { code: 'model-failed', detail: end.detail }
            : end.kind === 'timed-out'
              ? { code: 'timed-out', seconds: end.seconds }
              : { code: 'stopped' };
        toRequestGate(session, notes, failure);
        return;
      }
      const response = readSamplingResult(end.result, { asked, sent, ...limitsOf() });
      const cost =
        price === undefined || response.usage === undefined ? {} : { cost: costOf(price, input, output) };
      void openResponseGate(session, {
        ...base,
        phase: 'response',
        sent,
        response,
        usage,
        seconds,
        ...cost,
        ...approvedBy,
      });
    });
    return { settled: true };
  }

  function limitsOf(): Pick<ReadSamplingOptions, 'limits'> {
    return options.limits === undefined ? {} : { limits: options.limits };
  }

  async function openResponseGate(
    session: Session,
    state: Extract<SamplingState, { phase: 'response' }>,
  ): Promise<void> {
    const { controls } = session;
    const { response, approvedBy } = state;
    const verdict: PolicyVerdict = await controls.decide({
      gate: 'response',
      signal: controls.signal,
      result: response.result,
      ...(approvedBy === undefined ? {} : { approvedBy }),
    });
    if (controls.signal.aborted) return;
    if (verdict.action === 'reject') return settleRejected(session, verdict);
    // The person sees these for themselves, so only a rule has to be told.
    const concerns = verdict.action === 'approve' ? reviewConcerns(response) : [];
    if (verdict.action === 'approve' && concerns.length === 0) {
      const reviewed =
        verdict.edited === undefined
          ? response
          : readSamplingResult({ ...verdict.edited, model: response.model }, { ...state, ...limitsOf() });
      if (!reviewed.problems.some((problem) => problem.severity === 'withhold')) {
        // A round that is not sent yet can be reopened: then this is what the person finds.
        update(session, state);
        controls.settle({
          action: 'approve',
          reason: 'policy',
          ruleId: verdict.ruleId,
          result: reviewed.result,
        });
        return;
      }
    }
    controls.setStatus('reviewing');
    update(session, {
      ...state,
      notes: [...(verdict.action === 'ask' ? notesOf(verdict) : []), ...concerns],
    });
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
        ...choiceFor({ request }, asked),
        toolRound: toolRound(request, asked),
        toolRoundLimit,
        notes: [],
      };
      const session: Session = { request, controls, asked, state };
      sessions.set(request.id, session);
      const end = (): void => {
        sessions.delete(request.id);
        notify(request.id);
      };
      if (controls.signal.aborted) return end();
      controls.signal.addEventListener('abort', end, { once: true });
      void openRequestGate(session);
    },

    approve(id, edited) {
      const session = sessions.get(id);
      if (session === undefined) return { settled: false, by: 'unknown' };
      const { state, asked } = session;
      switch (state.phase) {
        case 'request': {
          const checked = checkEdited(asked, edited ?? asked.request, reading);
          if (checked.ok) return generate(session, checked.model, undefined);
          update(session, { ...state, failure: { code: 'invalid-edit', problems: checked.problems } });
          return notSettled;
        }
        case 'generating':
          return { settled: false, by: 'unknown' };
        case 'response': {
          // The model named is the one that ran, whatever an edit says (SA-29).
          const result =
            edited === undefined ? state.response.result : { ...edited, model: state.response.model };
          const reviewed = readSamplingResult(result, { ...state, ...limitsOf() });
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
      update(session, { ...session.state, ...choiceFor(session, model) });
    },

    regenerate(id) {
      const session = sessions.get(id);
      if (session?.state.phase === 'response') generate(session, session.state.sent, undefined);
    },

    stop(id) {
      sessions.get(id)?.stop?.();
    },
  };
}

function notesOf(verdict: PolicyVerdict): readonly PolicyNote[] {
  // A verb of another kind of request is a mistake in a rule: the person is asked, nothing is refused or allowed.
  if (verdict.action !== 'ask') return [{ code: 'rule-failed' }];
  return verdict.notes ?? [];
}

function usageOf(result: CompletionResult): NonNullable<CompletionResult['usage']> {
  const count = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
  const { inputTokens, outputTokens } = result.usage ?? {};
  return {
    ...(count(inputTokens) ? { inputTokens } : {}),
    ...(count(outputTokens) ? { outputTokens } : {}),
  };
}
