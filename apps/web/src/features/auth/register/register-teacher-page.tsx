import { Link, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { Waiting } from '@wordgrove/contract/ways-in';
import { useTranslation } from 'react-i18next';
import { AccountFields, readHere } from '#features/auth/account-fields.tsx';
import { useCompleteTeacher, useRegisterTeacher } from '#features/auth/api.ts';
import { FormPage } from '#features/auth/form-page.tsx';
import { useTeacherByProvider } from '#features/auth/other-ways/api.ts';
import { useTroubleOr } from '#features/auth/other-ways/trouble-text.ts';
import { checkEmail, checkFilled, checkNewPassword } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useClosedText } from './closed-text.ts';
import { forgetKept, useKeeping, withKept } from './kept-fields.ts';
import { carriedOn, NamedByProvider } from './named-by-provider.tsx';
import { mustBeginAgain, ProvidersBelow } from './providers-below.tsx';

const start = { fullName: '', email: '', password: '', schoolName: '' };
const fieldOfCode = {
  'email-already-in-use': 'email',
  'teacher-signup-closed': 'email',
  'common-password': 'password',
} as const;

export function RegisterTeacherPage() {
  return <NamedByProvider>{(named) => <TeacherForm named={named} />}</NamedByProvider>;
}

function TeacherForm({ named }: { named: Waiting | null }) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { user } = useSession();
  const { code } = useSearch({ strict: false });
  const register = useRegisterTeacher();
  const registerNamed = useTeacherByProvider();
  const complete = useCompleteTeacher();
  const requestId = useRequestId();
  const person = named?.email ?? user?.email ?? '';
  const account = user || named ? {} : { email: checkEmail, password: checkNewPassword };
  const form = useFormState({
    start: withKept({ ...start, fullName: named?.fullName ?? '' }, person),
    checks: { fullName: checkFilled, ...account },
    fieldOfCode: named ? {} : fieldOfCode,
  });
  useKeeping(person, form.values);
  const handleSubmit = async () => {
    const isDone = await form.submit(({ fullName, schoolName, email, password }) => {
      const registered = { fullName, schoolName, ...readHere() };
      if (named) return registerNamed.mutateAsync({ ...registered, id: requestId(named.email) });
      return user
        ? complete.mutateAsync(registered)
        : register.mutateAsync({ ...registered, id: requestId(email), email, password });
    });
    if (isDone) forgetKept();
  };

  const failure = useTroubleOr(form.failure, registerNamed.error);
  const closedText = useClosedText(named);
  const finishLead = user && t('register.finish-lead', { email: user.email });
  const lead = named
    ? t('named.lead', { email: named.email, name: named.provider })
    : (finishLead ?? t('register.teacher-lead'));

  return (
    <FormPage
      title={t('register.teacher-title')}
      lead={lead}
      links={
        <Link to={paths.register} search={carriedOn(named, code)}>
          {t('register.other-role')}
        </Link>
      }
    >
      {closedText ? (
        <Notice tone="info">{closedText}</Notice>
      ) : (
        <Form onSubmit={handleSubmit} errors={form.errors} summaryTitle={t('auth:fields.summary')} failure={failure}>
          <AccountFields field={form.field} hasAccount={user !== null || named !== null} />
          <TextField
            label={t('auth:fields.school-name')}
            note={t('auth:fields.optional')}
            autoComplete="organization"
            {...form.field('schoolName')}
          />
          <Button
            type="submit"
            variant="primary"
            wide
            loading={register.isPending || complete.isPending || registerNamed.isPending}
          >
            {t('register.submit')}
          </Button>
        </Form>
      )}
      {mustBeginAgain(registerNamed.error) && <ProvidersBelow />}
    </FormPage>
  );
}
