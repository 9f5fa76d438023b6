import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { focusIn } from '#ui/use-focus.ts';
import styles from './setup.module.css';

type StartButtonsProps = {
  /** The button that starts a new play. */
  start: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  /** The game can't be played here. */
  lacks: boolean;
  onResume: (() => void) | undefined;
};

/** What the page is for, with the focus: a new play or, before it, the one that was left in the middle. */
export function StartButtons({ start, isBusy, lacks, onResume }: StartButtonsProps) {
  const { t } = useTranslation('games');
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => focusIn(buttons, 'button', { preventScroll: true }), []);
  const common = { ref: start, type: 'submit', wide: true, loading: isBusy, disabled: lacks } as const;
  return (
    <div ref={buttons} className={styles.start}>
      {onResume ? (
        <>
          <p id="setup-open" className={styles.open}>
            {t('setup.open')}
          </p>
          <Button variant="primary" wide className={styles.main} onClick={onResume} aria-describedby="setup-open">
            {t('setup.resume')}
          </Button>
          <Button {...common} aria-describedby="setup-ends">
            {t('setup.start')}
          </Button>
          <p id="setup-ends" className={styles.note}>
            {t('setup.open-text')}
          </p>
        </>
      ) : (
        <Button {...common} variant="primary" className={styles.main} aria-describedby="setup-head">
          {t('setup.start')}
        </Button>
      )}
    </div>
  );
}
