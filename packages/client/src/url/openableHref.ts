import type { UrlInspection } from './UrlInspection.ts';

/**
 * The only way from an inspection to something that may be opened: the canonical address, or `null` when it is blocked
 * (U2, U11). `window.open` runs `javascript:` in the opener's origin, so the scheme is looked at once more here.
 */
export function openableHref(inspection: UrlInspection): string | null {
  if (inspection.verdict === 'block') return null;
  return /^https?:\/\//.test(inspection.href) ? inspection.href : null;
}
