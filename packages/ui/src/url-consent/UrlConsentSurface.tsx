import type { JSX } from 'react';
import type { RequestSurfaceProps } from '../provider/RequestSurface.ts';
import { UrlConsentActions } from './UrlConsentActions.tsx';
import { UrlConsentBody } from './UrlConsentBody.tsx';
import { UrlConsentHeader } from './UrlConsentHeader.tsx';
import { UrlConsentRoot } from './UrlConsentRoot.tsx';

export interface UrlConsentSurfaceProps extends Partial<RequestSurfaceProps<'url'>> {
  readonly request: RequestSurfaceProps<'url'>['request'];
}

/** The whole surface of a request to visit an address, as `RequestDialogs` shows it and as it stands inline in a chat. */
export function UrlConsentSurface(props: UrlConsentSurfaceProps): JSX.Element {
  return (
    <UrlConsentRoot key={props.request.id} {...props}>
      <UrlConsentHeader />
      <UrlConsentBody />
      <UrlConsentActions />
    </UrlConsentRoot>
  );
}
