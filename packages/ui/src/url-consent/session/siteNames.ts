import type { UrlInspection } from '@assent/client';

/** The names of a site as they are shown; all of one host. */
export interface SiteNames {
  /** What stands large and on the button: the registrable domain, or the whole host name where that is not known. */
  readonly site: string;
  /** The whole host name, when it says more than `site`. */
  readonly inFull: string | undefined;
  /** The same host name in the form that does not lead, for an international name (U6). */
  readonly otherForm: { readonly form: 'unicode' | 'ascii'; readonly host: string } | undefined;
}

/** The last labels of a host name, as many as `domain` has. */
function lastLabels(host: string, domain: string): string {
  return host.replace(/\.$/, '').split('.').slice(-domain.split('.').length).join('.');
}

/** How the site of an address is named; `undefined` when the address has none. */
export function siteNames({
  host,
  unicodeHost,
  primaryHost,
  registrableDomain,
}: UrlInspection): SiteNames | undefined {
  if (host === null || host === '') return undefined;
  const unicode = unicodeHost ?? host;
  const leading = primaryHost === 'unicode' ? unicode : host;
  const site = registrableDomain === null ? leading : lastLabels(leading, registrableDomain);
  return {
    site,
    inFull: site === leading ? undefined : leading,
    otherForm:
      unicode === host
        ? undefined
        : primaryHost === 'unicode'
          ? { form: 'ascii', host }
          : { form: 'unicode', host: unicode },
  };
}
