import { describe, expect, it } from 'vitest';
import { createInbox } from '../inbox/createInbox.ts';
import type { InboxOptions } from '../inbox/InboxOptions.ts';
import type { OperationScope } from '../inbox/OperationScope.ts';
import type { Outcome } from '../inbox/Outcome.ts';
import { createPolicy } from '../policy/createPolicy.ts';
import type { Complete, CompletionRequest, CompletionResult } from './Completion.ts';
import { createSamplingReview } from './createSamplingReview.ts';
import type { SamplingReviewOptions } from './SamplingReview.ts';
import type { SamplingState } from './SamplingState.ts';

const server = { id: 'travel', label: 'Travel' };
const text = (value: string) => ({ type: 'text', text: value });
const plain = {
  messages: [{ role: 'user', content: text('Which flight?') }],
  systemPrompt: 'Be brief',
  maxTokens: 100,
};
const tools = [{ name: 'search', inputSchema: { type: 'object' } }];
const loop = { ...plain, tools };
const scope: OperationScope = { id: 'op1', method: 'tools/call', name: 'plan', attribution: 'certain' };
const models = [
  { id: 'small', price: { inputPerMillion: 1, outputPerMillion: 2 }, supports: ['tools'] as const },
  { id: 'large', price: { inputPerMillion: 10, outputPerMillion: 20 }, supports: ['tools'] as const },
];

