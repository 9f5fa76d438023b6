import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryAfterSeconds } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useResendVerification } from './api.ts';
import type { ScreenMessage } from './screen-message.ts';

/** Sends the verification mail again, and counts down the seconds until the next request. */
export function useResend() {
  const { t } = useTranslation('auth');
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
      setMessage({ tone: 'success', text: t('verify.sent') });
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
