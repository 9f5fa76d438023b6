import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './checkbox.module.css';
import type { ControlLinks, FieldTexts } from './field-frame.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

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

type ToggleFrameProps = Omit<FieldTexts, 'note'> & {
  id?: string | undefined;
  /** The label is only for screen readers; the whole square around the box switches it. */
  labelHidden?: boolean | undefined;
  children: (control: ControlLinks) => ReactNode;
};

/** A checkbox or switch with its label beside it; the label switches it too. */
function ToggleFrame({ label, labelHidden = false, hint, error, id, children }: ToggleFrameProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.row, labelHidden && styles.square)}>
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      <div className={styles.words}>
        <label htmlFor={controlId} className={clsx(labelHidden && styles.cover)}>
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

export type SwitchFieldProps = Omit<FieldTexts, 'note'> & Omit<ComponentProps<'input'>, 'size' | 'type' | 'className'>;

/** A setting that takes effect at once. */
export function SwitchField({ label, hint, error, id, ...input }: SwitchFieldProps) {
  return (
    <ToggleFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span className={clsx(styles.box, styles.switch)}>
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked. */}
          <input {...input} {...control} type="checkbox" role="switch" className={styles.input} />
          <span className={styles.knob} aria-hidden="true" />
        </span>
      )}
    </ToggleFrame>
  );
}
