import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './field.module.css';

/** Props of every field: its label, what to know beforehand, and what is wrong. */
export type FieldTexts = {
  label: string;
  /** A short word beside the label, such as "optional". It isn't part of the field's name. */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
export type ControlLinks = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export type FieldFrameProps = FieldTexts & {
  id?: string | undefined;
  children: (control: ControlLinks) => ReactNode;
  /** Under the control, before the error: a strength meter, a counter. */
  below?: ReactNode;
};

/** Label, hint and error around one control. */
export function FieldFrame({ label, note, hint, error, id, children, below }: FieldFrameProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const described = [note && `${controlId}-note`, hint && `${controlId}-hint`, error && `${controlId}-error`];
  const describedBy = described.filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {note && (
          <span className={styles.hint} id={`${controlId}-note`}>
            {note}
          </span>
        )}
      </div>
      {hint && (
        <div className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </div>
      )}
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {below}
      {error && (
        <div className={styles.error} id={`${controlId}-error`}>
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
