export type { ElicitationFormContextValue } from './ElicitationFormContext.ts';
export { useElicitationForm } from './ElicitationFormContext.ts';
export type { ElicitationFormFieldProps } from './ElicitationFormField.tsx';
export type { ElicitationFormFieldsProps } from './ElicitationFormFields.tsx';
export type { ElicitationFormRootProps } from './ElicitationFormRoot.tsx';
export { ElicitationFormSurface, type ElicitationFormSurfaceProps } from './ElicitationFormSurface.tsx';
export { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
export * as ElicitationForm from './index.parts.ts';
export { elicitationRenderers } from './renderers/elicitationRenderers.ts';
