/**
 * The roots editor and the consent to share roots.
 *
 * @deprecated Roots are deprecated in MCP 2026-07-28 and removed no earlier than 2027-07-28.
 * @module
 */
export { RootsConsent, type RootsConsentProps } from './RootsConsent.tsx';
export { RootsConsentSurface } from './RootsConsentSurface.tsx';
export { RootsEditor, type RootsEditorProps } from './RootsEditor.tsx';
export { RootsProvider, type RootsProviderProps } from './RootsProvider.tsx';
export { rootsConsentAnatomy } from './rootsConsent.anatomy.ts';
export { rootsEditorAnatomy } from './rootsEditor.anatomy.ts';
