import { foldText } from '../text/foldText.ts';
import { credentialEvidence } from './credentialEvidence.ts';
import { findTerms, type TermHit, type TextPlace } from './findTerms.ts';
import type { SecretCategory } from './Lexicon.ts';
import type { SecretFinding } from './SecretFinding.ts';
import { splitClauses } from './splitClauses.ts';

/** One property of a `requestedSchema` and the message of its request, all as the server sent them. */
export interface FieldToClassify {
  readonly name: string;
  /** The property's schema: any JSON; only own `type`, `format`, `enum`, `oneOf`, `title`, … are read. */
  readonly schema: unknown;
  readonly message?: string;
}

const NONE: SecretFinding = { level: 'none', evidence: [] };

/** Personal identifiers; everything else grants access or authorises a payment. */
const CAUTION: ReadonlySet<SecretCategory> = new Set(['gov-id', 'bank']);

/** What people write down as a number. */
const NUMERIC: ReadonlySet<SecretCategory> = new Set(['pin', 'otp', 'payment', 'gov-id', 'bank']);

/** A word alone that means something else beside these: a PIN of a board, a token on a chain. */
const OTHER_SENSE: Partial<Record<SecretCategory, RegExp>> = {
  pin: /postal|postcode|zip|india|gpio|hardware|arduino|raspberry|breadboard|\bmap\b|solder|header/,
  token:
    /swap|mint|\berc|nft|contract|symbol|\bcoin|crypto|\bllm|chain|liquidity|stak|airdrop|ticker|figma|css|lexer|pars|vocab|model|prompt/,
  payment: /loyalty|library|membership|trello|jira|kanban|playing|deck|tarot|pokemon|student|\bgym\b/,
  otp: /booking|reservation|order|flight|ticket|hotel|airline|postal|source|snippet/,
  secret: /recipe|santa|game|ingredient/,
};

/** Fields whose own label says that the message's credential is not theirs. */
const OWN_TOPIC =
  /user ?name|log ?in|e ?mail|branch|repo|project|host|port|url|path|file|folder|date|city|address|phone|note|comment|reason|region|country|language|name|label|id\b|usuario|benutzer|utilisateur|nombre|nom\b|пользовател|имя|почт|用户名|使用者名稱|邮箱|名前|ユーザー名|メール|اسم|بريد/;

/** Longer texts are read at both ends: nobody reads more, and a server must not buy time with length. */
const READ = 4000;
const WORTH_KEEPING = 100;

/** Whether a field asks for a credential, in eight languages and by grammar rather than by substring (F1–F3, EL-FORM-30). */
export function classifyField({ message = '', ...field }: FieldToClassify): SecretFinding {
  return fieldClassifier(message)(field);
}

/** `classifyField` for all fields of one request: what they share, the message above all, is read once. */
export function fieldClassifier(message: string): (field: Omit<FieldToClassify, 'message'>) => SecretFinding {
  const known = new Map<string, readonly TermHit[]>();
  function hitsIn(text: string, place: TextPlace): readonly TermHit[] {
    const key = `${place} ${text}`;
    const hits = known.get(key) ?? findHits(text, place);
    // Short texts are cheaper read again than kept.
    if (text.length > WORTH_KEEPING) known.set(key, hits);
    return hits;
  }
  return ({ name, schema }) => classify(name, schema, message, hitsIn);
}

