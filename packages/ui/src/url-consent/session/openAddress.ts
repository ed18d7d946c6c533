import type { OpenUrl } from '../../provider/AssentContext.ts';
import type { OpenAttempt } from '../UrlConsentContext.ts';

type Opened = 'opened' | Extract<OpenAttempt, 'blocked' | 'failed'>;

function read(result: unknown): Opened {
  return result === 'blocked' || result === 'failed' ? result : result === false ? 'failed' : 'opened';
}

/**
 * Opens an address with the host's opener, or in a tab that knows neither opener nor referrer. It runs to the opener
 * without a pause, since the browser only lets a tab open inside the click (W1). With `noopener` the browser answers null
 * also when the tab has opened, so that says nothing about a blocked one (W2).
 */
export function openAddress(href: string, openUrl: OpenUrl | undefined): Opened | Promise<Opened> {
  try {
    if (openUrl === undefined) {
      window.open(href, '_blank', 'noopener,noreferrer');
      return 'opened';
    }
    const result = openUrl(href);
    if (typeof result !== 'object' || result === null) return read(result);
    return Promise.resolve(result).then(read, () => 'failed');
  } catch {
    return 'failed';
  }
}
