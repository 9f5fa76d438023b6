import { useTranslation } from 'react-i18next';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { TextField } from '#ui/text-field.tsx';

/** The address of an account, as password managers know it. */
export function EmailField(field: FieldOfForm) {
  const { t } = useTranslation('auth');
  return <TextField label={t('fields.email')} type="email" autoComplete="username" inputMode="email" {...field} />;
}
