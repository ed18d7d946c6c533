import type { MultiChoiceField } from '@assent/client';
import { type JSX, useId, useMemo } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { OptionTitle } from './OptionTitle.tsx';

export interface ChosenOptionsProps {
  readonly field: MultiChoiceField;
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onRemove: (value: string) => void;
}

/** What is chosen so far, each with a button that takes it out. */
export function ChosenOptions({ field, chosen, disabled, onRemove }: ChosenOptionsProps): JSX.Element {
  const words = useText(elicitationFormText);
  const prefix = useId();
  const byValue = useMemo(() => new Map(field.options.map((option) => [option.value, option])), [field]);
  return (
    <div data-row="" data-chosen="">
      <span {...partOf(elicitationFormAnatomy, 'count')} role="status">
        {words.string('selected', { count: chosen.length })}
      </span>
      {chosen.map((value, index) => (
        <span {...partOf(elicitationFormAnatomy, 'chip')} key={value} data-value={value}>
          <span id={`${prefix}-${index}`}>
            <OptionTitle option={byValue.get(value) ?? { value, constant: value, title: value }} />
          </span>
          <button
            {...partOf(elicitationFormAnatomy, 'remove')}
            type="button"
            id={`${prefix}-${index}-remove`}
            aria-label={words.string('remove')}
            aria-labelledby={`${prefix}-${index}-remove ${prefix}-${index}`}
            disabled={disabled}
            onClick={() => onRemove(value)}
          />
        </span>
      ))}
    </div>
  );
}
