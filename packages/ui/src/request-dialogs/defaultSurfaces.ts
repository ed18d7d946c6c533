import { type ComponentType, lazy } from 'react';
import type { RequestSurfaceProps, RequestSurfaces } from '../provider/RequestSurface.ts';

const Form: ComponentType<RequestSurfaceProps<'form'>> = lazy(async () => ({
  default: (await import('../elicitation-form/ElicitationFormSurface.tsx')).ElicitationFormSurface,
}));

const Url: ComponentType<RequestSurfaceProps<'url'>> = lazy(async () => ({
  default: (await import('../url-consent/UrlConsentSurface.tsx')).UrlConsentSurface,
}));

/** The kit's surface for each kind, each in a chunk of its own: a host that shows no form loads no form engine. */
export const defaultSurfaces: Partial<RequestSurfaces> = { form: Form, url: Url };
