import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './form.module.css';

type ChoiceGroupProps = {
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Receives what ties each box to the group's error. */
  children: (control: { 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** Several checkboxes that answer one question. */
export function ChoiceGroup({ legend, hint, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children(error ? { 'aria-describedby': id, 'aria-invalid': true } : {})}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
