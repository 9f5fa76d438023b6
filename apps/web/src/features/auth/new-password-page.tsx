import { useTranslation } from 'react-i18next';
import { checkNewPassword } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import typography from '#ui/typography.module.css';
import { useChooseNewPassword } from './api.ts';
import { FormPage } from './form-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './new-password-page.module.css';

const start = { password: '' };
const checks = { password: checkNewPassword };
const fieldOfCode = { 'common-password': 'password' } as const;

/** After a one-time code or a login card: nothing else opens until the student has a password that the teacher doesn't know. */
export function NewPasswordPage() {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { signOut, user } = useSession();
  const choose = useChooseNewPassword();
  const form = useFormState({ start, checks, fieldOfCode });
  return (
    <FormPage
      title={t('new-password.title')}
      lead={t('new-password.lead')}
      links={
        <Button variant="quiet" onClick={() => void signOut()}>
          {t('new-password.sign-out')}
        </Button>
      }
    >
      {user?.signInName && (
        <div className={styles.name}>
          <p>{t('new-password.name')}</p>
          <p className={styles.copied} translate="no">
            {user.signInName}
          </p>
          <p className={typography.note}>{t('new-password.name-hint')}</p>
        </div>
      )}
      <Form onSubmit={() => form.submit(choose.mutateAsync)} errors={form.errors} failure={form.failure}>
        <NewPasswordField label={t('auth:fields.new-password')} {...form.field('password')} />
        <Button type="submit" variant="primary" wide loading={choose.isPending}>
          {t('auth:reset.submit')}
        </Button>
      </Form>
    </FormPage>
  );
}
