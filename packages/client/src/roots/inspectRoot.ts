import type { FileLocation } from './FileLocation.ts';
import { displayLocation } from './fileUriToDisplayPath.ts';
import type { RootWarning, RootWarningCode } from './RootWarning.ts';
import { readFileUri } from './readFileUri.ts';

const folders: ReadonlyMap<string, RootWarningCode> = new Map([
  ['.ssh', 'keys'],
  ['.gnupg', 'keys'],
  ['.putty', 'keys'],
  ['.aws', 'cloud-credentials'],
  ['.azure', 'cloud-credentials'],
  ['.kube', 'cloud-credentials'],
  ['.docker', 'cloud-credentials'],
  ['.oci', 'cloud-credentials'],
  ['.terraform.d', 'cloud-credentials'],
  ['gcloud', 'cloud-credentials'],
  ['.password-store', 'passwords'],
  ['keychains', 'passwords'],
  ['keyrings', 'passwords'],
  ['.mozilla', 'passwords'],
  ['google-chrome', 'passwords'],
  ['user data', 'passwords'],
]);

const credentialNames: ReadonlySet<string> = new Set([
  '.netrc',
  '_netrc',
  '.npmrc',
  '.pypirc',
  '.pgpass',
  '.my.cnf',
  '.git-credentials',
  '.htpasswd',
  '.vault-token',
  'credentials',
  'credentials.json',
  'secrets.json',
  'secrets.yaml',
  'secrets.yml',
  'shadow',
  'id_rsa',
  'id_dsa',
  'id_ecdsa',
  'id_ed25519',
]);
const credentialEnding = /\.(?:pem|key|p12|pfx|jks|keystore|kdbx?|ppk|ovpn)$/;
const environmentFile = /^\.env(?:\.[^.]+)*$|\.env$|^\.envrc$/;
/** Templates without values, which projects publish. */
const environmentTemplate = /\.(?:example|sample|template|dist)$/;

const posixSystem: ReadonlySet<string> = new Set(
  'etc usr bin sbin lib lib64 var boot dev proc sys opt system library private applications'.split(' '),
);
const windowsSystem: ReadonlySet<string> = new Set(
  'windows|program files|program files (x86)|programdata'.split('|'),
);

/** Broad or sensitive places in a root's path, severe first; empty for an ordinary project folder and for what isn't a file URI. */
export function inspectRoot(
  uri: string,
  options: { readonly homes?: readonly string[] } = {},
): readonly RootWarning[] {
  const location = readFileUri(uri);
  if (typeof location === 'string') return [];
  const path = displayLocation(location);
  const warnings: RootWarning[] = [];
  const breadth = broad(location, path, options.homes ?? []);
  if (breadth !== undefined) warnings.push({ code: breadth, evidence: path });
  for (const segment of location.segments) {
    const code = sensitive(segment.toLowerCase());
    if (code !== undefined && !warnings.some((warning) => warning.code === code)) {
      warnings.push({ code, evidence: segment });
    }
  }
  if (location.style === 'unc') warnings.push({ code: 'remote-share', evidence: location.volume });
  return warnings;
}

function broad(
  { style, segments }: FileLocation,
  path: string,
  homes: readonly string[],
): RootWarningCode | undefined {
  const depth = segments.length;
  const top = segments[0]?.toLowerCase();
  if (style === 'unc') return depth === 1 ? 'share-root' : undefined;
  if (top === undefined) return style === 'drive' ? 'drive-root' : 'filesystem-root';
  if (homes.some((home) => trimmed(home) === trimmed(path))) return 'home-folder';
  if (top === 'users' || top === 'home') {
    return depth === 1 ? 'all-homes' : depth === 2 ? 'home-folder' : undefined;
  }
  if (style === 'drive') return windowsSystem.has(top) ? 'system-folder' : undefined;
  if (top === 'root' && depth === 1) return 'home-folder';
  if (top === 'mnt' && segments[1]?.length === 1 && depth === 2) return 'drive-root';
  if (top === 'volumes' && depth <= 2) return 'drive-root';
  // Only these themselves and what is right below: `/var/www/site` and `/opt/app/src` are where people work.
  return posixSystem.has(top) && depth <= 2 ? 'system-folder' : undefined;
}

function sensitive(segment: string): RootWarningCode | undefined {
  const folder = folders.get(segment);
  if (folder !== undefined) return folder;
  if (environmentFile.test(segment) && !environmentTemplate.test(segment)) return 'environment-file';
  return credentialNames.has(segment) || credentialEnding.test(segment) ? 'credential-file' : undefined;
}

const trimmed = (path: string): string => path.replace(/[\\/]$/, '');
