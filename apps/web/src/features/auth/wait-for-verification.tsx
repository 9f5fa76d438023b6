import { paths } from '@wordgrove/contract/paths';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Letter } from '#ui/pictures/letter.tsx';
import { FormPage } from './form-page.tsx';
import { useResend } from './use-resend.ts';
import { useVerificationCheck } from './use-verification-check.ts';
import styles from './wait-for-verification.module.css';

/** Waits until the address is verified: checks every five seconds, and on request. */
export function WaitForVerification({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { signOut } = useSession();
  const check = useVerificationCheck();
  const resend = useResend();
  const message = check.message ?? resend.message;
  const isWaiting = resend.secondsLeft > 0;

  const handleCheck = () => {
    resend.clearMessage();
    void check.checkNow();
  };
  const handleResend = () => {
    check.clearMessage();
    void resend.send();
  };

  /** A failed sign-out is only logged by the session, and the person stays. */
  const handleSignOut = (event: MouseEvent) => {
    event.preventDefault();
    void signOut(paths.login).catch(() => undefined);
  };

  return (
    <FormPage
      title={t('verify.title')}
      lead={t('verify.lead', { email })}
      links={
        <a href={paths.login} onClick={handleSignOut}>
          {t('verify.sign-out')}
        </a>
      }
    >
      <div className={styles.waiting}>
        <div className={styles.picture} aria-hidden="true">
          <Letter size={96} />
        </div>
        <ul className={styles.hints}>
          <li>{t('verify.hint-spam')}</li>
          <li>{t('verify.hint-minutes')}</li>
          <li>{t('verify.hint-click')}</li>
        </ul>
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        <Button variant="primary" wide loading={check.isChecking} onClick={handleCheck}>
          {t('verify.check')}
        </Button>
        <Button wide disabled={isWaiting} loading={resend.isSending} onClick={handleResend}>
          {isWaiting ? t('verify.resend-wait', { seconds: resend.secondsLeft }) : t('verify.resend')}
        </Button>
        <p className={styles.automatic} role="status">
          {check.isLooking && t('verify.automatic')}
        </p>
      </div>
    </FormPage>
  );
}
