import type { FormField } from '@assent/client';
import { type Middleware, UPDATE_CORE, UPDATE_DATA } from '@jsonforms/core';
import type { JsonFormsInitStateProps } from '@jsonforms/react';
import { useEffect, useMemo, useState } from 'react';
import type { FormSession } from '../session/FormSession.ts';
import { fromJsonFormsData, toJsonFormsData } from './draftBridge.ts';

type ForeignErrors = NonNullable<JsonFormsInitStateProps['additionalErrors']>;

export interface ForeignBridge {
  readonly data: Readonly<Record<string, unknown>>;
  readonly additionalErrors: ForeignErrors;
  readonly middleware: Middleware;
}

function dataOf(session: FormSession): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const field of session.model.fields) {
    const value = toJsonFormsData(field, session.getField(field.name).value);
    if (value !== undefined) data[field.id] = value;
  }
  return data;
}

/**
 * Connects a host's JSON Forms renderers to the session: what they put into JSON Forms' data becomes the draft, and the
 * session's errors are shown at their fields. `wordsOf` gives an error's text.
 */
export function useForeignBridge(
  session: FormSession,
  fieldById: ReadonlyMap<string, FormField>,
  wordsOf: (name: string) => readonly string[],
): ForeignBridge {
  const data = useMemo(() => dataOf(session), [session]);
  const [version, setVersion] = useState(0);

  useEffect(() => {
    const bump = (): void => setVersion((now) => now + 1);
    const stops = session.model.fields.map((field) => session.subscribeField(field.name, bump));
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is a change in some field's errors
  const additionalErrors = useMemo(
    () =>
      session.model.fields.flatMap((field) =>
        wordsOf(field.name).map((message) => ({
          instancePath: `/${field.id}`,
          message,
          keyword: '',
          schemaPath: '',
          params: {},
        })),
      ),
    [session, version, wordsOf],
  );

  const middleware = useMemo(
    (): Middleware => (state, action, reduce) => {
      if (action.type === UPDATE_CORE) {
        // New errors come with the `data` prop of the first render: taking it would undo what was typed since.
        return reduce(state, { ...action, data: state.data });
      }
      const next = reduce(state, action);
      if (action.type === UPDATE_DATA) {
        const field = fieldById.get(action.path);
        if (field !== undefined) {
          const value = fromJsonFormsData(field, next.data?.[field.id]);
          // React runs this inside a state update, where other components must not be told anything.
          queueMicrotask(() => {
            if (!sameValue(session.getField(field.name).value, value)) session.change(field.name, value);
          });
        }
      }
      return next;
    },
    [session, fieldById],
  );

  return { data, additionalErrors, middleware };
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.join('\u0000') === b.join('\u0000'));
}
