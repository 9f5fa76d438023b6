import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';

export type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text. */
export function TextAreaField({ label, note, hint, error, id, className, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id}>
      {(control) => <textarea {...area} {...control} className={classNames(styles.input, className)} />}
    </FieldFrame>
  );
}
