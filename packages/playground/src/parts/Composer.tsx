import { type FormEvent, type JSX, useId, useState } from 'react';
import { type ArgumentField, argumentFields, readArguments } from './argumentFields.ts';
import type { Choice } from './ServerList.tsx';

interface ArgumentInputProps {
  readonly id: string;
  readonly field: ArgumentField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ArgumentInput({ id, field, value, onChange }: ArgumentInputProps): JSX.Element {
  switch (field.kind) {
    case 'boolean':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.target.checked))}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          value={value}
          required={field.required}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Choose…</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'text':
    case 'number':
      return (
        <input
          id={id}
          type={field.kind}
          value={value}
          required={field.required}
          step="any"
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      return field.kind satisfies never;
  }
}

export interface ComposerProps {
  readonly choice: Choice;
  readonly onRun: (args: Record<string, unknown>) => void;
}

/** The arguments of the chosen tool and the button that runs it. Give it a key for every choice. */
export function Composer({ choice, onRun }: ComposerProps): JSX.Element {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const idPrefix = useId();
  const fields = argumentFields(choice.tool.inputSchema);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onRun(readArguments(fields, typed));
  };
  return (
    <form className="composer" onSubmit={submit}>
      <div>
        <h2>{choice.tool.title}</h2>
        <p className="muted">{choice.tool.description}</p>
      </div>
      {fields.length > 0 && (
        <div className="arguments">
          {fields.map((field, index) => (
            <div key={field.name} className="argument" data-kind={field.kind}>
              <label htmlFor={`${idPrefix}${index}`}>{field.label}</label>
              <ArgumentInput
                id={`${idPrefix}${index}`}
                field={field}
                value={typed[field.name] ?? field.initial}
                onChange={(value) => setTyped({ ...typed, [field.name]: value })}
              />
            </div>
          ))}
        </div>
      )}
      <button type="submit" className="primary">
        Run
      </button>
    </form>
  );
}
