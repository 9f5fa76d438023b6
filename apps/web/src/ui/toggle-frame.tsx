import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import type { ControlLinks, FieldTexts } from './field-frame.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ToggleFrameProps = Omit<FieldTexts, 'note'> & {
  id?: string | undefined;
  /** The label is only for screen readers; the whole square around the box switches it. */
  labelHidden?: boolean | undefined;
  children: (control: ControlLinks) => ReactNode;
};

/** A checkbox or switch with its label beside it; the label switches it too. */
export function ToggleFrame({ label, labelHidden = false, hint, error, id, children }: ToggleFrameProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.row, labelHidden && styles.square)}>
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      <div className={styles.words}>
        <label htmlFor={controlId} className={classNames(labelHidden && styles.cover)}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        {hint && (
          <div className={styles.hint} id={`${controlId}-hint`}>
            {hint}
          </div>
        )}
        {error && (
          <div className={styles.error} id={`${controlId}-error`}>
            {error}
          </div>
        )}
      </div>
    </div>
  );
}
