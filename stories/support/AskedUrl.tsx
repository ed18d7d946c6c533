import type { Inbox, OperationScope, PendingRequest, ServerIdentity } from '@assent/client';
import * as publicSuffixes from '@assent/client/url-psl';
import { UrlConsentSurface } from '@assent/ui/url-consent';
import type { JSX } from 'react';
import { Asked, type AskedProps } from './Asked.tsx';

export interface AskedUrlProps extends Omit<AskedProps, 'kind' | 'children' | 'params'> {
  /** As the server sent it. */
  readonly url: string;
  readonly message?: string;
  readonly elicitationId?: string;
  readonly server?: ServerIdentity;
  readonly scope?: OperationScope;
  readonly prepare?: (inbox: Inbox, request: PendingRequest) => void;
}

const payInvoice: OperationScope = {
  id: 'story',
  method: 'tools/call',
  name: 'pay_invoice',
  attribution: 'certain',
};

/** A request to visit an address, framed as in a dialog. Pressing Open opens nothing here. */
export function AskedUrl({
  url,
  message = 'Sign in to finish the payment.',
  elicitationId = 'el-1',
  ...asked
}: AskedUrlProps): JSX.Element {
  return (
    <div className="story-frame">
      <Asked
        kind="url"
        params={{ mode: 'url', url, message, elicitationId }}
        scope={payInvoice}
        urlOptions={publicSuffixes}
        openUrl={() => 'opened'}
        {...asked}
      >
        {(request) => (request.kind === 'url' ? <UrlConsentSurface request={request} /> : null)}
      </Asked>
    </div>
  );
}
