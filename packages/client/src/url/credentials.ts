/** Values that are credentials whatever the parameter is called: JWTs and the tokens of well-known issuers (U13). */
const credentialShape = new RegExp(
  [
    'eyJ[\\w-]{5,}\\.[\\w-]{4,}\\.[\\w-]{2,}',
    'gh[pousr]_\\w{16,}',
    'github_pat_\\w{16,}',
    'glpat-[\\w-]{16,}',
    '(?:sk|rk|pk)_(?:live|test)_\\w{8,}',
    'sk-(?:[a-z]+-)*[\\w-]{12,}',
    'xox[abeprs]-[\\w-]{8,}',
    '(?:AKIA|ASIA)[A-Z0-9]{12,}',
    'AIza[\\w-]{20,}',
    'ya29\\.[\\w-]{6,}',
    'npm_\\w{20,}',
    'hf_\\w{16,}',
    'shp(?:at|ca|pa|ss)_\\w{16,}',
    'SG\\.[\\w-]{10,}\\.[\\w-]{10,}',
    '-----BEGIN [A-Z ]*PRIVATE KEY',
  ]
    .map((shape) => `(?<![\\w-])${shape}`)
    .join('|'),
);

/** Last words of a parameter's name that always ask for a secret. */
const secretWords = new Set(
  'password passwd pwd passphrase passcode secret token jwt apikey signature credential credentials'.split(
    ' ',
  ),
);
/** Words that turn a `token` into a cursor or a counter, or say that it is not one. */
const harmlessTokens = new Set('page next prev previous continuation sync cursor max min design'.split(' '));
const keyOwners = new Set(
  'api access secret private auth app account client subscription shared master storage'.split(' '),
);
/** Secret only when the value looks random, since the same names are used for choices and counters. */
const oftenSecret = new Set(
  'auth authorization bearer session sid sessionid jsessionid phpsessid sig ticket key nonceless otp pin code'.split(
    ' ',
  ),
);

export function hasCredentialShape(text: string): boolean {
  return credentialShape.test(text);
}

/** Whether a query or fragment parameter carries a credential, judged by its name's words and its value (U13). */
export function isCredentialParameter(name: string, value: string): boolean {
  if (value === '' || /^(?:true|false|yes|no|on|off|[01]|null|undefined)$/i.test(value)) return false;
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const owner = words.at(-2) ?? '';
  if (last === 'token' && harmlessTokens.has(owner)) return false;
  if (secretWords.has(last)) return true;
  if (last === 'key' && keyOwners.has(owner)) return true;
  if (last === 'otp' || last === 'pin') return /^\d{4,10}$/.test(value);
  return oftenSecret.has(last) && last !== 'code' && looksRandom(value);
}

function wordsOf(name: string): string[] {
  return name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
}

function looksRandom(value: string): boolean {
  return value.length >= 16 && /\d/.test(value) && /[a-z]/i.test(value) && !/[\s/]/.test(value);
}
