import { useTranslation } from 'react-i18next';
import { useChangePassword, useRequestPasswordReset } from '#features/auth/api.ts';
import { NewPasswordField } from '#features/auth/new-password-field.tsx';
import { useOwnWays } from '#features/auth/other-ways/api.ts';
import { checkFilled, checkNewPassword } from '#platform/field-checks.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form } from '#ui/form.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';

const start = { currentPassword: '', newPassword: '' };
const checks = { currentPassword: checkFilled, newPassword: checkNewPassword };
const fieldOfCode = { 'wrong-password': 'currentPassword', 'common-password': 'newPassword' } as const;

/** Changes the password, or sends the link to make one for an account that has none. */
export function ChangePasswordCard() {
  const { data: ways } = useOwnWays();
  return ways?.hasPassword === false ? <MakePassword /> : <ChangePassword />;
}

function MakePassword() {
  const { t } = useTranslation('auth-other-ways');
  const { user } = useSession();
  const { errorText } = useErrorText();
  const ask = useRequestPasswordReset();
  const email = user?.email ?? '';
  return (
    <Card as="section" aria-labelledby="make-password" className={layout.stack}>
      <h2 id="make-password">{t('password.title')}</h2>
      <p>{t('password.text', { email })}</p>
      {ask.isError && <Notice tone="error">{errorText(ask.error)}</Notice>}
      {ask.isSuccess ? (
        <Notice tone="success">{t('password.sent', { email })}</Notice>
      ) : (
        <div>
          <Button loading={ask.isPending} onClick={() => ask.mutate({ email, language: currentLanguage() })}>
            {t('password.send')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Asks for the current one first. */
function ChangePassword() {
  const { t } = useTranslation(['auth-account', 'auth']);
  const { user } = useSession();
  const { done } = useOutcomeToast();
  const change = useChangePassword();
  const form = useFormState({ start, checks, fieldOfCode });
  const handleSubmit = async () => {
    if (!(await form.submit(change.mutateAsync))) return;
    form.fill(start);
    done(t('auth:reset.done'));
  };
  return (
    <Card as="section" aria-labelledby="change-password" className={layout.stack}>
      <h2 id="change-password">{t('change.title')}</h2>
      <p>{t('change.text')}</p>
      <Form onSubmit={handleSubmit} errors={form.errors} failure={form.failure}>
        {/* Tells password managers whose password this is. */}
        <input autoComplete="username" value={user?.email || user?.signInName || ''} readOnly hidden />
        <PasswordField label={t('change.current')} autoComplete="current-password" {...form.field('currentPassword')} />
        <NewPasswordField label={t('auth:fields.new-password')} {...form.field('newPassword')} />
        <div>
          <Button type="submit" loading={change.isPending}>
            {t('change.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