/** A model that waits to be told what to answer. */
function heldModel() {
  const calls: {
    readonly request: CompletionRequest;
    readonly signal: AbortSignal;
    readonly onToken: (text: string) => void;
    readonly answer: (result?: Partial<CompletionResult>) => void;
    readonly answerRaw: (result: unknown) => void;
    readonly fail: (error: unknown) => void;
  }[] = [];
  const complete: Complete = (request, { signal, onToken = () => {} }) =>
    new Promise((resolve, reject) => {
      calls.push({
        request,
        signal,
        onToken,
        answer: (result = {}) =>
          resolve({
            model: request.model ?? 'm',
            content: text('Take number 7'),
            stopReason: 'endTurn',
            ...result,
          }),
        answerRaw: (result) => resolve(result as CompletionResult),
        fail: reject,
      });
    });
  return { complete, calls };
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

function setup(options: Partial<SamplingReviewOptions> = {}, inboxOptions: Partial<InboxOptions> = {}) {
  const model = heldModel();
  const review = createSamplingReview({ complete: model.complete, tools: true, ...options });
  const inbox = createInbox({
    surfaces: ['sampling'],
    sampling: review,
    limits: { arrivalsPerMinute: 1_000 },
    warn: () => {},
    ...inboxOptions,
  });
  inbox.registerSurface('sampling');
  const arrive = async (
    params: object = plain,
    arrival: { scope?: OperationScope; signal?: AbortSignal } = {},
  ) => {
    const before = new Set(inbox.getSnapshot().map(({ id }) => id));
    const ended: { outcome?: Outcome } = {};
    void inbox
      .request(
        { kind: 'sampling', params: params as Record<string, unknown> },
        { server, era: 'legacy', ...arrival },
      )
      .then((outcome) => (ended.outcome = outcome));
    await turn();
    const id = inbox.getSnapshot().find((request) => !before.has(request.id))?.id ?? '';
    return { id, ended, state: (): SamplingState | undefined => review.getState(id) };
  };
  return { ...model, review, inbox, arrive };
}

function phase<Phase extends SamplingState['phase']>(state: SamplingState | undefined, wanted: Phase) {
  if (state?.phase !== wanted) throw new Error(`expected ${wanted}, found ${state?.phase}`);
  return state as Extract<SamplingState, { phase: Phase }>;
}

describe('the two gates of sampling', () => {
  it('runs the model only after the request was approved and delivers only after the answer was [SA-03] [SA-06] [SA-37] [SA-38] [SA-39] [S-14] [S3]', async () => {
    const { inbox, arrive, calls } = setup();
    const { id, ended, state } = await arrive();
    expect(calls).toHaveLength(0);
    expect(inbox.get(id)?.status).toBe('waiting');
    expect(inbox.approve(id)).toEqual({ settled: true });
    await turn();
    expect(inbox.get(id)?.status).toBe('generating');
    calls[0]?.answer();
    await turn();
    expect(inbox.get(id)?.status).toBe('reviewing');
    expect(phase(state(), 'response').response.blocks[0]).toMatchObject({ text: 'Take number 7' });
    expect(ended.outcome).toBeUndefined();
    expect(inbox.approve(id)).toEqual({ settled: true });
    await turn();
    expect(ended.outcome).toEqual({
      action: 'approve',
      reason: 'user',
      result: { role: 'assistant', model: 'm', content: text('Take number 7'), stopReason: 'endTurn' },
    });
    expect(state()).toBeUndefined();
  });

  it('gives the model exactly the reviewed request and nothing of the host [SA-47] [S-21] [SA-41] [S1]', async () => {
    const { inbox, arrive, calls } = setup();
    const params = { ...plain, conversation: ['private'], _meta: { progressToken: 1 } };
    const { id } = await arrive(params);
    inbox.approve(id);
    await turn();
    expect(calls[0]?.request).toEqual(plain);
  });

  it('runs the edited request and delivers the edited answer [SA-05] [SA-06] [SA-29] [SA-41] [SA-42] [SA-20]', async () => {
    const { inbox, arrive, calls } = setup();
    const { id, ended } = await arrive();
    const edited = { ...plain, messages: [{ role: 'user', content: text('[redacted]') }], maxTokens: 10 };
    inbox.approve(id, edited);
    await turn();
    expect(calls[0]?.request).toEqual(edited);
    calls[0]?.answer({ usage: { inputTokens: 1 } });
    await turn();
    inbox.approve(id, {
      model: 'forged',
      content: text('Shorter'),
      stopReason: 'endTurn',
      note: 'edited by me',
    });
    await turn();
    expect(ended.outcome?.result).toEqual({
      role: 'assistant',
      model: 'm',
      content: text('Shorter'),
      stopReason: 'endTurn',
    });
  });

  it('does not run what an edit raised or broke, and says why [SA-25] [SA-26]', async () => {
    const { inbox, arrive, calls, review } = setup();
    const { id } = await arrive();
    for (const edited of [
      { ...plain, maxTokens: 101 },
      { ...plain, messages: [] },
      { ...plain, tools },
    ])
      expect(inbox.approve(id, edited)).toEqual({ settled: false, by: 'unsupported' });
    await turn();
    expect(calls).toHaveLength(0);
    expect(phase(review.getState(id), 'request').failure).toMatchObject({
      code: 'invalid-edit',
      problems: [{ code: 'raised-limit', path: '/tools/0' }],
    });
  });

  it('rejects at the first gate without any model call [B105] [SA-35]', async () => {
    const { inbox, arrive, calls } = setup();
    const { id, ended, state } = await arrive();
    inbox.reject(id);
    await turn();
    expect(ended.outcome).toEqual({
      action: 'reject',
      reason: 'user',
      error: { code: -1, message: 'User rejected sampling request' },
    });
    expect(calls).toHaveLength(0);
    expect(state()).toBeUndefined();
  });

  it('rejects at the second gate without a trace of the answer [SA-38] [SA-35]', async () => {
    const { inbox, arrive, calls } = setup();
    const { id, ended } = await arrive();
    inbox.approve(id);
    await turn();
    calls[0]?.answer({ content: text('CONFIDENTIAL') });
    await turn();
    inbox.reject(id);
    await turn();
    expect(ended.outcome).toMatchObject({ action: 'reject', error: { code: -1 } });
    expect(JSON.stringify(ended.outcome)).not.toContain('CONFIDENTIAL');
  });

  it('aborts the model when the request is rejected or withdrawn while it generates', async () => {
    for (const end of ['reject', 'abort'] as const) {
      const { inbox, arrive, calls } = setup();
      const controller = new AbortController();
      const { id, ended } = await arrive(plain, { signal: controller.signal });
      inbox.approve(id);
      await turn();
      if (end === 'reject') inbox.reject(id);
      else controller.abort();
      expect(calls[0]?.signal.aborted).toBe(true);
      calls[0]?.answer();
      await turn();
      expect(ended.outcome?.result).toBeUndefined();
      expect(ended.outcome).toMatchObject(
        end === 'reject' ? { action: 'reject', reason: 'user' } : { action: 'cancel', reason: 'aborted' },
      );
    }
  });

  it('goes back to the first gate when the person stops, and drops what arrives later', async () => {
    const { inbox, arrive, calls, review } = setup();
    const { id, ended } = await arrive();
    inbox.approve(id);
    await turn();
    review.stop(id);
    await turn();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(inbox.get(id)?.status).toBe('waiting');
    expect(phase(review.getState(id), 'request').failure).toEqual({ code: 'stopped' });
    calls[0]?.onToken('late');
    calls[0]?.answer();
    await turn();
    expect(review.getState(id)?.phase).toBe('request');
    expect(ended.outcome).toBeUndefined();
    inbox.approve(id);
    await turn();
    expect(calls).toHaveLength(2);
  });

  it('puts the person back to the first gate when the model fails or says nothing of use', async () => {
    const { inbox, arrive, calls, review } = setup();
    const { id, ended } = await arrive();
    inbox.approve(id);
    await turn();
    calls[0]?.fail(new Error('503 from the provider'));
    await turn();
    expect(phase(review.getState(id), 'request').failure).toEqual({
      code: 'model-failed',
      detail: '503 from the provider',
    });
    inbox.approve(id);
    await turn();
    calls[1]?.answer({ model: '' });
    await turn();
    expect(phase(review.getState(id), 'response').response.problems).toMatchObject([
      { code: 'missing-model' },
    ]);
    expect(inbox.approve(id)).toEqual({ settled: false, by: 'unsupported' });
    expect(ended.outcome).toBeUndefined();
  });

  it('shows text as it streams', async () => {
    const { inbox, arrive, calls, review } = setup();
    const { id } = await arrive();
    inbox.approve(id);
    await turn();
    let woken = 0;
    const stop = review.subscribeTo(id, () => (woken += 1));
    calls[0]?.onToken('Take ');
    calls[0]?.onToken('number');
    expect(phase(review.getState(id), 'generating').text).toBe('Take number');
    expect(woken).toBe(2);
    stop();
  });

  it('regenerates at the second gate with the same request', async () => {
    const { inbox, arrive, calls, review } = setup();
    const { id, ended } = await arrive();
    inbox.approve(id, { ...plain, maxTokens: 50 });
    await turn();
    calls[0]?.answer();
    await turn();
    review.regenerate(id);
    await turn();
    expect(calls[1]?.request).toEqual(calls[0]?.request);
    expect(inbox.get(id)?.status).toBe('generating');
    calls[1]?.answer({ content: text('Second try') });
    await turn();
    inbox.approve(id);
    await turn();
    expect(ended.outcome?.result?.content).toEqual(text('Second try'));
  });

  it('keeps the answer that was there when a further run fails or is stopped', async () => {
    const { inbox, arrive, calls, review } = setup();
    const { id, ended } = await arrive();
    inbox.approve(id);
    await turn();
    calls[0]?.answer({ content: text('First try') });
    await turn();
    review.regenerate(id);
    await turn();
    calls[1]?.fail(new Error('busy'));
    await turn();
    expect(inbox.get(id)?.status).toBe('reviewing');
    expect(phase(review.getState(id), 'response').failure).toMatchObject({ code: 'model-failed' });
    inbox.approve(id);
    await turn();
    expect(ended.outcome?.result?.content).toEqual(text('First try'));
  });

  it.each([null, undefined, 'text', 7, []])('is not thrown off by a model that answers %s', async (odd) => {
    const { inbox, arrive, calls, review } = setup();
    const { id, ended } = await arrive();
    inbox.approve(id);
    await turn();
    calls[0]?.answerRaw(odd);
    await turn();
    expect(phase(review.getState(id), 'response').response.problems.length).toBeGreaterThan(0);
    expect(inbox.approve(id).settled).toBe(false);
    expect(ended.outcome).toBeUndefined();
  });

  it('settles once, however often and from wherever it is approved', async () => {
    const { inbox, arrive, calls } = setup();
    const { id } = await arrive();
    expect(inbox.approve(id)).toEqual({ settled: true });
    expect(inbox.approve(id).settled).toBe(false);
    await turn();
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await turn();
    expect(inbox.approve(id)).toEqual({ settled: true });
    expect(inbox.approve(id).settled).toBe(false);
    expect(inbox.reject(id).settled).toBe(false);
  });

  it('stops a call whose time is up', async () => {
    const { inbox, arrive, calls, review } = setup({ timeoutSeconds: 0.01 });
    const { id } = await arrive();
    inbox.approve(id);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(phase(review.getState(id), 'request').failure).toEqual({ code: 'timed-out', seconds: 0.01 });
  });

  it('has no word for switching parallel tool calls off, in what is run or answered [SA-TOOL-14]', async () => {
    const { inbox, arrive, calls } = setup();
    const { id, ended } = await arrive({
      ...loop,
      disableParallelToolUse: true,
      toolChoice: { mode: 'auto' },
    });
    inbox.approve(id);
    await turn();
    calls[0]?.answer({
      content: [{ type: 'tool_use', id: '1', name: 'search', input: {} }],
      stopReason: 'toolUse',
    });
    await turn();
    inbox.approve(id);
    await turn();
    expect(JSON.stringify([calls[0]?.request, ended.outcome?.result])).not.toMatch(/parallel/i);
  });

  it('keeps nothing of one request for the next [SA-33]', async () => {
    const { inbox, arrive, calls, review } = setup();
    const first = await arrive();
    inbox.approve(first.id);
    await turn();
    calls[0]?.answer();
    await turn();
    inbox.approve(first.id);
    await turn();
    expect(review.getState(first.id)).toBeUndefined();
    const second = await arrive({ ...plain, messages: [{ role: 'user', content: text('other') }] });
    inbox.approve(second.id);
    await turn();
    expect(JSON.stringify(calls[1]?.request)).not.toContain('Which flight?');
  });

  it('returns the model’s tool calls and runs none of them [SA-TOOL-16]', async () => {
    const { inbox, arrive, calls } = setup();
    const { id, ended } = await arrive(loop);
    inbox.approve(id);
    await turn();
    const content = [{ type: 'tool_use', id: '1', name: 'search', input: { q: 'x' } }];
    calls[0]?.answer({ content, stopReason: 'toolUse' });
    await turn();
    inbox.approve(id);
    await turn();
    expect(ended.outcome?.result).toMatchObject({ content, stopReason: 'toolUse' });
    expect(calls).toHaveLength(1);
  });
});

describe('what is refused before anyone is asked', () => {
  it('refuses an unbalanced history with -32602 and shows nothing [SA-TOOL-06] [SA-TOOL-08]', async () => {
    const { inbox, arrive } = setup();
    const { ended } = await arrive({
      ...loop,
      messages: [{ role: 'assistant', content: { type: 'tool_use', id: '1', name: 'search', input: {} } }],
    });
    expect(inbox.getSnapshot()).toEqual([]);
    expect(ended.outcome).toMatchObject({ reason: 'unsupported', error: { code: -32602 } });
  });

  it('declares and accepts tools only when the host’s model has them [SA-TOOL-01] [SA-TOOL-02]', async () => {
    const { inbox, arrive, calls } = setup({ tools: false });
    const { ended } = await arrive(loop);
    expect(inbox.getSnapshot()).toEqual([]);
    expect(calls).toEqual([]);
    expect(ended.outcome).toMatchObject({ error: { code: -32602 } });
  });
});

describe('the choice of a model', () => {
  it('shows it with its estimate before approval and runs it [SA-09] [SA-17] [SA-44] [S-15]', async () => {
    const { inbox, arrive, calls, review } = setup({ models });
    const { id, ended } = await arrive({ ...plain, modelPreferences: { hints: [{ name: 'large' }] } });
    const asked = phase(review.getState(id), 'request');
    expect([asked.choice.model?.id, asked.choice.reason.kind]).toEqual(['large', 'hint']);
    expect(asked.estimate).toMatchObject({ outputTokensAtMost: 100, cost: { likely: expect.any(Number) } });
    review.pickModel(id, 'small');
    expect(review.getState(id)?.choice).toMatchObject({ model: { id: 'small' }, reason: { kind: 'picked' } });
    review.pickModel(id, 'unheard-of');
    expect(review.getState(id)?.choice.model?.id).toBe('small');
    inbox.approve(id);
    await turn();
    expect(calls[0]?.request.model).toBe('small');
    expect(calls[0]?.request.modelPreferences).toEqual({ hints: [{ name: 'large' }] });
    calls[0]?.answer({ model: 'small-2026', usage: { inputTokens: 1_000_000, outputTokens: 500_000 } });
    await turn();
    expect(phase(review.getState(id), 'response')).toMatchObject({
      cost: 2,
      usage: { outputTokens: 500_000 },
    });
    inbox.approve(id);
    await turn();
    expect(ended.outcome?.result?.model).toBe('small-2026');
  });

  it('keeps to the allow-list of the server, and runs nothing when it leaves no model', async () => {
    const { inbox, arrive, calls, review } = setup({ models, allowedModels: () => [] });
    const { id } = await arrive();
    expect(review.getState(id)?.choice.reason).toEqual({ kind: 'not-allowed' });
    expect(inbox.approve(id)).toEqual({ settled: false, by: 'unsupported' });
    await turn();
    expect(calls).toEqual([]);
    expect(phase(review.getState(id), 'request').failure).toEqual({ code: 'no-model' });
  });
});

describe('sampling under rules', () => {
  const grant = {
    serverId: 'travel',
    situation: 'in-operation',
    lifetime: 'session',
    envelope: { operation: { calls: 2 } },
  } as const;

  it('asks the person while nothing is granted, and says that it is the first time [SA-07] [S-19]', async () => {
    const policy = createPolicy();
    const { arrive, calls, review } = setup({}, { policy });
    const { id } = await arrive();
    await turn();
    expect(phase(review.getState(id), 'request').notes).toEqual([{ code: 'first-use' }]);
    expect(calls).toEqual([]);
  });

  it('passes both gates within a grant, names the rule, and stops at the edge of its envelope [SA-45] [S-20] [B107]', async () => {
    const policy = createPolicy();
    policy.grant(grant);
    const { arrive, calls, review } = setup({}, { policy });
    for (const turnNumber of [0, 1]) {
      const { ended } = await arrive(plain, { scope });
      await turn();
      calls[turnNumber]?.answer({ usage: { inputTokens: 5, outputTokens: 5 } });
      await turn();
      expect(ended.outcome).toMatchObject({
        action: 'approve',
        reason: 'policy',
        ruleId: expect.stringMatching(/^grant:/),
      });
    }
    const third = await arrive(plain, { scope });
    await turn();
    expect(calls).toHaveLength(2);
    expect(phase(review.getState(third.id), 'request').notes).toMatchObject([
      { code: 'limit-reached', values: { limit: 'calls', period: 'operation', max: 2 } },
    ]);
  });

  it('lets only as many of many concurrent calls run as the envelope has', async () => {
    const policy = createPolicy();
    policy.grant({ ...grant, atLimit: 'refuse' });
    const { arrive, calls } = setup({}, { policy });
    const arrived = await Promise.all(Array.from({ length: 10 }, () => arrive(plain, { scope })));
    await turn();
    expect(calls).toHaveLength(2);
    expect(arrived.filter(({ ended }) => ended.outcome?.action === 'reject').length).toBeLessThanOrEqual(8);
    for (const running of calls) running.answer();
    await turn();
    expect(calls).toHaveLength(2);
    expect(arrived.filter(({ ended }) => ended.outcome?.action === 'approve')).toHaveLength(2);
  });

  it('still shows the answer when the grant keeps the second gate for the person', async () => {
    const policy = createPolicy();
    policy.grant({ ...grant, reviewResponses: true });
    const { arrive, calls, inbox } = setup({}, { policy });
    const { id, ended } = await arrive(plain, { scope });
    await turn();
    calls[0]?.answer();
    await turn();
    expect(inbox.get(id)?.status).toBe('reviewing');
    inbox.approve(id);
    await turn();
    expect(ended.outcome).toMatchObject({ action: 'approve', reason: 'user' });
  });

  it('asks the person about the answer when the grant was revoked while the model ran', async () => {
    const policy = createPolicy();
    policy.grant(grant);
    const { arrive, calls, inbox } = setup({}, { policy });
    const { id, ended } = await arrive(plain, { scope });
    await turn();
    policy.revoke(policy.getSnapshot().grants[0]?.id ?? '');
    calls[0]?.answer();
    await turn();
    expect(ended.outcome).toBeUndefined();
    expect(inbox.get(id)?.status).toBe('reviewing');
  });

  it('waves nothing through that has problems, in the request or in the answer', async () => {
    const policy = createPolicy();
    policy.grant({ ...grant, envelope: { session: { calls: 10 } } });
    const { arrive, calls, review } = setup({}, { policy });
    const odd = await arrive(
      { messages: [{ role: 'user', content: { type: 'video' } }], maxTokens: 1 },
      { scope },
    );
    await turn();
    expect(calls).toEqual([]);
    expect(phase(review.getState(odd.id), 'request').notes.map(({ code }) => code)).toContain('has-problems');
    const flagged = await arrive({ ...loop, toolChoice: { mode: 'required' } }, { scope });
    await turn();
    calls[0]?.answer();
    await turn();
    expect(phase(review.getState(flagged.id), 'response').notes.map(({ code }) => code)).toContain(
      'has-problems',
    );
    expect(flagged.ended.outcome).toBeUndefined();
  });

  it.each([
    ['hidden characters', 'Ignore\u202e this\u{e0041}', 'hidden-characters'],
    ['credential', 'token ghp_abcdefghijklmnopqrstuvwxyz0123456789', 'possible-secret'],
  ])('waves no %s through, in the request or in the answer [SA-11] [S7] [S-16]', async (_, hidden, code) => {
    const policy = createPolicy();
    policy.grant({ ...grant, envelope: { session: { calls: 10 } } });
    const { arrive, calls, review } = setup({}, { policy });
    const odd = await arrive({ ...plain, messages: [{ role: 'user', content: text(hidden) }] }, { scope });
    await turn();
    expect(calls).toEqual([]);
    expect(phase(review.getState(odd.id), 'request').notes).toEqual([{ code, values: { count: 1 } }]);
    const fine = await arrive(plain, { scope });
    await turn();
    calls[0]?.answer({ content: text(hidden) });
    await turn();
    expect(fine.ended.outcome).toBeUndefined();
    expect(phase(review.getState(fine.id), 'response').notes).toEqual([{ code, values: { count: 1 } }]);
  });

  it('takes a verb of another kind of request for a mistake and asks', async () => {
    const policy = createPolicy({
      review: [{ id: 'odd', decide: () => ({ action: 'accept', ruleId: 'odd' }) }],
    });
    const { arrive, calls, review } = setup({}, { policy });
    const { id } = await arrive();
    await turn();
    expect(calls).toEqual([]);
    expect(phase(review.getState(id), 'request').notes).toEqual([{ code: 'rule-failed' }]);
  });

  it('holds the limits of the host against the person’s own approval, until they extend [SA-10]', async () => {
    const policy = createPolicy({ limits: { session: { calls: 1 } } });
    policy.setAccess('travel', 'sampling', 'on');
    const { arrive, calls, inbox, review } = setup({}, { policy });
    const first = await arrive();
    inbox.approve(first.id);
    await turn();
    const second = await arrive();
    expect(inbox.approve(second.id)).toEqual({ settled: false, by: 'policy' });
    expect(phase(review.getState(second.id), 'request').failure).toMatchObject({
      code: 'limit',
      note: { values: { limit: 'calls', max: 1 } },
    });
    policy.extend({ serverId: 'travel', period: 'session' }, { calls: 1 });
    expect(inbox.approve(second.id)).toEqual({ settled: true });
    await turn();
    expect(calls).toHaveLength(2);
  });

  it('frees what a stopped call had set aside and books what it used', async () => {
    const policy = createPolicy({ limits: { session: { tokens: 1_000 } } });
    const { arrive, inbox, review } = setup({}, { policy });
    const { id } = await arrive();
    inbox.approve(id);
    await turn();
    expect(policy.meters('travel')[0]?.reserved).toBeGreaterThan(100);
    review.stop(id);
    await turn();
    const [meter] = policy.meters('travel');
    expect(meter?.reserved).toBe(0);
    expect(meter?.used).toBeGreaterThan(0);
    expect(meter?.used).toBeLessThan(100);
  });

  it('books an answer whose length the model does not tell by what came out', async () => {
    const policy = createPolicy({ limits: { session: { tokens: 100_000 } } });
    const { arrive, inbox, calls } = setup({}, { policy });
    const { id } = await arrive();
    inbox.approve(id);
    await turn();
    calls[0]?.answer({ content: text('word '.repeat(2_000)) });
    await turn();
    expect(policy.meters('travel')[0]?.used).toBeGreaterThan(2_000);
  });

  it('counts the rounds of a tool loop in one operation and ends it at the cap, naming it [B108] [S5] [SA-TOOL-18] [S-20]', async () => {
    const policy = createPolicy();
    policy.grant({ ...grant, envelope: { session: { calls: 1_000 } } });
    const { arrive, calls, review } = setup({ toolLoop: { rounds: 3 } }, { policy });
    for (const round of [1, 2, 3]) {
      const { id, ended } = await arrive(loop, { scope });
      await turn();
      expect(review.getState(id)?.toolRound).toBe(round);
      calls[round - 1]?.answer({
        content: [{ type: 'tool_use', id: '1', name: 'search', input: {} }],
        stopReason: 'toolUse',
      });
      await turn();
      expect(ended.outcome?.action).toBe('approve');
    }
    const { ended } = await arrive(loop, { scope });
    await turn();
    expect(calls).toHaveLength(3);
    expect(ended.outcome).toEqual({
      action: 'reject',
      reason: 'policy',
      ruleId: 'tool-loop-limit',
      error: { code: -1, message: 'Sampling limit reached: 3 tool rounds in one operation' },
    });
    const other = await arrive(loop, { scope: { ...scope, id: 'op2' } });
    await turn();
    expect(review.getState(other.id)?.toolRound).toBe(1);
  });

  it('counts the history of a request without an operation [SA-TOOL-18]', async () => {
    const { arrive, review } = setup();
    const messages = [1, 2].flatMap((at) => [
      { role: 'assistant', content: { type: 'tool_use', id: `${at}`, name: 'search', input: {} } },
      { role: 'user', content: { type: 'tool_result', toolUseId: `${at}`, content: [] } },
    ]);
    const { id } = await arrive({ ...loop, messages });
    expect(review.getState(id)?.toolRound).toBe(3);
  });

  it('answers each of fifty requests exactly once [B108]', async () => {
    const { arrive, inbox, calls } = setup();
    const arrived = await Promise.all(Array.from({ length: 50 }, () => arrive()));
    for (const { id } of inbox.getSnapshot()) inbox.reject(id);
    await turn();
    expect(calls).toEqual([]);
    expect(arrived.map(({ ended }) => ended.outcome?.action)).toEqual(Array(50).fill('reject'));
  });
});
