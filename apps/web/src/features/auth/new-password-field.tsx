import { limits } from '@wordgrove/contract/limits';
import { passwordStrength } from '@wordgrove/contract/password-strength';
import { useTranslation } from 'react-i18next';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

export type NewPasswordFieldProps = FieldOfForm & { label: string };

/** A field for a new password, with a meter of how hard it is to guess. */
export function NewPasswordField({ label, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <PasswordField
      label={label}
      hint={t('fields.password-hint', { count: limits.passwordMin })}
      autoComplete="new-password"
      showText={t('fields.show')}
      hideText={t('fields.hide')}
      below={field.value ? <StrengthMeter strength={passwordStrength(field.value)} /> : undefined}
      {...field}
    />
  );
}
