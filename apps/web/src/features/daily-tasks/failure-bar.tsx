import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './failure-bar.module.css';

/** The latest failure. It is shown at the foot of the screen, in view wherever on the page the button was. */
export function FailureBar({ failure }: { failure: string | null }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (failure !== null && bar.current) uncoverFocused(bar.current);
  }, [failure]);
  if (failure === null) return null;
  return (
    <div ref={bar} className={styles.bar}>
      <Notice tone="error">{failure}</Notice>
    </div>
  );
}

/** Keeps the message from covering the button that was pressed, so that it can be pressed again. */
function uncoverFocused(bar: HTMLElement): void {
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body || bar.contains(pressed)) return;
  const { top, bottom } = bar.getBoundingClientRect();
  const target = pressed.getBoundingClientRect();
  const covered = target.bottom + 8 - top;
  if (covered > 0 && target.top < bottom) window.scrollBy({ top: covered, behavior: 'instant' });
}

type FailedAction = 'create' | 'generate' | 'complete' | 'progress';

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
