import type { ChoiceField, FieldOption } from '@assent/client';
import { useCombobox } from 'downshift';
import { type JSX, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { comboboxEnvironment } from './comboboxEnvironment.ts';
import { noAutofill } from './controlAttributes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Listbox } from './Listbox.tsx';
import { useFormField } from './useFormField.ts';
import { useMatchingOptions } from './useMatchingOptions.ts';

/** One of many options, found by typing. What is in the input is what is in the draft, so a half-typed title is an error, not an old answer. */
export function ComboboxControl({ field }: { readonly field: ChoiceField }): JSX.Element {
  const words = useText(elicitationFormText);
  const state = useFormField(field);
  const { snapshot, ids } = state;
  const value = typeof snapshot.value === 'string' ? snapshot.value : undefined;
  const byValue = useMemo(() => new Map(field.options.map((option) => [option.value, option])), [field]);
  const byTitle = useMemo(() => new Map(field.options.map((option) => [option.title, option])), [field]);
  const selected = value === undefined ? undefined : byValue.get(value);
  const shown = (selected?.title === '' ? words.string('emptyOption') : selected?.title) ?? value ?? '';
  const [query, setQuery] = useState('');
  const options = useMatchingOptions(field.options, query);

  const type = (text: string): void => {
    setQuery(text);
    state.change(text === '' ? undefined : (byTitle.get(text)?.value ?? text));
  };
  const combobox = useCombobox<FieldOption>({
    ...comboboxEnvironment,
    items: options.visible as FieldOption[],
    itemToString: (option) => option?.title ?? '',
    inputValue: shown,
    selectedItem: selected ?? null,
    inputId: ids.control,
    labelId: ids.label,
    menuId: `${ids.control}-list`,
    getItemId: (index) => `${ids.control}-option-${index}`,
    toggleButtonId: `${ids.control}-toggle`,
    stateReducer(current, { type: change, changes }) {
      // Downshift would choose the highlighted option on blur and clear everything on Escape.
      if (change === useCombobox.stateChangeTypes.InputBlur) return { ...current, isOpen: false };
      if (change === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...current, isOpen: false, highlightedIndex: -1 };
      }
      // The list moves under a resting mouse whenever the form grows; that is no reason to lose the place.
      if (change === useCombobox.stateChangeTypes.MenuMouseLeave) return current;
      return changes;
    },
    onIsOpenChange({ isOpen, type: change }) {
      // Text that opens the list, pasted text above all, is what to search for; any other way in shows every option.
      if (isOpen && change !== useCombobox.stateChangeTypes.InputChange) setQuery('');
    },
    onStateChange({ type: change, selectedItem }) {
      if (
        (change === useCombobox.stateChangeTypes.ItemClick ||
          change === useCombobox.stateChangeTypes.InputKeyDownEnter) &&
        selectedItem
      ) {
        setQuery('');
        state.change(selectedItem.value);
      }
    },
  });
  const { isOpen, highlightedIndex } = combobox;
  const { grow } = options;
  useEffect(() => {
    if (isOpen && highlightedIndex >= options.visible.length - 10) grow();
  });

  return (
    <FieldFrame state={state}>
      {(description) => (
        <div data-combobox="" data-state={isOpen ? 'open' : 'closed'}>
          <input
            {...partOf(elicitationFormAnatomy, 'control')}
            {...combobox.getInputProps({
              onBlur: state.leave,
              onChange: (event) => type((event.target as HTMLInputElement).value),
              onKeyDown: (event: KeyboardEvent) => {
                // The popup closes first; the dialog around must not hear of it.
                if (event.key === 'Escape' && isOpen) event.stopPropagation();
              },
              'aria-labelledby': undefined,
            })}
            {...noAutofill}
            {...description}
            name={ids.control}
            type="text"
            dir="auto"
            spellCheck={false}
            disabled={state.disabled}
            placeholder={words.string('search')}
          />
          <button
            {...partOf(elicitationFormAnatomy, 'toggle')}
            {...combobox.getToggleButtonProps({ disabled: state.disabled })}
            type="button"
            aria-label={words.string('showOptions')}
          />
          <Listbox
            open={isOpen}
            highlighted={highlightedIndex}
            options={options}
            labelId={ids.label}
            isChosen={(option) => option.value === value}
            getMenuProps={combobox.getMenuProps}
            getItemProps={combobox.getItemProps}
          />
        </div>
      )}
    </FieldFrame>
  );
}
