import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import type { FieldTexts } from './field-frame.tsx';
import { ToggleFrame } from './toggle-frame.tsx';

export type SwitchFieldProps = Omit<FieldTexts, 'note'> & Omit<ComponentProps<'input'>, 'size' | 'type' | 'className'>;

/** A setting that takes effect at once. */
export function SwitchField({ label, hint, error, id, ...input }: SwitchFieldProps) {
  return (
    <ToggleFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span className={classNames(styles.box, styles.switch)}>
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked. */}
          <input {...input} {...control} type="checkbox" role="switch" className={styles.input} />
          <span className={styles.knob} aria-hidden="true" />
        </span>
      )}
    </ToggleFrame>
  );
}
