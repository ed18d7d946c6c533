export { ArmedButton, type ArmedButtonProps } from './arming/ArmedButton.tsx';
export { type Arming, type ArmingOptions, useArming } from './arming/useArming.ts';
export {
  type ArmDelay,
  type AssentSettings,
  type MessageOverrides,
  type OpenUrl,
  type ReviewMode,
  useAssentSettings,
} from './provider/AssentContext.ts';
export { AssentProvider, type AssentProviderProps } from './provider/AssentProvider.tsx';
export type { RequestSurface, RequestSurfaceProps, RequestSurfaces } from './provider/RequestSurface.ts';
