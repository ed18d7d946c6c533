import type { Era, Inbox, OperationScope, ServerIdentity } from '@assent/client';
import type { GrantInput } from '@assent/client/policy';
import type { RootInput } from '@assent/client/roots';
import type { Complete } from '@assent/client/sampling';
import type { AssentProviderProps } from '@assent/ui';

/** What `mountRequest` takes beside the request; the settings that are the provider's have the provider's meaning. */
export interface MountRequestOptions
  extends Pick<
    AssentProviderProps,
    | 'locale'
    | 'timeZone'
    | 'review'
    | 'armDelay'
    | 'openUrl'
    | 'urlOptions'
    | 'onSecret'
    | 'surfaces'
    | 'messages'
    | 'dir'
  > {
  /** Who asks; a name stands for an identity with that label. @default 'Test server' */
  readonly server?: ServerIdentity | string;
  /** The inbox the request goes into; a fresh one that shows every kind when left out. */
  readonly inbox?: Inbox;
  /** Whether the surface opens by itself or waits behind its card. @default 'shown' */
  readonly arrival?: 'shown' | 'card';
  /** How a single request arrived; rounds are always modern. @default 'legacy' */
  readonly era?: Era;
  /** The operation the request belongs to. */
  readonly scope?: OperationScope;
  /** Aborting it stands for the host's operation being aborted: the request is withdrawn. */
  readonly signal?: AbortSignal;
  /** The host's model, for sampling in a fresh inbox. @default the demonstration model */
  readonly complete?: Complete;
  /** The folders of the host, for a request about roots. @default none */
  readonly roots?: readonly RootInput[];
  /** What the person has permitted already, for a fresh inbox. */
  readonly grants?: readonly GrantInput[];
}
