import { fingerprint } from '../../rounds/fingerprint.ts';
import type { TaskSnapshot } from './TaskSnapshot.ts';
import type { TaskEffect, TaskEvent, TaskState } from './TaskState.ts';

export interface TaskStep {
  readonly state: TaskState;
  readonly effects: readonly TaskEffect[];
}

const NOTHING: readonly TaskEffect[] = [];

/** One step in the life of a task: pure, over state that survives JSON. An ended task stays as it is (TK-66). */
export function reduceTask(state: TaskState, event: TaskEvent): TaskStep {
  if (state.end !== undefined) return { state, effects: NOTHING };
  switch (event.type) {
    case 'seen':
      return see(state, event.task);
    case 'answered': {
      const print = own(state.open, event.key);
      if (print === undefined) return { state, effects: NOTHING };
      const { [event.key]: _, ...open } = state.open;
      return {
        state: { ...state, open, answered: { ...state.answered, [event.key]: print } },
        effects: NOTHING,
      };
    }
    case 'dropped': {
      const { [event.key]: _, ...open } = state.open;
      return { state: { ...state, open }, effects: NOTHING };
    }
    case 'ended': {
      const { type } = event.end;
      const reason = type === 'expired' || type === 'aborted' ? type : 'withdrawn';
      return {
        state: { ...state, open: {}, end: event.end },
        effects: Object.keys(state.open).map((key) => ({ type: 'withdraw', key, reason })),
      };
    }
    default:
      return event satisfies never;
  }
}

function see(state: TaskState, task: TaskSnapshot): TaskStep {
  const lastUpdatedAt = task.lastUpdatedAt ?? state.lastUpdatedAt;
  // A notice and a poll may overtake each other: what is older must not bring back a question that is gone (TK-21, TK-71).
  if (task.taskId !== state.taskId || lastUpdatedAt < state.lastUpdatedAt) return { state, effects: NOTHING };
  const next: TaskState = {
    ...state,
    lastUpdatedAt,
    createdAt: task.createdAt ?? state.createdAt,
    ttlMs: task.ttlMs === undefined ? state.ttlMs : task.ttlMs,
    pollIntervalMs: task.pollIntervalMs ?? state.pollIntervalMs,
  };
  switch (task.status) {
    case 'working':
      return ask(next, {});
    case 'input_required':
      return ask(next, task.inputRequests);
    case 'completed':
      return reduceTask(next, { type: 'ended', end: { type: 'completed', result: task.result } });
    case 'failed':
      return reduceTask(next, { type: 'ended', end: { type: 'failed', error: task.error } });
    case 'cancelled':
      return reduceTask(next, { type: 'ended', end: { type: 'cancelled' } });
    default:
      return task satisfies never;
  }
}

/** The list is a picture of what is outstanding: new keys are asked once, missing ones withdrawn (TK-60, TK-62). */
function ask(state: TaskState, inputRequests: Readonly<Record<string, unknown>>): TaskStep {
  const effects: TaskEffect[] = [];
  // A map, because `__proto__` assigned to an object is lost and would be asked with every poll.
  const open = new Map<string, string>();
  const faults = [...state.faults];
  for (const [key, request] of Object.entries(inputRequests)) {
    const print = fingerprint(request);
    const known = own(state.open, key) ?? own(state.answered, key);
    if (known === undefined) effects.push({ type: 'ask', key, request });
    // A key stands for one question as long as the task lives: another one under it is a fault, not a question (TK-68).
    else if (known !== print && !faults.includes(key)) faults.push(key);
    if (own(state.answered, key) === undefined) open.set(key, known ?? print);
  }
  for (const key of Object.keys(state.open)) {
    if (!open.has(key)) effects.push({ type: 'withdraw', key, reason: 'withdrawn' });
  }
  return { state: { ...state, open: Object.fromEntries(open), faults }, effects };
}

const own = (record: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
