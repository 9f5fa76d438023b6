import type { OwnWays } from '@wordgrove/contract/ways-in';
import { useTranslation } from 'react-i18next';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useBeginProvider } from './api.ts';
import { useTroubleText } from './trouble-text.ts';

type OwnerProofProps = { ways: OwnWays | undefined; field: FieldOfForm };

/** Whether the reader has nothing to type: an account without a password, lately signed in to. */
export const isProven = (ways: OwnWays | undefined) => ways?.hasPassword === false && ways.isFresh;

/** Whether the reader has to sign in by a provider first. */
export const mustSignIn = (ways: OwnWays | undefined) => ways?.hasPassword === false && !ways.isFresh;

/** Proof that the owner asks: the password, or where there is none, having just signed in by a provider. */
export function OwnerProof({ ways, field }: OwnerProofProps) {
  const { t } = useTranslation(['auth-other-ways', 'auth']);
  if (!ways || ways.hasPassword)
    return <PasswordField label={t('auth:fields.password')} autoComplete="current-password" {...field} />;
  return ways.isFresh ? null : <SignInAgain ways={ways} />;
}

function SignInAgain({ ways }: { ways: OwnWays }) {
  const { t } = useTranslation('auth-other-ways');
  const troubleText = useTroubleText();
  const begin = useBeginProvider();
  const usable = ways.linked.flatMap(({ provider, name }) => (provider ? [{ provider, name }] : []));
  return (
    <>
      <p>{t('proof.text')}</p>
      {begin.isError && <Notice tone="error">{troubleText(begin.error)}</Notice>}
      {usable.map(({ provider, name }) => (
        <Button
          key={provider}
          wide
          loading={begin.isPending || begin.isSuccess}
          onClick={() => begin.mutate({ provider, purpose: 'confirm' })}
        >
          {t('with', { name })}
        </Button>
      ))}
    </>
  );
}
