import type { SecretCategory } from './Lexicon.ts';

/** What only the text around a credential looks like, whatever words are used: `sk-…`, PEM headers, `://user:pass@`. */
const EVIDENCE: readonly (readonly [SecretCategory, RegExp])[] = [
  ['private-key', /-----BEGIN [A-Z ]{0,30}PRIVATE KEY/],
  ['connection-string', /:\/\/[^\s/@:]{0,64}:[^\s/@]{1,64}@/],
  [
    'token',
    /(?:^|[\s"'`(^=])(?:sk-(?:ant|proj|or|live|[.…*x]|$|\s|["'`),])|[spr]k_(?:live|test)_|xox[abeoprs]-|gh[oprsu]_|github_pat_|glpat-|AKIA|AIza|hf_|npm_|pypi-|SG\.|shpat_|dop_v1_|lin_api_|Bearer [.…<{])/,
  ],
];

/** The first kind of credential that an example or a pattern in the text gives away. */
export function credentialEvidence(text: string): { category: SecretCategory; evidence: string } | undefined {
  for (const [category, shape] of EVIDENCE) {
    const found = shape.exec(text);
    if (found !== null) return { category, evidence: found[0].trim() };
  }
  return undefined;
}
