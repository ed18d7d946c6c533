import type { SettleResult } from '../inbox/Outcome.ts';
import type { PolicyNote, PolicyVerdict } from '../inbox/RequestPolicy.ts';
import { bookCall } from './bookCall.ts';
import { checkEdited } from './checkEdited.ts';
import { mostOf, prepareCall } from './prepareCall.ts';
import type { ReadSamplingOptions } from './readSamplingRequest.ts';
import { readSamplingResult } from './readSamplingResult.ts';
import { reviewConcerns } from './reviewConcerns.ts';
import { type CompletionEnd, runCompletion } from './runCompletion.ts';
import type { SamplingReviewOptions } from './SamplingReview.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';
import type { SamplingSession } from './SamplingSession.ts';
import type { SamplingFailure, SamplingState } from './SamplingState.ts';

type ResponseState = Extract<SamplingState, { phase: 'response' }>;
type Verdict<Action extends PolicyVerdict['action']> = Extract<PolicyVerdict, { action: Action }>;

/** The rule that passed the first gate; `undefined` when the person did. */
type Approval = Pick<Verdict<'approve'>, 'ruleId' | 'grantId'> | undefined;

export interface SamplingGates {
  /** Asks the rules about a request that has arrived; the person where they don't decide. */
  openRequestGate(session: SamplingSession): Promise<void>;
  /** Sets aside what the call may take and runs the model. */
  generate(session: SamplingSession, sent: SamplingReviewModel, approval?: Approval): SettleResult;
}

const neutralRefusal = { code: -1, message: 'User rejected sampling request' };

