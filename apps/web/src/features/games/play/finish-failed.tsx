import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { FailedState } from '#ui/failed-state.tsx';

export type FinishFailedProps = { error: unknown; isBusy: boolean; onRetry: () => void };

/** The result couldn't be sent: the answers are safe on this device. */
export function FinishFailed({ error, isBusy, onRetry }: FinishFailedProps) {
  const { t } = useTranslation(['games', 'app']);
  const { errorText } = useErrorText();
  const latest = useRef(onRetry);
  latest.current = onRetry;
  // Retries by itself when the connection is back.
  useEffect(() => whenServerIsBack(() => latest.current()), []);
  return (
    <FailedState
      title={t('results.unsent')}
      text={`${errorText(error)} ${t('results.kept')}`}
      retryText={t('app:retry')}
      onRetry={onRetry}
      retrying={isBusy}
    />
  );
}
