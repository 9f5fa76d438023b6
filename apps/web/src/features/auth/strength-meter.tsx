import type { PasswordStrength } from '@wordgrove/contract/password-strength';
import { useTranslation } from 'react-i18next';
import styles from './strength-meter.module.css';

export type StrengthMeterProps = { strength: PasswordStrength };

const steps = [1, 2, 3, 4] as const;
const words = ['strength.0', 'strength.1', 'strength.2', 'strength.3', 'strength.4'] as const;

/** How hard a password is to guess, as bars and as a word. */
export function StrengthMeter({ strength }: StrengthMeterProps) {
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
