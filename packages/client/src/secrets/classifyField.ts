import { foldText } from '../text/foldText.ts';
import type { TextPlace } from './asksFor.ts';
import { credentialEvidence } from './credentialEvidence.ts';
import { findTerms, type TermHit } from './findTerms.ts';
import { hasOtherSense } from './hasOtherSense.ts';
import type { SecretCategory } from './Lexicon.ts';
import { type FieldSchema, readFieldSchema } from './readFieldSchema.ts';
import type { SecretFinding } from './SecretFinding.ts';
import { splitClauses } from './splitClauses.ts';

/** One property of a `requestedSchema` and the message of its request, all as the server sent them. */
export interface FieldToClassify {
  readonly name: string;
  /** The property's schema: any JSON; only own keys are read. */
  readonly schema: unknown;
  readonly message?: string;
}

const NONE: SecretFinding = { level: 'none', evidence: [] };

/** Personal identifiers; everything else grants access or authorises a payment. */
const CAUTION: ReadonlySet<SecretCategory> = new Set(['gov-id', 'bank']);

/** What people write down as a number. */
const NUMERIC: ReadonlySet<SecretCategory> = new Set(['pin', 'otp', 'payment', 'gov-id', 'bank']);

/** Everyday words: what else the field says of them outweighs a bare name. */
const WEAK = /^(?:token|secret|pin|pass|card)s?$/;

/** Fields whose own label says that the message's credential is not theirs. */
const OWN_TOPIC =
  / (?:(?:user ?|file ?|first |last |full )?name|log ?in|e ?mail|branch|repo(?:sitory)?|project|host|port|url|path|file|folder|date|city|address|phone|region|country|language|label|title|id|usuario|correo|benutzer(?:name)?|utilisateur|nombre|nom) |пользовател|имя|почт|用户名|使用者名稱|邮箱|名前|ユーザー名|メール|اسم|بريد/;

/** Longer texts are read at both ends: nobody reads more, and a server must not buy time with length. */
const READ = 2000;

/** Whether a field asks for a credential, in eight languages and by grammar rather than by substring (F1–F3, EL-FORM-30). */
export function classifyField({ name, schema, message = '' }: FieldToClassify): SecretFinding {
  return fieldClassifier(message)({ name, schema });
}

/** `classifyField` for all fields of one request, whose message is read once. */
export function fieldClassifier(message: string): (field: Omit<FieldToClassify, 'message'>) => SecretFinding {
  let inMessage: SecretFinding | undefined;
  const readMessage = (): SecretFinding => {
    inMessage ??=
      strongest(
        hitsIn(splitClauses(bounded(message)), 'message').filter(
          ({ asked, category }) => asked !== undefined && !CAUTION.has(category),
        ),
      ) ?? NONE;
    return inMessage;
  };
  return (field) => classify(field.name, readFieldSchema(field.schema), readMessage);
}

function classify(name: string, field: FieldSchema, readMessage: () => SecretFinding): SecretFinding {
  if (field.isFixedChoice) return NONE;
  const title = bounded(field.title);
  const description = bounded(field.description);
  const shown = [name, title, description, ...field.samples].map(bounded).join('\n');
  const example = credentialEvidence(shown);
  if (example !== undefined) return finding(example.category, [example.evidence]);
  if (field.isOtherFormat) return NONE;
  if (field.isPasswordFormat) return finding('password', ['format: password']);

  const folded = foldText(shown);
  const possible = (hit: TermHit): boolean =>
    (!field.isNumber || NUMERIC.has(hit.category)) && !hasOtherSense(hit.term, shown, folded, title !== '');
  const own = strongest(ownHits(bounded(name), title, description).filter(possible));
  if (own !== undefined) return own;
  return field.isNumber || [name, title].flatMap(splitClauses).some((clause) => OWN_TOPIC.test(clause))
    ? NONE
    : readMessage();
}

/** What the field's own texts ask for; a title that only speaks of a thing outweighs all but an imperative. */
function ownHits(name: string, title: string, description: string): readonly TermHit[] {
  const inTitle = hitsIn(splitClauses(title), 'title');
  const clauses = splitClauses(description);
  const named = spokenOf(inTitle);
  const described = spokenOf(hitsIn(clauses.slice(0, 1), 'description'));
  return [
    ...inTitle,
    ...hitsIn(splitClauses(name), 'name').filter(
      ({ category, term }) => !named.has(category) && !(WEAK.test(term) && described.has(category)),
    ),
    ...hitsIn(clauses, 'description').filter(
      ({ asked, category }) => asked === 'imperative' || !(named.has(category) || described.has(category)),
    ),
  ].filter(({ asked }) => asked !== undefined);
}

function spokenOf(hits: readonly TermHit[]): ReadonlySet<SecretCategory> {
  return new Set(hits.filter(({ asked }) => asked === undefined).map(({ category }) => category));
}

function hitsIn(clauses: readonly string[], place: TextPlace): readonly TermHit[] {
  return clauses.flatMap((clause) => findTerms(clause, place));
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
