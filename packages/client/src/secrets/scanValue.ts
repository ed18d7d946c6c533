import { cardNumbers } from './cardNumbers.ts';
import { isPasswordLike, isRandomValue } from './isRandomValue.ts';
import type { ValueFinding } from './SecretFinding.ts';
import { VENDOR_TOKEN } from './vendorTokens.ts';

type Kind = ValueFinding['kind'];
type Scan = (text: string) => Iterable<ValueFinding>;

const PEM = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d/g;
const PEM_END = /-----END [A-Z0-9 ]{0,40}-----|Private-MAC: ?\w*/g;
const JWT = /(?<![\w.-])eyJ[\w-]{10,}\.(?:eyJ[\w-]{4,}\.[\w-]*|[\w-]*\.[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,})/g;
const URL_CREDENTIALS =
  /(?<=(?<![a-z\d+.-])[a-z][a-z\d+.-]{1,20}:\/\/)[^\s/?#@:"'<>]{0,256}:([^\s/@"'<>]{1,256})(?=@)/gi;
const PLACEHOLDER = /^(?:pass(?:word)?|pwd?|secret|x+|\*+|\.+|…|\$.*|[{%[(].*|your.*)$/i;
/** A word for a credential in the languages of the kit, then `:` or `=`, then a value in one piece. */
const LABELLED =
  /(?<word>pass(?:word|wd|phrase)|pwd|passwort|kennwort|contraseña|mot de passe|пароль|密码|密碼|パスワード|كلمة (?:المرور|السر)|secret|token|api[ _-]?key|access[ _-]?key|private[ _-]?key|auth|credential|ключ|密钥|令牌|トークン|(?<![a-z])bearer|accountkey|(?<![a-z])sig)(?:[\w-]{0,20}["'’”]?[ \t]{0,4}(?:[:=：]|=>|:=)[ \t]{0,4}["'‘“]?(?:bearer |basic )?| )(?<value>[^\s"'`,;’”]{8,512})/gi;
const PASSWORD_WORD = /^(?:pass|pwd|kennwort|contraseña|mot|пароль|密|パ|كلمة)/i;

/** Stretches of a value that look like a credential, in order and without overlap; linear time (F4, SA-11). */
export function scanValue(text: string): readonly ValueFinding[] {
  const found = SCANS.flatMap((scan) => [...scan(text)]).sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: ValueFinding[] = [];
  for (const finding of found) {
    if (finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding);
  }
  return kept;
}

const SCANS: readonly Scan[] = [
  privateKeys,
  (text) => matches('jwt', text, JWT),
  (text) => matches('vendor-token', text, VENDOR_TOKEN, (token) => /\d/.test(token)),
  cardNumbers,
  urlCredentials,
  labelledValues,
];

function* matches(
  kind: Kind,
  text: string,
  shape: RegExp,
  isOne: (match: string) => boolean = () => true,
): Iterable<ValueFinding> {
  for (const { 0: match, index } of text.matchAll(shape)) {
    if (isOne(match)) yield { kind, start: index, end: index + match.length };
  }
}

/** A key runs to its end line, or to the end of the text when that was cut off. */
function* privateKeys(text: string): Iterable<ValueFinding> {
  let end = 0;
  const ends = text.matchAll(PEM_END);
  for (const { index: start } of text.matchAll(PEM)) {
    if (start < end) continue;
    let last = ends.next();
    while (last.done !== true && last.value.index < start) last = ends.next();
    end = last.done === true ? text.length : last.value.index + last.value[0].length;
    yield { kind: 'private-key', start, end };
  }
}

function* urlCredentials(text: string): Iterable<ValueFinding> {
  for (const { 0: match, 1: password = '', index } of text.matchAll(URL_CREDENTIALS)) {
    if (!PLACEHOLDER.test(password))
      yield { kind: 'url-credentials', start: index, end: index + match.length };
  }
}

function* labelledValues(text: string): Iterable<ValueFinding> {
  for (const match of text.matchAll(LABELLED)) {
    const { word = '', value = '' } = match.groups ?? {};
    if (isRandomValue(value) || (PASSWORD_WORD.test(word) && isPasswordLike(value))) {
      const end = match.index + match[0].length;
      yield { kind: 'high-entropy', start: end - value.length, end };
    }
  }
}
