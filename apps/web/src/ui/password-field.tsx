import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import fieldStyles from './field.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './password-field.module.css';

export type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'size' | 'type'> & { below?: ReactNode };

/**
 * A password with a toggle that shows it. The toggle is named by its visible word alone: an `aria-label` containing
 * "password" would also match the field's own name.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, note, hint, error, id, className, below, ...input } = props;
  const { t } = useTranslation('app');
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id} below={below}>
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={clsx(fieldStyles.input, styles.input, className)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={control.id}
            onClick={() => setShown((shown) => !shown)}
          >
            {t(isShown ? 'hide' : 'show')}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
