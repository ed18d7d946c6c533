import type { Clock } from '../../inbox/Clock.ts';

export interface ProgressNotification {
  readonly method: 'notifications/progress';
  readonly params: {
    readonly progressToken: string | number;
    readonly progress: number;
    readonly message: string;
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function progressToken(params: unknown): string | number | undefined {
  const meta = isObject(params) ? params._meta : undefined;
  const token = isObject(meta) ? meta.progressToken : undefined;
  return typeof token === 'string' || typeof token === 'number' ? token : undefined;
}

/**
 * Tells a legacy server that gave a progress token that a person is still at it, so that its own timeout need not end the
 * question: rising values, at most one per period, none after the end (GE-29 to GE-31).
 */
export function keepAlive(
  params: unknown,
  notify: (notification: ProgressNotification) => Promise<unknown>,
  clock: Clock,
  period: number,
): () => void {
  const token = progressToken(params);
  if (token === undefined) return () => {};
  let progress = 0;
  let cancel = (): void => {};
  const next = (): void => {
    cancel = clock.after(period, () => {
      progress += 1;
      notify({
        method: 'notifications/progress',
        params: { progressToken: token, progress, message: 'Waiting for the user' },
      }).catch(() => {});
      next();
    });
  };
  next();
  return () => cancel();
}
