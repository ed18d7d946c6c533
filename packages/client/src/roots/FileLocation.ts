/** A folder or file as both spellings mean it: where its tree begins and its decoded segments. */
export interface FileLocation {
  readonly style: 'posix' | 'drive' | 'unc';
  /** Empty for POSIX, `C:` for a drive (case as given), the server's name for UNC. */
  readonly volume: string;
  /** Decoded, without empty ones. */
  readonly segments: readonly string[];
}
