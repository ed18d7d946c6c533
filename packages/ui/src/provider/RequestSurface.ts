import type { PendingRequest, RequestKind } from '@assent/client';
import type { ComponentType } from 'react';

/** What a surface gets: the request, and where to say that the person wants to see it later. */
export interface RequestSurfaceProps<Kind extends RequestKind> {
  readonly request: Extract<PendingRequest, { kind: Kind }>;
  /** Leaves the request pending and puts the surface away. */
  readonly onLater: () => void;
  /** Place in the queue or round, from 1; absent when there is only one. */
  readonly position?: { readonly index: number; readonly count: number };
}

/** A whole decision surface of one kind: identity, what is asked, and its actions, inside whatever frame holds it. */
export type RequestSurface<Kind extends RequestKind> = ComponentType<RequestSurfaceProps<Kind>>;

/** The surface of each kind. `RequestDialogs` has lazy ones of its own; a host may bring others. */
export type RequestSurfaces = { readonly [Kind in RequestKind]: RequestSurface<Kind> };
