import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '#platform/field-checks.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { useRequestPasswordReset } from './api.ts';
import { EmailField } from './email-field.tsx';
import { FormPage } from './form-page.tsx';

const checks = { email: checkEmail };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose password was forgotten, where that is known: an address that no server or bookmark is to see. */
    forgetful?: string;
  }
}

/** Says the same for every address: whether one has an account is nobody else's business. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const request = useRequestPasswordReset();
  const email: string = useLocation({ select: ({ state }) => state.forgetful ?? '' });
  const form = useFormState({ start: { email }, checks });
  const handleSubmit = () => form.submit(({ email }) => request.mutateAsync({ email, language: currentLanguage() }));
  return (
    <FormPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      links={<Link to={paths.login}>{t('forgot.back')}</Link>}
    >
      <Form onSubmit={handleSubmit} errors={form.errors} failure={form.failure}>
        {request.isSuccess && (
          <Notice tone="success" title={t('forgot.sent')}>
            {t('forgot.sent-text')}
          </Notice>
        )}
        <EmailField {...form.field('email')} />
        <p>{t('forgot.by-name')}</p>
        <Button type="submit" variant="primary" wide loading={request.isPending}>
          {t('forgot.submit')}
        </Button>
      </Form>
    </FormPage>
  );
}
