import type { FieldOption, MultiChoiceField } from '@assent/client';
import { useCombobox } from 'downshift';
import { type JSX, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { ChosenOptions } from './ChosenOptions.tsx';
import { comboboxEnvironment } from './comboboxEnvironment.ts';
import { noAutofill } from './controlAttributes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Listbox } from './Listbox.tsx';
import { chosenOf, toggleValue } from './toggleValue.ts';
import { useFormField } from './useFormField.ts';
import { useMatchingOptions } from './useMatchingOptions.ts';

/** Several of many options: typing finds them, choosing one keeps the list open, what is chosen stands above it. */
export function MultiComboboxControl({ field }: { readonly field: MultiChoiceField }): JSX.Element {
  const words = useText(elicitationFormText);
  const state = useFormField(field);
  const { snapshot, ids } = state;
  const chosen = chosenOf(snapshot.value);
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  const [query, setQuery] = useState('');
  const options = useMatchingOptions(field.options, query);

  const combobox = useCombobox<FieldOption>({
    ...comboboxEnvironment,
    items: options.visible as FieldOption[],
    itemToString: (option) => option?.title ?? '',
    inputValue: query,
    selectedItem: null,
    inputId: ids.control,
    labelId: ids.label,
    menuId: `${ids.control}-list`,
    getItemId: (index) => `${ids.control}-option-${index}`,
    toggleButtonId: `${ids.control}-toggle`,
    stateReducer(current, { type: change, changes }) {
      switch (change) {
        case useCombobox.stateChangeTypes.MenuMouseLeave:
          // The list moves under a resting mouse whenever an option is chosen; that is no reason to lose the place.
          return current;
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...current, isOpen: false };
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          return { ...current, isOpen: false, highlightedIndex: -1 };
        case useCombobox.stateChangeTypes.ItemClick:
        case useCombobox.stateChangeTypes.InputKeyDownEnter:
          return { ...changes, isOpen: true, highlightedIndex: current.highlightedIndex };
        default:
          return changes;
      }
    },
    onStateChange({ type: change, selectedItem }) {
      if (
        (change === useCombobox.stateChangeTypes.ItemClick ||
          change === useCombobox.stateChangeTypes.InputKeyDownEnter) &&
        selectedItem
      ) {
        state.change(toggleValue(field, chosen, selectedItem.value));
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
          <ChosenOptions
            field={field}
            chosen={chosen}
            disabled={state.disabled}
            onRemove={(value) => state.change(toggleValue(field, chosen, value))}
          />
          <input
            {...partOf(elicitationFormAnatomy, 'control')}
            {...combobox.getInputProps({
              onBlur: state.leave,
              onChange: (event) => setQuery((event.target as HTMLInputElement).value),
              onKeyDown: (event: KeyboardEvent) => {
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
            multiple
            isChosen={(option) => chosenSet.has(option.value)}
            getMenuProps={combobox.getMenuProps}
            getItemProps={combobox.getItemProps}
          />
        </div>
      )}
    </FieldFrame>
  );
}
