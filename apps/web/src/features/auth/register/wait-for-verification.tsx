import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@wordgrove/contract/limits';
import { dashboardPath, paths } from '@wordgrove/contract/paths';
import type { MouseEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResendVerification } from '#features/auth/api.ts';
import { FormPage } from '#features/auth/form-page.tsx';
import { client, orpc } from '#platform/api.ts';
import { retryAfterSeconds } from '#platform/errors.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './wait-for-verification.module.css';

/**
 * How somebody gets verified: by the mail that was sent; by the teacher, where no mail goes out; by the link that a
 * server without mail prints in its terminal; or not before a mail server is set up.
 */
type Way = 'mail' | 'ask' | 'local' | 'none';

/** Waits until the address is verified: checks every five seconds, and on request. */
export function WaitForVerification({ email }: { email: string }) {
  const { role } = useSession();
  const health = useQuery(orpc.health.check.queryOptions({ staleTime: Number.POSITIVE_INFINITY, retry: false }));
  // Nothing is said of a mail before it is known whether one goes out.
  if (health.isPending) return <Skeleton shape="card" />;
  const isStudent = role === 'student';
  // Where it can't be found out, a teacher can confirm a child all the same.
  const mail = health.data?.mail ?? (isStudent ? 'none' : 'smtp');
  const withoutMail = isStudent ? 'ask' : mail === 'mailbox' ? 'local' : 'none';
  const way = mail === 'mailbox' || mail === 'none' ? withoutMail : 'mail';
  return <Waiting email={email} way={way} isStudent={isStudent} />;
}

/** What the texts of each way begin with. */
const prefix = { mail: '', ask: 'ask-', local: 'local-', none: 'none-' } as const;

type WaitingProps = { email: string; way: Way; isStudent: boolean };

function Waiting({ email, way, isStudent }: WaitingProps) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { signOut } = useSession();
  const hints = useHints(way, isStudent);
  const check = useVerificationCheck(way);
  const resend = useResend(way);
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
      title={t(way === 'ask' ? 'verify.ask-title' : 'verify.title')}
      lead={t(`verify.${prefix[way === 'none' ? 'local' : way]}lead`, { email })}
      links={
        <a href={paths.login} onClick={handleSignOut}>
          {t('verify.sign-out')}
        </a>
      }
    >
      <div className={layout.stack}>
        <div className={styles.picture} aria-hidden="true">
          <Seedling mood="sleepy" size={96} />
        </div>
        {hints.length > 0 && (
          <ul className={styles.hints}>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        )}
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        <Button variant="primary" wide loading={check.isChecking} onClick={handleCheck}>
          {t(way === 'ask' ? 'verify.ask-check' : 'verify.check')}
        </Button>
        {(way === 'mail' || way === 'local') && (
          <Button wide disabled={isWaiting} loading={resend.isSending} onClick={handleResend}>
            {isWaiting
              ? t('verify.resend-wait', { seconds: resend.secondsLeft })
              : t(way === 'local' ? 'verify.local-resend' : 'verify.resend')}
          </Button>
        )}
        <p className={styles.automatic} role="status">
          {check.isLooking && t('verify.automatic')}
        </p>
      </div>
    </FormPage>
  );
}

/** Where to look for the link, if there is one to look for. */
function useHints(way: Way, isStudent: boolean): string[] {
  const { t } = useTranslation('auth-register');
  if (way === 'ask') return [];
  if (way === 'none') return [t('verify.none-ask')];
  if (way === 'local') return [t('verify.local-terminal'), t('verify.local-ask')];
  const ofMail = [t('verify.hint-spam'), t('verify.hint-minutes'), t('verify.hint-click')];
  return isStudent ? [...ofMail, t('verify.hint-teacher')] : ofMail;
}

/** A line of the verification screen. An error reads 'Error: …'. */
type ScreenMessage = { tone: 'error' | 'success' | 'info'; text: string };

/**
 * Checks whether the address is verified, every five seconds and on each press of the button, never twice at a time.
 * Once it is, the session is fetched again and the person goes to their dashboard.
 */
function useVerificationCheck(way: Way) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { errorText } = useErrorText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [message, setMessage] = useState<ScreenMessage | null>(null);

  const enter = async () => {
    const session = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await navigate({ to: dashboardPath(session.profile?.role), replace: true });
  };

  /** Runs one check unless one is already running. */
  const alone = async (mark: (running: boolean) => void, work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mark(true);
    await work().finally(() => {
      isRunning.current = false;
      mark(false);
    });
  };

  const checkNow = () =>
    alone(setChecking, async () => {
      setMessage(null);
      try {
        const { verified } = await client.auth.checkVerification();
        if (!verified) return setMessage({ tone: 'info', text: t(`verify.${prefix[way]}not-yet`) });
        setMessage({ tone: 'success', text: t('verify.verified') });
        await new Promise((resolve) => setTimeout(resolve, limits.verifiedRedirectMs));
        await enter();
      } catch (error) {
        setMessage({ tone: 'error', text: t('verify.error', { message: errorText(error) }) });
      }
    });

  const look = useEffectEvent(() =>
    alone(setLooking, async () => {
      const { verified } = await client.auth.checkVerification();
      if (verified) await enter();
    }),
  );

  useEffect(() => {
    // A failed background check isn't reported: the next one follows in five seconds.
    const timer = setInterval(() => void look().catch(() => undefined), limits.verificationPollMs);
    return () => clearInterval(timer);
  }, []);

  return { checkNow, isChecking, isLooking, message, clearMessage: () => setMessage(null) };
}

/** Sends the verification mail again, and counts down the seconds until the next request. */
function useResend(way: Way) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { errorText } = useErrorText();
  const resend = useResendVerification();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [message, setMessage] = useState<ScreenMessage | null>(null);

  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const send = async () => {
    if (secondsLeft > 0 || resend.isPending) return;
    setMessage(null);
    try {
      const { retryAfterSeconds: wait } = await resend.mutateAsync({});
      setMessage({ tone: 'success', text: t(way === 'local' ? 'verify.local-sent' : 'verify.sent') });
      setSecondsLeft(wait);
    } catch (error) {
      const wait = retryAfterSeconds(error);
      // Requested too early, after a reload: nothing failed, and the button says how long to wait.
      if (!wait) setMessage({ tone: 'error', text: t('verify.error', { message: errorText(error) }) });
      setSecondsLeft(wait ?? 0);
    }
  };

  return { send, isSending: resend.isPending, secondsLeft, message, clearMessage: () => setMessage(null) };
}
