import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './choice-group.module.css';

export type ChoiceGroupProps = {
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean;
  /** Puts the hint into the line of the legend, where it has room. */
  isHintBeside?: boolean;
  /** Receives what ties each box to the group's error. */
  children: (control: { 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** Several boxes that answer one question. */
export function ChoiceGroup({ legend, hint, error, isDisabled = false, isHintBeside, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} data-beside={isHintBeside} disabled={isDisabled}>
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
