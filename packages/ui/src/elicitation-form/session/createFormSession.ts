import type { Draft, DraftValue, FormContent, FormModel, TypedValues } from '@assent/client';
import type { FormError } from './FormError.ts';
import type { FieldSnapshot, FormSession, FormSnapshot } from './FormSession.ts';
import { ownErrors } from './ownErrors.ts';

const none: readonly FormError[] = [];

const initialSnapshot: FormSnapshot = {
  phase: 'edit',
  errors: none,
  refusals: 0,
  content: undefined,
  dirty: false,
  typed: false,
  checking: false,
};

interface Carried {
  readonly draft: Draft;
  readonly snapshot: FormSnapshot;
  readonly touched: ReadonlySet<string>;
  readonly acknowledged: ReadonlySet<string>;
}

/** What was typed before a reload, over the defaults; names that the schema no longer has are left out. */
function restoredDraft(model: FormModel, saved: TypedValues): Draft {
  return model.fields.reduce((draft, { name }) => {
    const value = Object.hasOwn(saved, name) ? saved[name] : undefined;
    return value === undefined ? draft : model.set(draft, name, value ?? undefined);
  }, model.initialDraft());
}

/** For a host that keeps drafts over a reload: where to begin, and who is told of changes. */
export interface KeptDraft {
  readonly saved?: TypedValues;
  readonly keep: (read: () => TypedValues) => void;
}

/** A session over a model; `carried` is the draft of an earlier reading of the same schema. */
export function createFormSession(model: FormModel, kept?: KeptDraft, carried?: Carried): FormSession {
  let draft = carried?.draft ?? (kept?.saved ? restoredDraft(model, kept.saved) : model.initialDraft());
  let snapshot = carried?.snapshot ?? initialSnapshot;
  const touched = new Set(carried?.touched);
  const acknowledged = new Set(carried?.acknowledged);
  /** Fields whose errors the person should see by now. */
  const shown = new Set<string>();
  const fields = new Map<string, FieldSnapshot>();
  const byName = new Map(model.fields.map((field) => [field.name, field]));
  const order = new Map(model.fields.map((field, index) => [field.name, index]));
  const listeners = new Set<() => void>();
  const fieldListeners = new Map<string, Set<() => void>>();

  const update = (change: Partial<FormSnapshot>): void => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };
  const errorsOf = (name: string): readonly FormError[] => {
    const field = byName.get(name);
    if (field === undefined) return none;
    const errors = model.validateField(draft, name);
    return errors.length > 0 ? errors : ownErrors(field, draft.values.get(name), acknowledged.has(name));
  };
  const allErrors = (): FormError[] => {
    const errors: FormError[] = [...model.validate(draft)];
    const failing = new Set(errors.map((error) => error.name));
    for (const field of model.fields) {
      if (!failing.has(field.name)) {
        errors.push(...ownErrors(field, draft.values.get(field.name), acknowledged.has(field.name)));
      }
    }
    return errors.sort((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0));
  };
  const read = (name: string): FieldSnapshot => ({
    value: draft.values.get(name),
    suggested: draft.suggested.has(name),
    errors: shown.has(name) ? errorsOf(name) : none,
    acknowledged: acknowledged.has(name),
  });
  const wake = (name: string): void => {
    fields.delete(name);
    for (const listener of fieldListeners.get(name) ?? []) listener();
  };
  /** The summary only ever shrinks or changes within what the last accept met; new trouble waits for the next accept. */
  const refreshSummary = (name: string): void => {
    if (!snapshot.errors.some((error) => error.name === name)) return;
    const now = errorsOf(name);
    const before = snapshot.errors.filter((error) => error.name === name);
    if (now.length === before.length && now.every((error, index) => error.code === before[index]?.code))
      return;
    const at = snapshot.errors.findIndex((error) => error.name === name);
    const others = snapshot.errors.filter((error) => error.name !== name);
    update({ errors: [...others.slice(0, at), ...now, ...others.slice(at)] });
  };
  const show = (names: Iterable<string>): void => {
    for (const name of names) {
      shown.add(name);
      wake(name);
    }
  };

  return {
    model,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getField(name) {
      const known = fields.get(name) ?? read(name);
      fields.set(name, known);
      return known;
    },
    subscribeField(name, listener) {
      const known = fieldListeners.get(name) ?? new Set();
      known.add(listener);
      fieldListeners.set(name, known);
      return () => {
        known.delete(listener);
        if (known.size === 0) fieldListeners.delete(name);
      };
    },
    change(name, value: DraftValue) {
      draft = model.set(draft, name, value);
      touched.add(name);
      acknowledged.delete(name);
      wake(name);
      refreshSummary(name);
      kept?.keep(() => typedValues(model, draft));
      const kind = byName.get(name)?.kind;
      const typed = kind !== 'boolean' && kind !== 'choice' && kind !== 'multi-choice';
      if (!snapshot.dirty || (typed && !snapshot.typed)) {
        update({ dirty: true, typed: snapshot.typed || typed });
      }
    },
    acknowledge(name, on) {
      if (on) acknowledged.add(name);
      else acknowledged.delete(name);
      wake(name);
      refreshSummary(name);
    },
    leave(name) {
      if (!touched.has(name) || shown.has(name)) return;
      shown.add(name);
      if (errorsOf(name).length > 0) wake(name);
    },
    async check() {
      let errors = allErrors();
      if (errors.some((error) => error.code === 'pattern-pending')) {
        const asked = draft;
        update({ checking: true });
        await model.ready;
        update({ checking: false });
        if (asked !== draft) return undefined;
        errors = allErrors();
      }
      if (errors.length === 0) {
        update({ errors: none });
        return deepFreeze(model.toContent(draft));
      }
      show(errors.map((error) => error.name));
      update({ errors, refusals: snapshot.refusals + 1 });
      return undefined;
    },
    review(content) {
      update({ phase: 'review', content });
    },
    back() {
      update({ phase: 'edit', content: undefined });
    },
    withModel(next) {
      return createFormSession(next, kept, {
        draft,
        touched,
        acknowledged,
        snapshot: { ...snapshot, phase: 'edit', content: undefined, errors: none },
      });
    },
  };
}

/** Only what the person did: a suggestion that nobody touched is the server's, and comes from the server again. */
function typedValues(model: FormModel, draft: Draft): TypedValues {
  const defaults = model.initialDraft().values;
  const done = model.fields.filter(({ name }) => !draft.suggested.has(name));
  return Object.fromEntries(
    done
      .filter(({ name }) => draft.values.get(name) !== undefined || defaults.get(name) !== undefined)
      .map(({ name }) => [name, draft.values.get(name) ?? null]),
  );
}

function deepFreeze(content: FormContent): FormContent {
  for (const value of Object.values(content)) if (typeof value === 'object') Object.freeze(value);
  return Object.freeze(content);
}
