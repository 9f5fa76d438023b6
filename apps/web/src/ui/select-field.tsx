import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import fieldStyles from './field.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './select-field.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Options under a heading of their own. */
export type SelectGroup = { group: string; options: readonly SelectOption[] };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'size' | 'children'> & { options: readonly (SelectOption | SelectGroup)[] };

/** A choice from a short list: the system's own picker, which every phone and screen reader knows. */
export function SelectField({ label, note, hint, error, id, className, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={clsx(fieldStyles.input, styles.select, className)}>
            {options.map((each) =>
              'group' in each ? (
                <optgroup key={each.group} label={each.group}>
                  {each.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(each)
              ),
            )}
          </select>
          <FieldArrow />
        </div>
      )}
    </FieldFrame>
  );
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** The arrow of a field with a list, inside a box that is its containing block. */
export function FieldArrow() {
  return (
    <svg className={styles.arrow} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
