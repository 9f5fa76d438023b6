import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail, isFilled } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSignIn } from './api.ts';

const start = { email: '', password: '' };
const checks = { email: isEmail, password: isFilled };
const fieldOfCode = { 'user-not-found': 'email', 'wrong-password': 'password' } as const;

export function PasswordSignInForm() {
  const { t } = useTranslation('auth');
  const signIn = useSignIn();
  const form = useFormState({ start, checks, fieldOfCode });
  const [keepSignedIn, setKeepSignedIn] = useState(false);
  const handleSubmit = () => form.submit((values) => signIn.mutateAsync({ ...values, keepSignedIn }));

  return (
    <Form onSubmit={handleSubmit} errors={form.errors} summaryTitle={t('fields.summary')}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        showText={t('fields.show')}
        hideText={t('fields.hide')}
        {...form.field('password')}
      />
      <Checkbox
        label={t('login.keep')}
        hint={t('login.keep-hint')}
        checked={keepSignedIn}
        onChange={(event) => setKeepSignedIn(event.target.checked)}
      />
      <Button type="submit" variant="primary" wide loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
      <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
    </Form>
  );
}
