import type { JSX } from 'react';
import { useRequiredContext } from '../internals/useRequiredContext.ts';
import type { RequestSurfaceProps } from '../provider/RequestSurface.ts';
import { RootsConsent } from './RootsConsent.tsx';
import { RootsContext } from './RootsProvider.tsx';

/**
 * The surface of `roots/list`: `<AssentProvider surfaces={{ roots: RootsConsentSurface }}>` inside a `RootsProvider`.
 * @deprecated Roots are deprecated in MCP 2026-07-28.
 */
export function RootsConsentSurface(props: RequestSurfaceProps<'roots'>): JSX.Element {
  const settings = useRequiredContext(RootsContext, 'RootsConsentSurface');
  return <RootsConsent key={props.request.id} {...settings} {...props} />;
}
