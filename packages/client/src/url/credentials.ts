/** Values that are credentials whatever the parameter is called: JWTs and the tokens of well-known issuers (U13). */
const credentialShape = new RegExp(
  [
    'eyJ[\\w-]{5,}\\.[\\w-]{4,}\\.[\\w-]{2,}',
    'gh[pousr]_\\w{16,}',
    'github_pat_\\w{16,}',
    'glpat-[\\w-]{16,}',
    '[sr]k_(?:live|test)_\\w{8,}',
    'sk-[\\w-]{16,}',
    'xox[abeprs]-[\\w-]{8,}',
    '(?:AKIA|ASIA)[A-Z0-9]{12,}',
    'AIza[\\w-]{20,}',
    'ya29\\.[\\w-]{6,}',
    'npm_\\w{20,}',
    'hf_\\w{16,}',
    'shp(?:at|ca|pa|ss)_\\w{16,}',
    'SG\\.[\\w-]{10,}\\.[\\w-]{10,}',
    '-----BEGIN [A-Z ]{0,30}PRIVATE KEY',
  ]
    .map((shape) => `(?<![\\w-])${shape}`)
    .join('|'),
);

/** Last words of a parameter's name that always name a secret, pre-signed links (`X-Amz-Signature`) included. */
const secretWord =
  /(?:password|passwd|passphrase|passcode|passwort|contrase[nñ]a|senha|secret|token|apikey|accesskey|secretkey|privatekey)$|^(?:pwd|pass|jwt|signature|credentials?|assertion|samlresponse|verifier|cvv|cvc)$/;
/** Cursors and counters that are called tokens. */
const harmlessToken = /^(?:page|next|prev|previous|continuation|continue|sync|cursor|max|min|design)/;
const keyOwners = new Set(
  'api access secret private auth app account subscription shared master storage'.split(' '),
);
/** Secret only when the value looks random, since the same names carry choices and counters. */
const oftenSecret = new Set(
  'auth authorization bearer session sid sessionid jsessionid phpsessid sig ticket key'.split(' '),
);
const personal = new Set(
  'ssn phone msisdn mobile tel telephone iban passport dob birthdate birthday'.split(' '),
);

export function hasCredentialShape(text: string): boolean {
  return credentialShape.test(text);
}

/** Whether a parameter carries a credential, judged by the words of its name and by its value (U13). */
export function isCredentialParameter(name: string, value: string): boolean {
  if (/^(?:|true|false|yes|no|on|off|[01]|null|undefined)$/i.test(value)) return false;
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const owner = words.at(-2) ?? '';
  if (/token$/.test(last) && (harmlessToken.test(owner) || harmlessToken.test(last))) return false;
  if (secretWord.test(last) || (last === 'key' && keyOwners.has(owner))) return true;
  if (/^(?:otp|totp|pin)$/.test(last)) return /^\d{4,10}$/.test(value);
  return oftenSecret.has(last) && looksRandom(value);
}

/** Whether a parameter named for a phone, passport, account or birthday carries a number like one. */
export function isPersonalParameter(name: string, value: string): boolean {
  if (!personal.has(wordsOf(name).at(-1) ?? '')) return false;
  return value.replace(/\D/g, '').length >= 6;
}

function wordsOf(name: string): string[] {
  return name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

function looksRandom(value: string): boolean {
  return value.length >= 16 && /\d/.test(value) && /[a-z]/i.test(value) && !/[\s/]/.test(value);
}
