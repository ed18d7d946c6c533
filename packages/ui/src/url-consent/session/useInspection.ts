import { inspectUrl, type UrlInspection, type UrlRequest } from '@assent/client';
import { useMemo } from 'react';
import { useAssentSettings } from '../../provider/AssentContext.ts';
import { urlPolicyOf } from './urlPolicyOf.ts';

export interface Inspected {
  readonly inspection: UrlInspection;
  readonly knowsSuffixes: boolean;
  /** Changes exactly when what the person decides on changes (U11). */
  readonly subject: string;
}

/** Inspects the request's address once and holds on to the result as long as neither the request nor the host's options change. */
export function useInspection(request: UrlRequest): Inspected {
  const { urlOptions } = useAssentSettings('UrlConsent.Root');
  const { id, server, malformed } = request;
  const { url, message } = request.params;
  return useMemo(() => {
    const own = typeof urlOptions === 'function' ? urlOptions(server) : urlOptions;
    const inspection = inspectUrl(url, { policy: urlPolicyOf(server), ...own });
    const { href, verdict, reasons, registrableDomain } = inspection;
    return {
      inspection,
      knowsSuffixes: own.getRegistrableDomain !== undefined,
      subject: JSON.stringify([id, url, message, malformed, href, verdict, reasons, registrableDomain]),
    };
  }, [urlOptions, server, id, url, message, malformed]);
}
