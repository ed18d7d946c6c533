import { fieldClassifier } from '../secrets/classifyField.ts';
import { defined } from './defined.ts';
import type { FieldReader } from './FieldReader.ts';
import type { FormModel, FormNotice, FormProblem } from './FormModel.ts';
import type { FormModelOptions } from './FormModelOptions.ts';
import { measureSchema } from './measureSchema.ts';
import { readProperty } from './readProperty.ts';
import { type RootReading, readRoot } from './readRoot.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { defaultLimits } from './SchemaLimits.ts';
import { own } from './SchemaNode.ts';

/** A form as read: one reader per property, and what is to be said about the whole. */
export interface FormReading {
  readonly title?: string;
  readonly description?: string;
  readonly shape: FormModel['shape'];
  readonly readers: readonly FieldReader[];
  readonly problems: readonly FormProblem[];
  readonly notices: FormNotice[];
}

const mostNotices = 200;

/** Reads a whole schema within its limits; the work is bounded by the schema's own size. */
export function readForm(schema: unknown, options: FormModelOptions): FormReading {
  const limits = { ...defaultLimits, ...defined(options.limits ?? {}) };
  const notices: FormNotice[] = [];
  const { size, nodes } = measureSchema(schema, limits.size);
  if (size > limits.size) {
    return closed(
      'schema-too-large',
      `The schema is larger than ${limits.size} characters, too large to review safely.`,
    );
  }
  function note(code: string, detail: string, name?: string): void {
    if (notices.length < mostNotices) notices.push({ code, detail, ...defined({ name }) });
  }
  const root = readRoot(schema, { note });
  let nodesLeft = nodes * 16 + 256;
  let optionsLeft = limits.options;
  const context: SchemaContext = {
    root: schema,
    locale: options.locale,
    timeZone: options.timeZone,
    // Revisions are dates, so they compare as text.
    lists: options.protocolVersion === undefined || options.protocolVersion >= '2025-11-25',
    classify: fieldClassifier(
      [options.message, root.title, root.description].filter((text) => text !== undefined).join('\n'),
    ),
    note(code, detail, name) {
      if (notices.length < mostNotices) notices.push({ code, detail, ...defined({ name }) });
    },
    takeNodes: (count) => {
      nodesLeft -= count;
      return nodesLeft >= 0;
    },
    takeOptions: (count) => {
      optionsLeft -= count;
      return optionsLeft >= 0;
    },
  };
  const names = Object.keys(root.properties);
  if (names.length > limits.fields) {
    return closed(
      'too-many-fields',
      `The form has ${names.length} fields; at most ${limits.fields} can be reviewed.`,
    );
  }
  const readers: FieldReader[] = [];
  for (const [index, name] of names.entries()) {
    const property = { id: `f${index}`, name, required: root.required.has(name) };
    readers.push(readProperty(property, own(root.properties, name), context));
    if (optionsLeft < 0) {
      return closed(
        'too-many-options',
        `The form has more than ${limits.options} options, too many to review.`,
      );
    }
    if (nodesLeft < 0) {
      return closed('schema-too-large', 'References multiply the schema beyond what can be reviewed safely.');
    }
  }
  return finish(root, readers, notices, options);
}

function finish(
  root: RootReading,
  readers: readonly FieldReader[],
  notices: FormNotice[],
  { destructive = false, onSecret = 'refuse' }: FormModelOptions,
): FormReading {
  const shown = readers.filter(({ field }) => field.kind !== 'unsupported');
  const [first, ...others] = shown;
  const lone = first !== undefined && others.length === 0 && isYesNo(first) ? first : undefined;
  return {
    ...defined({ title: root.title, description: root.description }),
    shape:
      readers.length === 0 ? 'confirm-only' : lone !== undefined && readers.length === 1 ? 'yes-no' : 'form',
    readers: destructive ? readers.map((reader) => (reader === lone ? withoutYes(reader) : reader)) : readers,
    problems: [
      ...(onSecret === 'refuse' ? readers.flatMap(secretProblem) : []),
      ...root.problems,
      ...readers.flatMap(fieldProblem),
    ],
    notices,
  };
}

/** An optional field asks as much as a required one (client/elicitation#form-mode-security, F1). */
function secretProblem({ field }: FieldReader): readonly FormProblem[] {
  if (field.sensitivity.level !== 'secret') return [];
  const detail = `"${field.name.slice(0, 60)}" asks for a credential (${field.sensitivity.category ?? 'secret'}). Ask for it in URL mode.`;
  return [{ code: 'secret-field', name: field.name, detail }];
}

function fieldProblem({ field, satisfiable }: FieldReader): readonly FormProblem[] {
  if (!field.required) return [];
  const said = `"${field.name.slice(0, 60)}" is required`;
  if (field.kind === 'unsupported') {
    const detail = `${said}, but a form can not ask for it (${field.reason}).`;
    return [{ code: 'unsupported-required-field', name: field.name, detail }];
  }
  if (satisfiable !== false) return [];
  return [
    { code: 'unsatisfiable-field', name: field.name, detail: `${said}, but its limits exclude every value.` },
  ];
}

function isYesNo({ field }: FieldReader): boolean {
  if (field.kind === 'boolean') return true;
  return field.kind === 'choice' && field.options.every(({ constant }) => typeof constant === 'boolean');
}

/** For a destructive operation nobody but the person says yes. */
function withoutYes(reader: FieldReader): FieldReader {
  const { suggestion, ...field } = reader.field;
  return suggestion === true || suggestion === 'true' ? { ...reader, field } : reader;
}

function closed(code: FormProblem['code'], detail: string): FormReading {
  return { shape: 'form', readers: [], problems: [{ code, detail }], notices: [] };
}
