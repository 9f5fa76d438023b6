import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { TextField } from '#ui/text-field.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

type AccountFieldsProps = {
  field: (name: 'fullName' | 'email' | 'password') => FieldOfForm;
  hasAccount: boolean;
};

/** Name, address and password: what every registration asks for, unless the account already exists. */
export function AccountFields({ field, hasAccount }: AccountFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextField label={t('fields.full-name')} autoComplete="name" {...field('fullName')} />
      {!hasAccount && (
        <>
          <EmailField {...field('email')} />
          <NewPasswordField label={t('fields.password')} {...field('password')} />
        </>
      )}
    </>
  );
}

/** What a new account takes from this browser: its language and time zone. */
export function readHere() {
  return { language: currentLanguage(), timeZone: deviceTimeZone() };
}
