/**
 * What a person should know before sharing a folder (S-25).
 *
 * - `filesystem-root`, `drive-root`, `share-root`: everything on a disk or share.
 * - `all-homes`, `home-folder`: everything of all users, or of one. `system-folder`: the operating system's own.
 * - `keys`: private keys (`.ssh`, `.gnupg`). `cloud-credentials`: `.aws`, `.kube` …. `passwords`: keychains and browser profiles.
 * - `credential-file`, `environment-file`: one file that holds secrets. `remote-share`: a folder on another computer.
 */
export type RootWarningCode =
  | 'filesystem-root'
  | 'drive-root'
  | 'share-root'
  | 'all-homes'
  | 'home-folder'
  | 'system-folder'
  | 'keys'
  | 'cloud-credentials'
  | 'passwords'
  | 'credential-file'
  | 'environment-file'
  | 'remote-share';

export interface RootWarning {
  readonly code: RootWarningCode;
  /** The part of the path that decided. */
  readonly evidence: string;
}
