import { Link, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { isEmail, isFilled, isInviteCode, isNewPassword } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountFields } from './account-fields.tsx';
import { useCompleteStudent, useRegisterStudent } from './api.ts';
import { FormPage } from './form-page.tsx';
import { readHere } from './here.ts';
import { InviteCodeField } from './invite-code-field.tsx';

const start = { inviteCode: '', fullName: '', email: '', password: '' };
const fieldOfCode = {
  'invite-invalid': 'inviteCode',
  'invite-expired': 'inviteCode',
  'invite-used-up': 'inviteCode',
  'invite-teacher-missing': 'inviteCode',
  'email-already-in-use': 'email',
  'common-password': 'password',
} as const;

export function RegisterStudentPage() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const { code } = useSearch({ strict: false });
  const register = useRegisterStudent();
  const complete = useCompleteStudent();
  const requestId = useRequestId();
  const account = user ? {} : { email: isEmail, password: isNewPassword };
  const form = useFormState({
    start: { ...start, inviteCode: typeof code === 'string' ? code : '' },
    checks: { inviteCode: isInviteCode, fullName: isFilled, ...account },
    fieldOfCode,
  });
  const handleSubmit = () =>
    form.submit(({ inviteCode, fullName, email, password }) => {
      const person = { inviteCode, fullName, ...readHere() };
      return user
        ? complete.mutateAsync(person)
        : register.mutateAsync({ ...person, id: requestId(email), email, password });
    });

  return (
    <FormPage
      title={t('register.student-title')}
      lead={user ? t('register.finish-lead', { email: user.email }) : t('register.student-lead')}
      links={<Link to={paths.register}>{t('register.other-role')}</Link>}
    >
      <Form onSubmit={handleSubmit} errors={form.errors} summaryTitle={t('fields.summary')}>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <InviteCodeField {...form.field('inviteCode')} />
        <AccountFields field={form.field} hasAccount={user !== null} />
        <Button type="submit" variant="primary" wide loading={register.isPending || complete.isPending}>
          {t('register.submit')}
        </Button>
      </Form>
    </FormPage>
  );
}
