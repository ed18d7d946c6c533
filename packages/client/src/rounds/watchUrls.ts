import type { ArrivalOptions, Inbox } from '../inbox/Inbox.ts';
import { onAbort } from '../inbox/onAbort.ts';
import { RoundAbandoned } from '../inbox/RoundAbandoned.ts';
import type { AgreedUrl } from './RoundState.ts';

/**
 * Waiting for a server that puts off its answer. When the person has just agreed to URLs, they stay in view as `opened`
 * meanwhile: `finish` asks the server at once, refusing ends the operation (DESIGN §4, URLs).
 */
export interface UrlWatch {
  pause(milliseconds: number, urls: readonly AgreedUrl[]): Promise<void>;
  stop(): void;
}

export function watchUrls(inbox: Inbox, arrival: ArrivalOptions): UrlWatch {
  let shown: AbortController | undefined;
  let wake = (): void => {};
  let refused = false;

  const show = (urls: readonly AgreedUrl[]): void => {
    const controller = new AbortController();
    shown = controller;
    const stop = onAbort(arrival.signal, () => controller.abort(arrival.signal?.reason));
    for (const agreed of urls) {
      const params = { mode: 'url', ...agreed } as const;
      const options = { ...arrival, signal: controller.signal, opened: true };
      void inbox.request({ kind: 'url', params }, options).then((outcome) => {
        stop();
        if (shown !== controller || outcome.reason !== 'user') return;
        shown = undefined;
        if (outcome.action !== 'accept') refused = true;
        wake();
      });
    }
  };

  return {
    async pause(milliseconds, urls) {
      if (!shown && urls.length > 0) show(urls);
      await new Promise<void>((resolve) => {
        const cancel = inbox.clock.after(milliseconds, () => wake());
        const stop = onAbort(arrival.signal, () => wake());
        wake = () => {
          cancel();
          stop();
          resolve();
        };
        if (arrival.signal?.aborted) wake();
      });
      if (refused) throw new RoundAbandoned('withdrawn');
      if (arrival.signal?.aborted) throw new RoundAbandoned('aborted');
    },
    stop() {
      shown?.abort('withdrawn');
      shown = undefined;
    },
  };
}
