import type { ComponentProps, KeyboardEvent } from 'react';
import { useId, useState } from 'react';

export type ComboBoxOptions = {
  /** The values of the options, in the order of the list. */
  values: readonly string[];
  /** Names the list for screen readers; different from the field's label, so that each is found by its name. */
  listLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onType: (text: string) => void;
  /** A click on an option, or Enter on the one that the arrow keys have reached. */
  onPick: (value: string) => void;
};

export type ComboBox = {
  /** Open, and with something to show. */
  isShown: boolean;
  /** The value that the arrow keys have reached; without one, what was typed counts. */
  active: string | undefined;
  input: ComponentProps<'input'>;
  list: ComponentProps<'div'>;
  option: (place: number) => ComponentProps<'div'>;
};

/**
 * A text field with a list to choose from, in the ARIA pattern of an editable combobox: the focus stays in the field,
 * and the arrow keys move through the list. Anything else can be typed.
 */
export function useComboBox({ values, listLabel, isOpen, onOpenChange, onType, onPick }: ComboBoxOptions): ComboBox {
  const id = useId();
  const [reached, setReached] = useState<number | null>(null);
  const isShown = isOpen && values.length > 0;
  const place = isShown && reached !== null && reached < values.length ? reached : null;
  const active = place === null ? undefined : values[place];
  const close = () => {
    setReached(null);
    onOpenChange(false);
  };
  const pick = (value: string) => {
    close();
    onPick(value);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isShown) setReached(optionAfter(place, event.key === 'ArrowDown' ? 1 : -1, values.length));
      else onOpenChange(true);
    } else if (event.key === 'Enter' && active !== undefined) pick(active);
    else if (event.key === 'Escape' && isShown) {
      // Otherwise a dialog around it would close, too.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  return {
    isShown,
    active,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? `${id}-list` : undefined,
      'aria-activedescendant': place === null ? undefined : `${id}-${place}`,
      autoComplete: 'off',
      onChange: (event) => {
        setReached(null);
        onType(event.target.value);
      },
      onKeyDown: handleKey,
      onBlur: close,
    },
    list: { id: `${id}-list`, role: 'listbox', 'aria-label': listLabel },
    option: (at) => ({
      id: `${id}-${at}`,
      role: 'option',
      'aria-selected': at === place,
      ref: at === place ? showOption : undefined,
      // Otherwise the field would lose the focus, and with it the list, before the click.
      onPointerDown: (event) => event.preventDefault(),
      onClick: () => pick(values[at] ?? ''),
    }),
  };
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** The option an arrow key leads to; past either end comes null, the text that was typed, and then the other end. */
export function optionAfter(index: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (index === null) return step === 1 ? 0 : count - 1;
  const next = index + step;
  return next < 0 || next >= count ? null : next;
}
