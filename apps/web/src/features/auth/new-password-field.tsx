import { accountLimits } from '@wordgrove/contract/account-limits';
import type { PasswordStrength } from '@wordgrove/contract/password-strength';
import { passwordStrength } from '@wordgrove/contract/password-strength';
import { useTranslation } from 'react-i18next';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './new-password-field.module.css';

type NewPasswordFieldProps = FieldOfForm & { label: string };

/** A field for a new password, with a meter of how hard it is to guess. */
export function NewPasswordField({ label, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <PasswordField
      label={label}
      hint={t('fields.password-hint', { count: accountLimits.passwordMin })}
      autoComplete="new-password"
      below={field.value ? <StrengthMeter strength={passwordStrength(field.value)} /> : undefined}
      {...field}
    />
  );
}

const steps = [1, 2, 3, 4] as const;
const words = ['strength.0', 'strength.1', 'strength.2', 'strength.3', 'strength.4'] as const;

/** How hard a password is to guess, as bars and as a word. */
function StrengthMeter({ strength }: { strength: PasswordStrength }) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.meter}>
      <span className={styles.bars} aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={styles.bar}
            data-on={step <= Math.max(1, strength) ? Math.max(1, strength) : undefined}
          />
        ))}
      </span>
      <span role="status">{t(words[strength])}</span>
    </div>
  );
}
