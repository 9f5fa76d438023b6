import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@wordgrove/contract/limits';
import { dashboardPath } from '@wordgrove/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#platform/api.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import type { ScreenMessage } from './screen-message.ts';

/**
 * Checks whether the address is verified, every five seconds and on each press of the button, never twice at a time.
 * Once it is, the session is fetched again and the person goes to their dashboard.
 */
export function useVerificationCheck() {
  const { t } = useTranslation('auth');
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
        if (!verified) return setMessage({ tone: 'info', text: t('verify.not-yet') });
        setMessage({ tone: 'success', text: t('verify.verified') });
        await new Promise((resolve) => setTimeout(resolve, limits.verifiedRedirectMs));
        await enter();
      } catch (error) {
        setMessage({ tone: 'error', text: t('verify.error', { message: errorText(error) }) });
      }
    });

  const look = useRef(async () => {});
  useEffect(() => {
    look.current = () =>
      alone(setLooking, async () => {
        const { verified } = await client.auth.checkVerification();
        if (verified) await enter();
      });
  });

  useEffect(() => {
    // A failed background check isn't reported: the next one follows in five seconds.
    const timer = setInterval(() => void look.current().catch(() => undefined), limits.verificationPollMs);
    return () => clearInterval(timer);
  }, []);

  return { checkNow, isChecking, isLooking, message, clearMessage: () => setMessage(null) };
}
