export { ArmedButton, type ArmedButtonProps } from './arming/ArmedButton.tsx';
export { type Arming, type ArmingOptions, useArming } from './arming/useArming.ts';
export {
  type ArmDelay,
  type AssentSettings,
  type MessageOverrides,
  type OpenUrl,
  type OpenUrlResult,
  type ReviewMode,
  type UrlOptions,
  useAssentSettings,
} from './provider/AssentContext.ts';
export { AssentProvider, type AssentProviderProps } from './provider/AssentProvider.tsx';
export type { RequestSurface, RequestSurfaceProps, RequestSurfaces } from './provider/RequestSurface.ts';
export { type ShownRequestState, useShownRequest } from './provider/useShownRequest.ts';
export {
  HeldBackNotices,
  InlineRequest,
  type InlineRequestProps,
  RequestCard,
  type RequestCardProps,
  requestCardAnatomy,
} from './request-card/index.ts';
export { RequestDialogs, type RequestDialogsProps, requestDialogsAnatomy } from './request-dialogs/index.ts';
export { UntrustedText, type UntrustedTextProps } from './untrusted-text/UntrustedText.tsx';
