import { type JSX, type ReactNode, useId, useState } from 'react';
import { type HandProperty, optionsOf, startOf } from './handProperty.ts';

export interface HandFieldProps {
  readonly name: string;
  readonly property: HandProperty;
  readonly required: boolean;
  /** Where the answers are kept until they are sent. */
  readonly answers: Record<string, unknown>;
}

/** One field as a person would write it with React's own inputs: one state, native controls, no library. */
export function HandField({ name, property, required, answers }: HandFieldProps): JSX.Element {
  const id = useId();
  const [value, setValue] = useState(() => startOf(property));
  const [touched, setTouched] = useState(false);
  const change = (next: string | readonly string[]): void => {
    setValue(next);
    setTouched(true);
    answers[name] = next;
  };
  const options = optionsOf(property);
  const describedBy = `${id}-hint`;
  const label = property.title ?? name;
  const group = property.type === 'boolean' || property.type === 'array' || options.length > 0;
  const shared = { id, name: id, required, 'aria-describedby': describedBy } as const;
  const radio = (option: string, text: string): ReactNode => (
    <label key={option}>
      <input
        type="radio"
        name={id}
        value={option}
        checked={value === option}
        onChange={() => change(option)}
      />
      <bdi>{text}</bdi>
    </label>
  );
  const check = (option: string, text: string): ReactNode => (
    <label key={option}>
      <input
        type="checkbox"
        name={id}
        value={option}
        checked={value.includes(option)}
        onChange={(event) => {
          const others = [...value].filter((chosen) => chosen !== option);
          change(event.currentTarget.checked ? [...others, option] : others);
        }}
      />
      <bdi>{text}</bdi>
    </label>
  );
  const control = (): ReactNode => {
    if (property.type === 'boolean') {
      return (
        <div role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
          {radio('true', 'Yes')}
          {radio('false', 'No')}
        </div>
      );
    }
    if (property.type === 'array') {
      return (
        <fieldset aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
          {options.map(([option, text]) => check(option, text))}
        </fieldset>
      );
    }
    if (options.length > 5) {
      return (
        <select {...shared} value={value} onChange={(event) => change(event.currentTarget.value)}>
          <option value="" />
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      );
    }
    if (options.length > 0) {
      return (
        <div role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
          {options.map(([option, text]) => radio(option, text))}
        </div>
      );
    }
    const type = { email: 'email', uri: 'url', date: 'date' }[property.format ?? ''] ?? 'text';
    return (
      <input {...shared} type={type} value={value} onChange={(event) => change(event.currentTarget.value)} />
    );
  };
  return (
    <div>
      <div>
        {group ? (
          <span id={`${id}-label`}>
            <bdi>{label}</bdi>
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id}>
            <bdi>{label}</bdi>
          </label>
        )}
        {required ? null : <span>Optional</span>}
        {property.default !== undefined && !touched ? <span>Suggested by the server</span> : null}
        {!required && value.length > 0 ? (
          <button type="button" onClick={() => change(property.type === 'array' ? [] : '')}>
            Clear
          </button>
        ) : null}
      </div>
      <p id={describedBy}>
        <bdi>{property.description}</bdi>
        {property.minimum === undefined ? null : ` Between ${property.minimum} and ${property.maximum}.`}
      </p>
      {control()}
    </div>
  );
}
