import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFilled } from '#platform/field-checks.ts';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form } from '#ui/form.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSignIn, useSignInWithCode } from './api.ts';
import { FormPage } from './form-page.tsx';
import { useHeldUpText } from './use-held-up-text.ts';

const OtherWays = lazyPart(() => import('./other-ways/other-ways.tsx'), 'OtherWays', 'auth-other-ways');

/** Signing in, with a password or with the one-time code that a teacher read out. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const [hasCode, setHasCode] = useState(false);
  const [keepSignedIn, setKeepSignedIn] = useState(false);
  return (
    <FormPage
      title={t(hasCode ? 'login.code-title' : 'login.title')}
      lead={hasCode ? t('login.code-lead') : undefined}
      links={
        <>
          <Button variant="quiet" onClick={() => setHasCode(!hasCode)}>
            {t(hasCode ? 'login.with-password' : 'login.with-code')}
          </Button>
          <span>
            {t('login.no-account')} <Link to={paths.register}>{t('login.register')}</Link>
          </span>
        </>
      }
    >
      {hasCode ? <CodeSignInForm /> : <PasswordSignInForm keepSignedIn={keepSignedIn} onKeep={setKeepSignedIn} />}
      <Suspense>
        <OtherWays keepSignedIn={keepSignedIn} />
      </Suspense>
    </FormPage>
  );
}

const fieldOfCode = { 'user-not-found': 'email', 'wrong-password': 'password' } as const;

type PasswordSignInFormProps = { keepSignedIn: boolean; onKeep: (keep: boolean) => void };

function PasswordSignInForm({ keepSignedIn, onKeep }: PasswordSignInFormProps) {
  const { t } = useTranslation('auth');
  const signIn = useSignIn();
  const form = useFormState({
    start: { email: '', password: '' },
    checks: { email: checkFilled, password: checkFilled },
    fieldOfCode,
  });
  const failure = useHeldUpText(form.failure, signIn);
  const handleSubmit = () => form.submit((values) => signIn.mutateAsync({ ...values, keepSignedIn }));

  return (
    <Form onSubmit={handleSubmit} errors={form.errors} summaryTitle={t('fields.summary')} failure={failure}>
      <LoginField {...form.field('email')} />
      <PasswordField label={t('fields.password')} autoComplete="current-password" {...form.field('password')} />
      <Checkbox
        label={t('login.keep')}
        hint={t('login.keep-hint')}
        checked={keepSignedIn}
        onChange={(event) => onKeep(event.target.checked)}
      />
      <Button type="submit" variant="primary" wide loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
      <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
    </Form>
  );
}

/** The address of an account, or the sign-in name of one without. */
function LoginField(field: FieldOfForm) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      label={t('fields.login')}
      autoComplete="username webauthn"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

function CodeSignInForm() {
  const { t } = useTranslation('auth');
  const signIn = useSignInWithCode();
  const form = useFormState({ start: { email: '', code: '' }, checks: { email: checkFilled, code: checkFilled } });
  const failure = useHeldUpText(form.failure, signIn);
  return (
    <Form
      onSubmit={() => form.submit(signIn.mutateAsync)}
      errors={form.errors}
      summaryTitle={t('fields.summary')}
      failure={failure}
    >
      <LoginField {...form.field('email')} />
      <TextField
        label={t('fields.one-time-code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" variant="primary" wide loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}
