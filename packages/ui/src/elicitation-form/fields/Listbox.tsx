import type { FieldOption } from '@assent/client';
import type { UseComboboxPropGetters } from 'downshift';
import type { JSX } from 'react';
import { flag } from '../../internals/flag.ts';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { OptionLabel } from './OptionLabel.tsx';
import type { MatchingOptions } from './useMatchingOptions.ts';

export interface ListboxProps {
  readonly open: boolean;
  readonly highlighted: number;
  readonly options: MatchingOptions;
  readonly labelId: string;
  readonly multiple?: boolean;
  readonly isChosen: (option: FieldOption) => boolean;
  readonly getMenuProps: UseComboboxPropGetters<FieldOption>['getMenuProps'];
  readonly getItemProps: UseComboboxPropGetters<FieldOption>['getItemProps'];
}

/**
 * Options under a searchable choice, in the flow of the page: a portal would leave the dialog's focus trap and
 * scroll area. Says how many match, politely.
 */
export function Listbox({
  open,
  highlighted,
  options,
  labelId,
  multiple = false,
  isChosen,
  getMenuProps,
  getItemProps,
}: ListboxProps): JSX.Element {
  const words = useText(elicitationFormText);
  const { matches, visible, onScroll } = options;
  return (
    <>
      <ul
        {...partOf(elicitationFormAnatomy, 'listbox')}
        {...getMenuProps({
          onScroll,
          'aria-labelledby': labelId,
          'aria-multiselectable': multiple || undefined,
        })}
        hidden={!open || visible.length === 0}
      >
        {open
          ? visible.map((option, index) => {
              const chosen = isChosen(option);
              return (
                <li
                  {...partOf(elicitationFormAnatomy, 'option')}
                  key={option.value}
                  {...getItemProps({ item: option, index, 'aria-selected': chosen })}
                  aria-setsize={matches.length}
                  aria-posinset={index + 1}
                  data-value={option.value}
                  data-state={chosen ? 'checked' : 'unchecked'}
                  data-highlighted={flag(index === highlighted)}
                >
                  <OptionLabel option={option} />
                </li>
              );
            })
          : null}
      </ul>
      <p {...partOf(elicitationFormAnatomy, 'count')} role="status">
        {open
          ? matches.length === 0
            ? words.string('noMatch')
            : words.string('matches', { count: matches.length })
          : null}
      </p>
    </>
  );
}
