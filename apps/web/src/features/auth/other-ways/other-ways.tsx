import { useSearch } from '@tanstack/react-router';
import type { ProviderId } from '@wordgrove/contract/ways-in';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '#features/auth/passkeys/browser.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useBeginProvider, useWaysIn } from './api.ts';
import { OnceMore } from './once-more.tsx';
import styles from './other-ways.module.css';
import { PasskeyWay } from './passkey-way.tsx';
import { keepForReturn } from './round-trip.ts';
import { useTroubleText } from './trouble-text.ts';

type OtherWaysProps = {
  /** Whether a passkey's session outlives the browser. Not given where people register, whom no passkey knows. */
  keepSignedIn?: boolean;
  /** What the reader registers with. */
  inviteCode?: string | undefined;
};

/** Buttons for the ways to sign in besides a password; nothing where none is set up. */
export function OtherWays({ keepSignedIn, inviteCode }: OtherWaysProps) {
  const { t } = useTranslation('auth-other-ways');
  const troubleText = useTroubleText();
  const ways = useWaysIn();
  const { redirect } = useSearch({ strict: false });
  const begin = useBeginProvider();
  const providers = ways.data?.providers ?? [];
  const hasPasskeys = keepSignedIn !== undefined && ways.data?.passkeys === true && knowsPasskeys();
  if (providers.length === 0 && !hasPasskeys) return null;
  // Until the browser has left.
  const isLeaving = begin.isPending || begin.isSuccess;
  const handleBegin = (provider: ProviderId) => {
    keepForReturn(redirect, inviteCode);
    begin.mutate({ provider });
  };
  return (
    <section className={styles.ways} aria-label={t('title')}>
      <p className={styles.or} aria-hidden="true">
        {t('or')}
      </p>
      {begin.isError ? <Notice tone="error">{troubleText(begin.error)}</Notice> : <OnceMore />}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          wide
          loading={isLeaving && begin.variables?.provider === id}
          disabled={isLeaving}
          onClick={() => handleBegin(id)}
        >
          {t('with', { name })}
        </Button>
      ))}
      {hasPasskeys && <PasskeyWay keepSignedIn={keepSignedIn} />}
    </section>
  );
}
