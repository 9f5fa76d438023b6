import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';

export type FailedAction = 'create' | 'generate' | 'complete' | 'progress';

const shownMs = 10_000;

/**
 * Key of the tasks' own text for an error, including errors without a sentence anywhere. Null where the sentence for
 * its code fits.
 */
export function reasonKeyOf(error: unknown): 'not-found' | 'fallback' | null {
  const code = errorCode(error);
  if (code === 'not-found') return code;
  return code === 'unexpected' ? 'fallback' : null;
}

/** The sentence about the latest failure. It disappears after ten seconds. */
export function useFailure(): {
  failure: string | null;
  report: (action: FailedAction, error: unknown) => void;
} {
  const { t } = useTranslation('daily-tasks');
  const { errorText } = useErrorText();
  const [failed, setFailed] = useState<{ action: FailedAction; error: unknown } | null>(null);

  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(null), shownMs);
    return () => clearTimeout(timer);
  }, [failed]);

  const reasonOf = (error: unknown) => {
    const key = reasonKeyOf(error);
    return key ? t(`failures.${key}`) : errorText(error);
  };
  return {
    failure: failed && t(`failures.${failed.action}`, { reason: reasonOf(failed.error) }),
    report: (action, error) => setFailed({ action, error }),
  };
}
