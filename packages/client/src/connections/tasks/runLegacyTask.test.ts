import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../inbox/manualClock.ts';
import { runLegacyTask } from './runLegacyTask.ts';

type Json = Readonly<Record<string, unknown>>;

/** Answers `tasks/get` with these statuses, one after the other. */
function peer(
  polls: readonly (Json | Error)[],
  created: Json = { taskId: 't', status: 'working', pollInterval: 5_000 },
) {
  const requests: { readonly method: string; readonly params: Json; readonly at: number }[] = [];
  const clock = manualClock();
  let turn = 0;
  const request = vi.fn(async (method: string, params: Json): Promise<Json> => {
    requests.push({ method, params, at: clock.now() });
    if (method === 'tools/call') return { task: created };
    if (method === 'tasks/result') return { content: [] };
    if (method === 'tasks/cancel') return {};
    const next = polls[Math.min(turn, polls.length - 1)];
    turn += 1;
    if (next instanceof Error) throw next;
    return { taskId: 't', ...next };
  });
  const stop = new AbortController();
  const result = runLegacyTask({
    clock,
    signal: stop.signal,
    method: 'tools/call',
    params: { name: 'x' },
    task: { ttl: 60_000 },
    request,
  });
  return { requests, clock, stop, result, methods: () => requests.map(({ method }) => method) };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('runLegacyTask', () => {
  it('polls no earlier than suggested, keeps to a changed pace, and stops at the end [TK-20] [TK-21]', async () => {
    const { clock, result, methods, requests } = peer([
      { status: 'working' },
      { status: 'working', pollInterval: 20_000 },
      { status: 'completed' },
    ]);
    await settle();
    clock.advance(4_999);
    await settle();
    expect(methods()).toEqual(['tools/call']);
    for (const step of [1, 5_000, 20_000]) {
      clock.advance(step);
      await settle();
    }
    expect(await result).toEqual({ content: [] });
    expect(methods()).toEqual(['tools/call', 'tasks/get', 'tasks/get', 'tasks/get', 'tasks/result']);
    const polls = requests.filter(({ method }) => method === 'tasks/get').map(({ at }) => at);
    expect((polls[2] ?? 0) - (polls[1] ?? 0)).toBe(20_000);
    clock.advance(1_000_000);
    await settle();
    expect(methods().at(-1)).toBe('tasks/result');
  });

  it('asks for the result at once when input is required, a single time [TK-18]', async () => {
    const { clock, result, methods } = peer([{ status: 'input_required' }]);
    await settle();
    clock.advance(5_000);
    await settle();
    expect(await result).toEqual({ content: [] });
    expect(methods()).toEqual(['tools/call', 'tasks/get', 'tasks/result']);
  });

  it('names the task only by its parameter: no related-task metadata on get and cancel [TK-16] [TK-24]', async () => {
    const { clock, stop, result, requests } = peer([{ status: 'working' }]);
    const failed = expect(result).rejects.toThrow('enough');
    await settle();
    clock.advance(5_000);
    await settle();
    stop.abort(new Error('enough'));
    await failed;
    const own = requests.filter(({ method }) => method.startsWith('tasks/'));
    expect(own.map(({ method }) => method)).toEqual(['tasks/get', 'tasks/cancel']);
    for (const { params } of own) expect(params).toEqual({ taskId: 't' });
  });

  it('goes on after errors that are no answer, slower, and ends on those that are', async () => {
    const { clock, result, methods } = peer([new Error('offline'), { status: 'completed' }]);
    await settle();
    clock.advance(5_000);
    await settle();
    clock.advance(5_000);
    await settle();
    expect(methods()).toEqual(['tools/call', 'tasks/get']);
    clock.advance(5_000);
    await settle();
    expect(await result).toEqual({ content: [] });

    const gone = peer([Object.assign(new Error('Unknown task'), { code: -32602 })]);
    const failed = expect(gone.result).rejects.toThrow('Unknown task');
    await settle();
    gone.clock.advance(5_000);
    await failed;
  });
});
