import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { AccountFields, readHere } from '#features/auth/account-fields.tsx';
import { useCompleteTeacher, useRegisterTeacher } from '#features/auth/api.ts';
import { FormPage } from '#features/auth/form-page.tsx';
import { checkEmail, checkFilled, checkNewPassword } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';

const start = { fullName: '', email: '', password: '', schoolName: '' };
const fieldOfCode = {
  'email-already-in-use': 'email',
  'teacher-signup-closed': 'email',
  'common-password': 'password',
} as const;

export function RegisterTeacherPage() {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { user } = useSession();
  const register = useRegisterTeacher();
  const complete = useCompleteTeacher();
  const requestId = useRequestId();
  const account = user ? {} : { email: checkEmail, password: checkNewPassword };
  const form = useFormState({ start, checks: { fullName: checkFilled, ...account }, fieldOfCode });
  const handleSubmit = () =>
    form.submit(({ fullName, schoolName, email, password }) => {
      const person = { fullName, schoolName, ...readHere() };
      return user
        ? complete.mutateAsync(person)
        : register.mutateAsync({ ...person, id: requestId(email), email, password });
    });

  return (
    <FormPage
      title={t('register.teacher-title')}
      lead={user ? t('register.finish-lead', { email: user.email }) : t('register.teacher-lead')}
      links={<Link to={paths.register}>{t('register.other-role')}</Link>}
    >
      <Form onSubmit={handleSubmit} errors={form.errors} summaryTitle={t('auth:fields.summary')} failure={form.failure}>
        <AccountFields field={form.field} hasAccount={user !== null} />
        <TextField
          label={t('auth:fields.school-name')}
          note={t('auth:fields.optional')}
          autoComplete="organization"
          {...form.field('schoolName')}
        />
        <Button type="submit" variant="primary" wide loading={register.isPending || complete.isPending}>
          {t('register.submit')}
        </Button>
      </Form>
    </FormPage>
  );
}
