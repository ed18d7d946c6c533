/** Neutral facts about an address, named as in `cases/url-cases.json`; they never change the verdict. */
export type UrlNote =
  | 'double-encoded'
  | 'idn'
  | 'loopback'
  | 'nested-url'
  | 'nondefault-port'
  | 'private-suffix'
  | 'trusted-host';
