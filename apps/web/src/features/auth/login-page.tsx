import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { CodeSignInForm } from './code-sign-in-form.tsx';
import { FormPage } from './form-page.tsx';
import { PasswordSignInForm } from './password-sign-in-form.tsx';

/** Signing in, with a password or with the one-time code that a teacher read out. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const [hasCode, setHasCode] = useState(false);
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
      {hasCode ? <CodeSignInForm /> : <PasswordSignInForm />}
    </FormPage>
  );
}