/** The way of one request through both gates; `update` publishes a new state. */
export function createGates(
  options: SamplingReviewOptions,
  reading: ReadSamplingOptions,
  update: (session: SamplingSession, state: SamplingState) => void,
): SamplingGates {
  const { models = [], timeoutSeconds = 300, now = Date.now } = options;
  const { rounds: toolRoundLimit, atLimit = 'refuse' } = options.toolLoop ?? { rounds: 10 };
  const limits = reading.limits === undefined ? {} : { limits: reading.limits };

  async function openRequestGate(session: SamplingSession): Promise<void> {
    const { controls, asked, state } = session;
    const overLimit = state.toolRound > toolRoundLimit;
    if (overLimit && atLimit === 'refuse') {
      const message = `Sampling limit reached: ${toolRoundLimit} tool rounds in one operation`;
      settleRejected(session, { action: 'reject', ruleId: 'tool-loop-limit', error: { code: -1, message } });
      return;
    }
    const need = mostOf(state.estimate, timeoutSeconds);
    const verdict = await controls.decide({ gate: 'request', signal: controls.signal, need });
    // The person may have answered, or the request gone, while the rules were thinking.
    if (controls.signal.aborted || session.state !== state) return;
    if (verdict.action === 'reject') return settleRejected(session, verdict);
    if (verdict.action !== 'approve') return goBack(session, notesOf(verdict));
    const edited = verdict.edited === undefined ? undefined : checkEdited(asked, verdict.edited, reading);
    const sent = edited === undefined ? asked : edited.ok ? edited.model : undefined;
    const concerns = sent === undefined ? [{ code: 'rule-failed' }] : reviewConcerns(sent);
    if (overLimit) concerns.push({ code: 'tool-loop-limit', values: { limit: toolRoundLimit } });
    if (sent === undefined || concerns.length > 0) return goBack(session, concerns);
    generate(session, sent, verdict);
  }

  /** To the gate the call was started from: an answer that was there stays there. */
  function goBack(
    session: SamplingSession,
    notes: readonly PolicyNote[],
    failure?: SamplingFailure,
    before?: ResponseState,
  ): void {
    const failed = failure === undefined ? {} : { failure };
    if (before !== undefined) {
      session.controls.setStatus('reviewing');
      update(session, { ...before, ...failed });
      return;
    }
    const { asked, choice, estimate, toolRound } = session.state;
    session.controls.setStatus('waiting');
    update(session, {
      phase: 'request',
      asked,
      choice,
      estimate,
      toolRound,
      toolRoundLimit,
      notes,
      ...failed,
    });
  }

  function generate(session: SamplingSession, sent: SamplingReviewModel, approval?: Approval): SettleResult {
    const { controls, asked, request, state } = session;
    const before = state.phase === 'response' ? state : undefined;
    const { choice, estimate } = prepareCall(options, request.server.id, sent, session.picked);
    if (models.length > 0 && choice.model === undefined) {
      goBack(session, state.notes, { code: 'no-model' }, before);
      return { settled: false, by: 'unsupported' };
    }
    const reservation = controls.reserve(mostOf(estimate, timeoutSeconds), approval?.grantId);
    if (!reservation.granted) {
      const { note } = reservation;
      goBack(session, [note], approval === undefined ? { code: 'limit', note } : undefined, before);
      return { settled: false, by: 'policy' };
    }
    const { lease } = reservation;
    const startedAt = now();
    const price = choice.model?.price;
    const base = {
      ...{ asked, choice, estimate, toolRound: state.toolRound, toolRoundLimit, notes: state.notes, sent },
      ...(approval === undefined ? {} : { approvedBy: approval.ruleId }),
    };
    let text = '';
    controls.setStatus('generating');
    update(session, { ...base, phase: 'generating', text, startedAt });
    const run = runCompletion({
      complete: options.complete,
      request: { ...sent.request, ...(choice.model === undefined ? {} : { model: choice.model.id }) },
      signal: controls.signal,
      seconds: Math.min(lease.seconds ?? timeoutSeconds, timeoutSeconds),
      onToken: (token) => {
        text += token;
        update(session, { ...base, phase: 'generating', text, startedAt });
      },
    });
    session.stop = run.stop;
    void run.ended.then((end) => {
      const seconds = Math.max(0, (now() - startedAt) / 1000);
      const response =
        end.kind === 'result' ? readSamplingResult(end.result, { asked, sent, ...limits }) : undefined;
      const taken = bookCall({ response, streamed: text, estimate, price, seconds });
      lease.close(taken);
      if (controls.signal.aborted) return;
      if (response === undefined) return goBack(session, state.notes, failureOf(end), before);
      const { usage } = response;
      void openResponseGate(session, {
        ...base,
        phase: 'response',
        response,
        usage: usage ?? {},
        seconds,
        ...(usage === undefined || taken.cost === undefined ? {} : { cost: taken.cost }),
      });
    });
    return { settled: true };
  }

  async function openResponseGate(session: SamplingSession, state: ResponseState): Promise<void> {
    const { controls } = session;
    const { response, approvedBy } = state;
    const verdict = await controls.decide({
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
      const { edited, ruleId } = verdict;
      const reviewed =
        edited === undefined
          ? response
          : readSamplingResult({ ...edited, model: response.model }, { ...state, ...limits });
      if (!reviewed.problems.some((problem) => problem.severity === 'withhold')) {
        // A round that is not sent yet can be reopened: then this is what the person finds.
        update(session, state);
        controls.settle({ action: 'approve', reason: 'policy', ruleId, result: reviewed.result });
        return;
      }
    }
    controls.setStatus('reviewing');
    update(session, {
      ...state,
      notes: [...(verdict.action === 'ask' ? notesOf(verdict) : []), ...concerns],
    });
  }

  return { openRequestGate, generate };
}

function settleRejected({ controls }: SamplingSession, verdict: Verdict<'reject'>): void {
  controls.settle({
    action: 'reject',
    reason: 'policy',
    ruleId: verdict.ruleId,
    error: verdict.error ?? neutralRefusal,
    ...(verdict.note && { policyNote: verdict.note }),
  });
}

function notesOf(verdict: PolicyVerdict): readonly PolicyNote[] {
  // A verb of another kind of request is a mistake in a rule: the person is asked, nothing is refused or allowed.
  if (verdict.action !== 'ask') return [{ code: 'rule-failed' }];
  return verdict.notes ?? [];
}

function failureOf(end: CompletionEnd): SamplingFailure {
  switch (end.kind) {
    case 'failed':
      return { code: 'model-failed', detail: end.detail };
    case 'timed-out':
      return { code: 'timed-out', seconds: end.seconds };
    case 'stopped':
    case 'result':
      return { code: 'stopped' };
    default:
      return end satisfies never;
  }
}