function classify(
  name: string,
  schema: unknown,
  message: string,
  hitsIn: (text: string, place: TextPlace) => readonly TermHit[],
): SecretFinding {
  const read = readSchema(schema);
  const title = bounded(read.title);
  const description = bounded(read.description);
  const shown = [name, title, description, ...read.samples].map(bounded).join('\n');
  if (read.fixedChoice) return NONE;
  const example = credentialEvidence(shown);
  if (example !== undefined) return finding(example.category, [example.evidence]);
  if (read.otherFormat) return NONE;
  if (read.passwordFormat) return finding('password', ['format: password']);

  const context = foldText(shown);
  const inTitle = hitsIn(title, 'title');
  const inDescription = hitsIn(description, 'description');
  const spokenOf = new Set(
    [...inTitle, ...firstClause(description)].filter((hit) => !hit.asked).map((hit) => hit.category),
  );
  const fromTitle = inTitle.filter((hit) => hit.asked);
  const titleAbout = new Set(inTitle.filter((hit) => !hit.asked).map((hit) => hit.category));
  const fromName = hitsIn(bounded(name), 'name').filter(
    (hit) => hit.asked && !titleAbout.has(hit.category) && !(isWeak(hit) && spokenOf.has(hit.category)),
  );
  const fromDescription = inDescription.filter((hit) => hit.asked && !titleAbout.has(hit.category));
  const own = strongest(
    [...fromTitle, ...fromName, ...fromDescription].filter((hit) => fits(hit, read.number, context)),
  );
  if (own !== undefined) return own;
  if (message === '' || read.number || OWN_TOPIC.test(foldText(`${name} ${title}`))) return NONE;
  const fromMessage = hitsIn(bounded(message), 'message').filter(
    (hit) => hit.asked && !CAUTION.has(hit.category),
  );
  return strongest(fromMessage) ?? NONE;
}

function findHits(text: string, place: TextPlace): readonly TermHit[] {
  return splitClauses(text).flatMap((clause) => findTerms(clause, place));
}

function firstClause(text: string): readonly TermHit[] {
  return splitClauses(text)
    .slice(0, 1)
    .flatMap((clause) => findTerms(clause, 'description'));
}

/** One everyday word, without anything that makes it a credential. */
function isWeak(hit: TermHit): boolean {
  return /^(?:token|secret|pin|pass|card)s?$/.test(hit.term);
}

function fits(hit: TermHit, number: boolean, context: string): boolean {
  if (number && !NUMERIC.has(hit.category)) return false;
  const other = OTHER_SENSE[hit.category];
  if (other === undefined || !other.test(context)) return true;
  return !(isWeak(hit) || /^(?:pin |card |.*\bcode)/.test(hit.term));
}

function strongest(hits: readonly TermHit[]): SecretFinding | undefined {
  const hit = hits.find(({ category }) => !CAUTION.has(category)) ?? hits[0];
  return hit && finding(hit.category, [...new Set(hits.map(({ term }) => term))]);
}

function finding(category: SecretCategory, evidence: readonly string[]): SecretFinding {
  return { level: CAUTION.has(category) ? 'caution' : 'secret', category, evidence };
}

function bounded(text: string): string {
  return text.length <= 2 * READ ? text : `${text.slice(0, READ)}\n${text.slice(-READ)}`;
}

interface ReadSchema {
  readonly title: string;
  readonly description: string;
  /** Default, pattern and examples: they show the shape of the answer. */
  readonly samples: readonly string[];
  /** A choice from a list, or yes or no: nothing secret can be typed. */
  readonly fixedChoice: boolean;
  readonly otherFormat: boolean;
  readonly passwordFormat: boolean;
  readonly number: boolean;
}

function readSchema(schema: unknown): ReadSchema {
  const own = (key: string): unknown =>
    typeof schema === 'object' && schema !== null && Object.hasOwn(schema, key)
      ? (schema as Record<string, unknown>)[key]
      : undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const type = own('type');
  const types = Array.isArray(type) ? type : [type];
  const examples = own('examples');
  const format = own('format');
  return {
    title: text(own('title')),
    description: text(own('description')),
    samples: [own('default'), own('pattern'), ...(Array.isArray(examples) ? examples.slice(0, 10) : [])].map(
      text,
    ),
    fixedChoice:
      types.includes('boolean') ||
      types.includes('array') ||
      Array.isArray(own('enum')) ||
      own('const') !== undefined ||
      isChoice(own('oneOf')) ||
      isChoice(own('anyOf')),
    otherFormat: ['date', 'date-time', 'time', 'email', 'uri', 'url'].includes(text(format)),
    passwordFormat: format === 'password',
    number: types.includes('number') || types.includes('integer'),
  };
}

function isChoice(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.some((option) => typeof option === 'object' && option !== null && 'const' in option)
  );
}
