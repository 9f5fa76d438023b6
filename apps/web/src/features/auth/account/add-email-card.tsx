import { useTranslation } from 'react-i18next';
import { useAddEmail } from '#features/auth/api.ts';
import { checkEmail, checkFilled } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form } from '#ui/form.tsx';
import layout from '#ui/layout.module.css';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const start = { email: '', password: '' };
const checks = { email: checkEmail, password: checkFilled };
const fieldOfCode = { 'wrong-password': 'password', 'email-already-in-use': 'email' } as const;

/** For an account made without an address: adds one, or corrects it until it is confirmed. */
export function AddEmailCard() {
  const { t } = useTranslation('auth-account');
  const { user } = useSession();
  const { done } = useOutcomeToast();
  const add = useAddEmail();
  const form = useFormState({ start, checks, fieldOfCode });
  if (!user?.signInName || user.emailVerified) return null;
  const handleSubmit = async () => {
    if (!(await form.submit(add.mutateAsync))) return;
    done(t('address.done', { email: form.values.email.trim() }));
    form.fill(start);
  };
  return (
    <Card as="section" aria-labelledby="add-email" className={layout.stack}>
      <h2 id="add-email">{t(user.email ? 'address.title-again' : 'address.title')}</h2>
      <p>{t('address.text')}</p>
      <Form onSubmit={handleSubmit} errors={form.errors} failure={form.failure}>
        <TextField label={t('address.email')} type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField label={t('change.current')} autoComplete="current-password" {...form.field('password')} />
        <div>
          <Button type="submit" loading={add.isPending}>
            {t('address.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
