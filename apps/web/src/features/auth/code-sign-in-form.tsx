import { useTranslation } from 'react-i18next';
import { isEmail, isFilled } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSignInWithCode } from './api.ts';

const start = { email: '', code: '' };
const checks = { email: isEmail, code: isFilled };

export function CodeSignInForm() {
  const { t } = useTranslation('auth');
  const signIn = useSignInWithCode();
  const form = useFormState({ start, checks });
  return (
    <Form onSubmit={() => form.submit(signIn.mutateAsync)} errors={form.errors} summaryTitle={t('fields.summary')}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
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
