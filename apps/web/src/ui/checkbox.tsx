import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { ToggleFrame } from './toggle-frame.tsx';

export type CheckboxProps = Omit<FieldTexts, 'note'> &
  Omit<ComponentProps<'input'>, 'size' | 'type' | 'className'> & {
    /** For a row that already shows what the box selects. */
    labelHidden?: boolean | undefined;
  };

/** A yes or no that takes effect when the form is sent. */
export function Checkbox({ label, labelHidden, hint, error, id, ...input }: CheckboxProps) {
  return (
    <ToggleFrame label={label} labelHidden={labelHidden} hint={hint} error={error} id={id}>
      {(control) => (
        <span className={styles.box}>
          <input {...input} {...control} type="checkbox" className={styles.input} />
          <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="m2.5 8.5 3.5 3.5 7.5-8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
      )}
    </ToggleFrame>
  );
}
