import { useQuery } from '@tanstack/react-query';
import { Link, useMatch, useNavigate, useParams } from '@tanstack/react-router';
import { dashboardPath, paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignIn } from '#features/auth/api.ts';
import { FormPage } from '#features/auth/form-page.tsx';
import { useHeldUpText } from '#features/auth/use-held-up-text.ts';
import { orpc } from '#platform/api.ts';
import { errorCode } from '#platform/errors.ts';
import { checkFilled, checkInviteCode } from '#platform/field-checks.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ClassCodeField } from '#ui/class-code-field.tsx';
import { Form } from '#ui/form.tsx';
import layout from '#ui/layout.module.css';
import { PasswordField } from '#ui/password-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CardPage } from './card-page.tsx';

/** The ways into a class for children: the short addresses, and a login card. One page, since the first load names each. */
export function JoinPage(): ReactNode {
  // The location is a step ahead while this page is being left.
  const isCard: boolean = useMatch({ strict: false, select: ({ pathname }) => pathname === paths.card });
  return isCard ? <CardPage /> : <JoinByCode />;
}

/** The short address that a teacher reads out: asks for the class code, then lets children of the class in. */
function JoinByCode() {
  const { code } = useParams({ strict: false });
  const offer = useQuery(
    orpc.classes.checkInvite.queryOptions({ input: { code: code ?? '' }, enabled: Boolean(code), retry: false }),
  );
  if (code && offer.data) return <JoinOffer {...offer.data} />;
  if (code && offer.isPending) return <Spinner />;
  return <AskForCode key={code} code={code ?? ''} refusal={offer.error} />;
}

/** Elsewhere the code of a class is the one of an invitation; here it is the word that the teacher says. */
function useRefusalText() {
  const { t } = useTranslation('auth-register');
  const { errorText } = useErrorText();
  return (refusal: unknown) => {
    const why = errorCode(refusal);
    if (why === 'invite-invalid') return t('join.code-unknown');
    return isOneOf(['invite-expired', 'invite-used-up', 'invite-teacher-missing'], why)
      ? t('join.code-over')
      : errorText(refusal);
  };
}

function AskForCode({ code, refusal }: { code: string; refusal: Error | null }) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const form = useFormState({ start: { code }, checks: { code: checkInviteCode } });
  const { error, ...field } = form.field('code');
  const refused = refusal && field.value === code ? refusalText(refusal) : undefined;
  const handleSubmit = () =>
    form.submit((values) => navigate({ href: `/j/${values.code.replace(/\s+/g, '').toUpperCase()}` }));
  return (
    <FormPage title={t('join.title')} links={<Link to={paths.login}>{t('auth:login.submit')}</Link>}>
      <Form onSubmit={handleSubmit} errors={form.errors} failure={form.failure}>
        <ClassCodeField
          label={t('join.code')}
          hint={t('auth:fields.invite-code-hint')}
          error={error ? t('join.code-wrong') : refused}
          {...field}
        />
        <Button type="submit" variant="primary" wide>
          {t('join.submit')}
        </Button>
      </Form>
    </FormPage>
  );
}

type Offer = { code: string; className: string; teacherName: string; hasSignInNames: boolean };

/** What a code opens: for a child with a sign-in name, for a new one, and for somebody who is signed in. */
function JoinOffer({ code, className, teacherName, hasSignInNames }: Offer) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { user, role } = useSession();
  const text = t('register.offer', { className, teacherName });
  if (user)
    return (
      <FormPage title={t('join.title')} lead={text}>
        <div className={layout.stack}>
          <p>{t('join.signed-in', { name: user.displayName })}</p>
          <ButtonLink
            to={role === 'student' ? paths.studentProfile : dashboardPath(role)}
            search={role === 'student' ? { join: code } : {}}
            variant="primary"
            wide
          >
            {t(role === 'student' ? 'join.to-classes' : 'join.to-dashboard')}
          </ButtonLink>
        </div>
      </FormPage>
    );
  return (
    <FormPage title={className} lead={teacherName}>
      <div className={layout.stack}>
        {hasSignInNames && <SignInByName />}
        <ButtonLink to={paths.registerStudent} search={{ code }} variant={hasSignInNames ? 'quiet' : 'primary'} wide>
          {t('join.new-here')}
        </ButtonLink>
        {!hasSignInNames && (
          <ButtonLink to={paths.login} search={{ redirect: `/j/${code}` }} wide>
            {t('auth:login.submit')}
          </ButtonLink>
        )}
      </div>
    </FormPage>
  );
}

function SignInByName() {
  const { t } = useTranslation(['auth-register', 'auth']);
  const signIn = useSignIn();
  const navigate = useNavigate();
  const form = useFormState({
    start: { email: '', password: '' },
    checks: { email: checkFilled, password: checkFilled },
    fieldOfCode: { 'card-invalid': 'password' },
  });
  const failure = useHeldUpText(form.failure, signIn);
  const handleSubmit = () =>
    form.submit(async (values) => {
      const { user, profile } = await signIn.mutateAsync({ ...values, keepSignedIn: false });
      const to = user?.needsNewPassword ? paths.signInCode : dashboardPath(profile?.role);
      await navigate({ to, replace: true });
    });
  return (
    <Form onSubmit={handleSubmit} errors={form.errors} summaryTitle={t('auth:fields.summary')} failure={failure}>
      <TextField
        label={t('join.name')}
        hint={t('join.name-hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <PasswordField
        label={t('auth:fields.password')}
        hint={t('join.password-hint')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" variant="primary" wide loading={signIn.isPending}>
        {t('auth:login.submit')}
      </Button>
    </Form>
  );
}
