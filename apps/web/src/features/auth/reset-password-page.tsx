import { Link, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { checkNewPassword } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { useResetPassword } from './api.ts';
import { FormPage } from './form-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const start = { password: '' };
const checks = { password: checkNewPassword };
const fieldOfCode = { 'common-password': 'password' } as const;

/** The page that the link in a reset mail opens. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'auth-register']);
  const { token } = useSearch({ strict: false });
  const reset = useResetPassword();
  const form = useFormState({ start, checks, fieldOfCode });
  const askAgain = <Link to={paths.forgotPassword}>{t('auth-register:reset.again')}</Link>;

  if (typeof token !== 'string' || !token) {
    return (
      <FormPage title={t('auth-register:reset.title')}>
        <Notice tone="error" action={askAgain}>
          {t('auth-register:reset.no-link')}
        </Notice>
      </FormPage>
    );
  }
  if (reset.isSuccess) {
    return (
      <FormPage title={t('auth-register:reset.done-title')}>
        <Notice tone="success">{t('reset.done')}</Notice>
        <ButtonLink to={paths.login} variant="primary" wide replace>
          {t('login.submit')}
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage title={t('auth-register:reset.title')} lead={t('auth-register:reset.lead')}>
      <Form onSubmit={() => form.submit(({ password }) => reset.mutateAsync({ token, password }))} errors={form.errors}>
        {form.failure && (
          <Notice tone="error" action={askAgain}>
            {form.failure}
          </Notice>
        )}
        <NewPasswordField label={t('fields.new-password')} {...form.field('password')} />
        <Button type="submit" variant="primary" wide loading={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </Form>
    </FormPage>
  );
}
