import type { PendingRequest, RequestKind } from '@assent/client';
import type { ComponentType, JSX } from 'react';
import type { RequestSurfaceProps, RequestSurfaces } from '../provider/RequestSurface.ts';

export interface ShownSurfaceProps {
  readonly surfaces: Partial<RequestSurfaces>;
  readonly request: PendingRequest;
  readonly position: { readonly index: number; readonly count: number } | undefined;
  readonly onLater: () => void;
}

/** The surface of a request's kind, or nothing where there is none. */
export function ShownSurface({
  surfaces,
  request,
  position,
  onLater,
}: ShownSurfaceProps): JSX.Element | null {
  // The registry pairs each kind with a surface of that kind; the compiler can't follow the pair through the lookup.
  const Component = surfaces[request.kind] as ComponentType<RequestSurfaceProps<RequestKind>> | undefined;
  if (Component === undefined) return null;
  return <Component request={request} onLater={onLater} {...(position === undefined ? {} : { position })} />;
}
