import { paths } from '@wordgrove/contract/paths';
import type { OwnWays } from '@wordgrove/contract/ways-in';
import { useTranslation } from 'react-i18next';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useBeginProvider } from './api.ts';
import { useTroubleText } from './trouble-text.ts';

/** Whether the reader has nothing to type: an account without a password, lately signed in to. */
export const isProven = (ways: OwnWays | undefined) => ways?.hasPassword === false && ways.isFresh;

/** Whether the reader has to sign in once more first. */
export const mustSignIn = (ways: OwnWays | undefined): ways is OwnWays => ways?.hasPassword === false && !ways.isFresh;

/** The password as the proof that the owner asks; nothing for who has just signed in without one. */
export function OwnerProof({ ways, field }: { ways: OwnWays | undefined; field: FieldOfForm }) {
  const { t } = useTranslation('auth');
  if (isProven(ways)) return null;
  return <PasswordField label={t('fields.password')} autoComplete="current-password" {...field} />;
}

/**
 * For who has to sign in once more: by a linked provider, which leads back here, or by signing out, after which a passkey
 * does.
 */
export function SignInAgain({ ways, onCancel }: { ways: OwnWays; onCancel?: () => void }) {
  const { t } = useTranslation(['auth-other-ways', 'app']);
  const { signOut } = useSession();
  const troubleText = useTroubleText();
  const begin = useBeginProvider();
  const usable = ways.linked.flatMap(({ provider, name }) => (provider ? [{ provider, name }] : []));
  const hasOther = ways.passkeys > 0 || usable.length === 0;
  // Signed out, the profile asks to sign in first, and is come back to.
  const handleOther = () => void signOut(paths.profile).catch(() => undefined);
  return (
    <div className={layout.stack}>
      <p>{t('proof.text')}</p>
      {begin.isError && <Notice tone="error">{troubleText(begin.error)}</Notice>}
      <div className={layout.stackSmall}>
        {usable.map(({ provider, name }) => (
          <Button
            key={provider}
            variant="primary"
            wide
            loading={begin.isPending || begin.isSuccess}
            onClick={() => begin.mutate({ provider, purpose: 'confirm' })}
          >
            {t('with', { name })}
          </Button>
        ))}
        {hasOther && (
          <Button wide onClick={handleOther}>
            {t('proof.sign-out')}
          </Button>
        )}
        {onCancel && (
          <Button wide onClick={onCancel}>
            {t('app:cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
