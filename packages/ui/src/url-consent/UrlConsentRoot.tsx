import type { UrlRequest } from '@assent/client';
import type { JSX, ReactNode } from 'react';
import { partOf } from '../internals/partOf.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { useUrlConsentController } from './session/useUrlConsentController.ts';
import { UrlConsentContext } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

export interface UrlConsentRootProps {
  readonly request: UrlRequest;
  /** Offers "Later"; also puts away a request that is over. */
  readonly onLater?: () => void;
  /** Place in a round or series, from 1. */
  readonly position?: { readonly index: number; readonly count: number };
  readonly children?: ReactNode;
}

/** Holds one request to visit an address: what was inspected, the consent to it, and the wait afterwards. Renders a `<section>`. */
export function UrlConsentRoot({ request, onLater, position, children }: UrlConsentRootProps): JSX.Element {
  const { dir, language } = useAssentSettings('UrlConsent.Root');
  const controller = useUrlConsentController({ request, onLater, position });
  return (
    <UrlConsentContext.Provider value={controller}>
      <section
        {...partOf(urlConsentAnatomy, 'root')}
        data-state={controller.state}
        data-verdict={controller.inspection.verdict}
        data-ended={controller.ended}
        lang={language}
        dir={dir}
      >
        {children}
      </section>
    </UrlConsentContext.Provider>
  );
}
