export * as UrlConsent from './index.parts.ts';
export type { OpenAttempt, UrlConsentContextValue } from './UrlConsentContext.ts';
export { useUrlConsent } from './UrlConsentContext.ts';
export type { UrlConsentRootProps } from './UrlConsentRoot.tsx';
export { UrlConsentSurface, type UrlConsentSurfaceProps } from './UrlConsentSurface.tsx';
export { urlConsentAnatomy } from './urlConsent.anatomy.ts';
