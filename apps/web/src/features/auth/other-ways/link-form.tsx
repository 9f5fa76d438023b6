import { useTranslation } from 'react-i18next';
import { checkFilled } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useLinkWaiting } from './api.ts';
import { useTroubleOr } from './trouble-text.ts';

const start = { password: '' };
const checks = { password: checkFilled };
const fieldOfCode = { 'wrong-password': 'password', 'invalid-credential': 'password' } as const;

/** Asks for the password of the account that has the address, once; then the provider's button is enough. */
export function LinkForm({ email, provider }: { email: string; provider: string }) {
  const { t } = useTranslation(['auth-other-ways', 'auth']);
  const link = useLinkWaiting();
  const form = useFormState({ start, checks, fieldOfCode });
  const failure = useTroubleOr(form.failure, link.error);
  return (
    <Form onSubmit={() => form.submit(link.mutateAsync)} errors={form.errors} failure={failure}>
      <input autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('auth:fields.password')}
        hint={t('link.no-password')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" variant="primary" wide loading={link.isPending}>
        {t('link.submit', { name: provider })}
      </Button>
    </Form>
  );
}
