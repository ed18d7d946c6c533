import {
  fileUriToDisplayPath,
  type RootRefusal,
  type RootSource,
  type RootsStore,
} from '@assent/client/roots';
import { type FormEvent, type JSX, useId, useState } from 'react';
import { flag } from '../internals/flag.ts';
import { partOf } from '../internals/partOf.ts';
import { rootsText } from '../locales/families/roots.ts';
import { useText } from '../locales/useText.ts';
import { rootsEditorAnatomy } from './rootsEditor.anatomy.ts';

export interface RootsEditorAddProps {
  readonly store: RootsStore;
  /** Opens the host's own picker; gives a path or file URI, or nothing when the person chose none. */
  readonly pick?: () => Promise<string | undefined>;
  readonly onAdded: (path: string) => void;
}

/** Adds a folder by path or through the host's picker; what was typed stays when it is refused. Renders a `<form>`. */
export function RootsEditorAdd({ store, pick, onAdded }: RootsEditorAddProps): JSX.Element {
  const words = useText(rootsText);
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<RootRefusal['code'] | undefined>(undefined);

  const add = (location: string, source: RootSource): boolean => {
    const result = store.add({ location, source });
    setRefusal(result.ok ? undefined : result.reason.code);
    if (!result.ok) return false;
    const entry = store.getSnapshot().find((one) => one.id === result.id);
    if (entry) onAdded(fileUriToDisplayPath(entry.uri));
    return true;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (add(text, 'typed')) setText('');
  };
  const choose = async (): Promise<void> => {
    const location = await pick?.();
    if (location !== undefined) add(location, 'picker');
  };
  const described = refusal === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;

  return (
    <form {...partOf(rootsEditorAnatomy, 'add-form')} onSubmit={submit} noValidate>
      <label htmlFor={id}>{words.string('addLabel')}</label>
      <div data-row="">
        <input
          {...partOf(rootsEditorAnatomy, 'add-input')}
          id={id}
          type="text"
          value={text}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aria-describedby={described}
          aria-invalid={refusal !== undefined || undefined}
          data-invalid={flag(refusal !== undefined)}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(undefined);
          }}
        />
        <button {...partOf(rootsEditorAnatomy, 'add')} type="submit">
          {words.string('add')}
        </button>
        {pick === undefined ? null : (
          <button {...partOf(rootsEditorAnatomy, 'pick')} type="button" onClick={() => void choose()}>
            {words.string('pick')}
          </button>
        )}
      </div>
      <p {...partOf(rootsEditorAnatomy, 'add-hint')} id={`${id}-hint`}>
        {words.string('addHint')}
      </p>
      <div role="alert">
        {refusal === undefined ? null : (
          <p {...partOf(rootsEditorAnatomy, 'add-error')} id={`${id}-error`} data-code={refusal}>
            {words.string(`refusal.${refusal}`)}
          </p>
        )}
      </div>
    </form>
  );
}
