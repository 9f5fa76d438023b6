import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { Waiting } from '@wordgrove/contract/ways-in';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFields, readHere } from '#features/auth/account-fields.tsx';
import { useCompleteStudent, useRegisterStudent } from '#features/auth/api.ts';
import { FormPage } from '#features/auth/form-page.tsx';
import { useStudentByProvider } from '#features/auth/other-ways/api.ts';
import { useTroubleOr } from '#features/auth/other-ways/trouble-text.ts';
import { orpc } from '#platform/api.ts';
import { checkEmail, checkFilled, checkInviteCode, checkNewPassword } from '#platform/field-checks.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ClassCodeField } from '#ui/class-code-field.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { carriedOn, NamedByProvider } from './named-by-provider.tsx';
import { mustBeginAgain, ProvidersBelow } from './providers-below.tsx';

const start = { inviteCode: '', fullName: '', email: '', password: '' };
const inviteCodes = {
  'invite-invalid': 'inviteCode',
  'invite-expired': 'inviteCode',
  'invite-used-up': 'inviteCode',
  'invite-teacher-missing': 'inviteCode',
} as const;
const accountCodes = {
  'email-already-in-use': 'email',
  'common-password': 'password',
} as const;

export function RegisterStudentPage() {
  return <NamedByProvider>{(named) => <StudentForm named={named} />}</NamedByProvider>;
}

function StudentForm({ named }: { named: Waiting | null }) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { user } = useSession();
  const { code } = useSearch({ strict: false });
  const register = useRegisterStudent();
  const registerNamed = useStudentByProvider();
  const complete = useCompleteStudent();
  const requestId = useRequestId();
  const account = user || named ? {} : { email: checkEmail, password: checkNewPassword };
  const form = useFormState({
    start: { ...start, fullName: named?.fullName ?? '', inviteCode: typeof code === 'string' ? code : '' },
    checks: { inviteCode: checkInviteCode, fullName: checkFilled, ...account },
    fieldOfCode: named ? inviteCodes : { ...inviteCodes, ...accountCodes },
  });
  const handleSubmit = () =>
    form.submit(({ inviteCode, fullName, email, password }) => {
      const person = { inviteCode, fullName, ...readHere() };
      if (named) return registerNamed.mutateAsync({ ...person, id: requestId(named.email) });
      return user
        ? complete.mutateAsync(person)
        : register.mutateAsync({ ...person, id: requestId(email), email, password });
    });

  const failure = useTroubleOr(form.failure, registerNamed.error);
  const finishLead = user && t('register.finish-lead', { email: user.email });
  const lead = named
    ? t('named.lead', { email: named.email, name: named.provider })
    : (finishLead ?? t('register.student-lead'));

  return (
    <FormPage
      title={t('register.student-title')}
      lead={lead}
      links={
        <Link to={paths.register} search={carriedOn(named, form.values.inviteCode)}>
          {t('register.other-role')}
        </Link>
      }
    >
      <Form onSubmit={handleSubmit} errors={form.errors} summaryTitle={t('auth:fields.summary')} failure={failure}>
        <InviteCodeField {...form.field('inviteCode')} />
        <AccountFields field={form.field} hasAccount={user !== null || named !== null} />
        <Button
          type="submit"
          variant="primary"
          wide
          loading={register.isPending || complete.isPending || registerNamed.isPending}
        >
          {t('register.submit')}
        </Button>
      </Form>
      {((!user && !named) || mustBeginAgain(registerNamed.error)) && (
        <ProvidersBelow inviteCode={form.values.inviteCode} />
      )}
    </FormPage>
  );
}

/** The invite code, with the class it opens as soon as it is complete. */
function InviteCodeField({ error, ...field }: FieldOfForm) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { errorText } = useErrorText();
  const code = useDeferredValue(field.value.replace(/\s+/g, '').toUpperCase());
  const offer = useQuery(
    orpc.classes.checkInvite.queryOptions({
      input: { code },
      enabled: checkInviteCode(code) === null,
      retry: false,
      staleTime: 60_000,
    }),
  );
  const refusal = offer.isError ? errorText(offer.error) : undefined;
  return (
    <>
      <ClassCodeField
        label={t('auth:fields.invite-code')}
        hint={t('auth:fields.invite-code-hint')}
        error={error ?? refusal}
        {...field}
      />
      {offer.data && !error && !refusal && (
        <Notice tone="success">
          {t('register.offer', { className: offer.data.className, teacherName: offer.data.teacherName })}
          {offer.data.requireApproval && ` ${t('register.offer-approval')}`}
        </Notice>
      )}
    </>
  );
}
