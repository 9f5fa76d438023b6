import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'size'>;

/** One line of text; also dates and numbers, through `type`. */
export function TextField({ label, note, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id}>
      {(control) => <input {...input} {...control} className={clsx(styles.input, className)} />}
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text. */
export function TextAreaField({ label, note, hint, error, id, className, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id}>
      {(control) => <textarea {...area} {...control} className={clsx(styles.input, className)} />}
    </FieldFrame>
  );
}
