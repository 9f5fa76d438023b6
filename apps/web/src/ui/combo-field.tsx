import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './combo-field.module.css';
import fieldStyles from './field.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';

export type ComboFieldProps = FieldTexts & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The values to choose from; anything else can be typed. */
  options: readonly string[];
  /** Names the list for screen readers; different from the field's label, so that each is found by its name. */
  listLabel: string;
  /** The last entry of the list, which empties the field for something else. */
  otherText: string;
};

const other = '\u0000other';

/** A field with a list to choose from that also accepts something new. */
export function ComboField({ label, hint, error, name, value, onChange, options, ...texts }: ComboFieldProps) {
  const { listLabel, otherText } = texts;
  const input = useRef<HTMLInputElement>(null);
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const isOneOfThem = options.includes(value);
  const typed = value.trim().toLowerCase();
  // A chosen value doesn't filter the list; text being typed does.
  const shown = isOneOfThem ? options : options.filter((option) => option.toLowerCase().includes(typed));
  const handleType = (text: string) => {
    onChange(text);
    list.resetSelectedOption();
    const wanted = text.trim().toLowerCase();
    if (wanted && options.some((option) => option.toLowerCase().includes(wanted))) list.openDropdown();
    else list.closeDropdown();
  };
  const handlePick = (picked: string) => {
    onChange(picked === other ? '' : picked);
    list.closeDropdown();
    input.current?.focus();
  };
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Combobox
          store={list}
          onOptionSubmit={handlePick}
          withinPortal={false}
          transitionProps={{ duration: 0 }}
          classNames={{ dropdown: styles.list, option: styles.option }}
        >
          <Combobox.Target withExpandedAttribute>
            <input
              {...control}
              ref={input}
              className={classNames(fieldStyles.input, options.length > 0 && styles.input)}
              name={name}
              value={value}
              autoComplete="off"
              onChange={(event) => handleType(event.target.value)}
              onFocus={(event) => event.target.select()}
              onClick={() => options.length > 0 && list.openDropdown()}
              onBlur={() => list.closeDropdown()}
            />
          </Combobox.Target>
          <Combobox.Dropdown>
            <Combobox.Options className={styles.options} aria-label={listLabel}>
              {shown.map((option) => (
                <Combobox.Option key={option} value={option} active={option === value}>
                  {option}
                </Combobox.Option>
              ))}
              <Combobox.Option value={other}>{otherText}</Combobox.Option>
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </FieldFrame>
  );
}
