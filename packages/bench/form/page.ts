import type { Mount } from '../adapters/FormAdapter.ts';
import { schemas } from './schemas.ts';

/** Each form in a chunk of its own, so that no run pays for another's code. */
const adapters: Readonly<Record<string, () => Promise<{ mount: Mount }>>> = {
  'hand-written': () => import('../adapters/handWritten.tsx'),
  assent: () => import('../adapters/assent.tsx'),
  'json-forms': () => import('../adapters/jsonForms.tsx'),
  rjsf: () => import('../adapters/rjsf.tsx'),
};

let mount: Mount | undefined;
let unmount: (() => void) | undefined;
let place: HTMLElement | undefined;
let longest = 0;

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask' });

/** Two frames and a task: React has committed and run its effects, and the browser has painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** What the runner drives from outside. */
const bench = {
  async load(name: string): Promise<void> {
    mount = (await adapters[name]?.())?.mount;
    await painted();
  },
  async show(schema: keyof typeof schemas): Promise<void> {
    longest = 0;
    place = document.body.appendChild(document.createElement('div'));
    unmount = mount?.(place, { requestedSchema: schemas[schema], onSubmit: () => {} });
    await painted();
  },
  async hide(): Promise<void> {
    unmount?.();
    place?.remove();
    unmount = undefined;
    place = undefined;
    await painted();
  },
  /** Longest task since the last call, in milliseconds; 0 when none was longer than 50. */
  async longestTask(): Promise<number> {
    await painted();
    const found = longest;
    longest = 0;
    return found;
  },
};

export type Bench = typeof bench;

Object.assign(window, { bench });
