import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '#features/auth/passkeys/browser.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useBeginProvider, useWaysIn } from './api.ts';
import styles from './other-ways.module.css';
import { PasskeyWay } from './passkey-way.tsx';
import { useTroubleText } from './trouble-text.ts';

type OtherWaysProps = {
  /** Whether a passkey's session outlives the browser. Not given where people register, whom no passkey knows. */
  keepSignedIn?: boolean;
};

/** Buttons for the ways to sign in besides a password; nothing where none is set up. */
export function OtherWays({ keepSignedIn }: OtherWaysProps) {
  const { t } = useTranslation('auth-other-ways');
  const troubleText = useTroubleText();
  const ways = useWaysIn();
  const begin = useBeginProvider();
  const providers = ways.data?.providers ?? [];
  const hasPasskeys = keepSignedIn !== undefined && ways.data?.passkeys === true && knowsPasskeys();
  if (providers.length === 0 && !hasPasskeys) return null;
  // Until the browser has left.
  const isLeaving = begin.isPending || begin.isSuccess;
  return (
    <section className={styles.ways} aria-label={t('title')}>
      <p className={styles.or} aria-hidden="true">
        {t('or')}
      </p>
      {begin.isError && <Notice tone="error">{troubleText(begin.error)}</Notice>}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          wide
          loading={isLeaving && begin.variables?.provider === id}
          disabled={isLeaving}
          onClick={() => begin.mutate({ provider: id })}
        >
          {t('with', { name })}
        </Button>
      ))}
      {hasPasskeys && <PasskeyWay keepSignedIn={keepSignedIn} />}
    </section>
  );
}
