import { IconClock, IconPlayerPause } from '@tabler/icons-react';
import type { GameWish } from '@wordgrove/contract/games';
import type { Score } from '@wordgrove/games';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PlayClock } from './play-clock.ts';
import { clockText } from './play-clock.ts';
import styles from './play-frame.module.css';

type PlayFrameProps = {
  title: string;
  actions: ReactNode;
  isBare?: boolean | undefined;
  score: Score;
  clock: PlayClock;
  timer: GameWish['timer'];
  limitMs: number;
  /** Text for the polite live region. */
  said: string;
  onTimeUp: () => void;
  /** Changes when the board starts again, which takes the focus. */
  begin: number;
  children: ReactNode;
};

/** Everything around a board that is the same in all games. */
export function PlayFrame({
  title,
  actions,
  isBare = false,
  score,
  clock,
  timer,
  limitMs,
  said,
  onTimeUp,
  begin,
  children,
}: PlayFrameProps) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const board = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the board starts again
  useEffect(() => focusFirst(board.current), [begin]);
  // The last pair of a match completes itself: nobody answers it, and still everything is done.
  const given = score.items.filter((item) => item.given !== null).length;
  const answered = score.isFinished ? score.items.length : given;
  return (
    <>
      {isBare ? (
        <>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
          {actions}
        </>
      ) : (
        <PageHeader
          title={title}
          isLow
          actions={
            <>
              <Button className={styles.pause} onClick={clock.pause} disabled={clock.isPaused}>
                <IconPlayerPause size="1.25rem" aria-hidden="true" />
                <span>{t('play.pause')}</span>
              </Button>
              {actions}
            </>
          }
        />
      )}
      <VisuallyHidden>
        <p role="status">{said}</p>
      </VisuallyHidden>
      {!isBare && (
        <div className={styles.head}>
          <ProgressBar
            label={t('play.progress')}
            value={answered}
            max={score.items.length}
            text={t('play.of', { done: format.number(answered), all: format.number(score.items.length) })}
          />
          {timer !== 'none' && (
            <PlayTimer clock={clock} limitMs={timer === 'down' ? limitMs : null} onTimeUp={onTimeUp} />
          )}
        </div>
      )}
      {clock.isPaused && (
        <div className={styles.paused}>
          <h2>{t('play.paused')}</h2>
          <p>{t(timer === 'none' ? 'play.paused-rest' : 'play.paused-text')}</p>
          <Button variant="primary" onClick={clock.goOn} autoFocus>
            {t('play.go-on')}
          </Button>
        </div>
      )}
      {/* Hidden rather than unmounted: half-typed input stays. */}
      <div className={styles.board} hidden={clock.isPaused} ref={board}>
        {children}
      </div>
    </>
  );
}

const firstPlaces = ['h2[tabindex="-1"]', '[role="option"][tabindex="0"]', '[tabindex="0"]', 'input', 'button'];

/** A play starts at its first item: the question's heading, or the first thing that can be moved or typed in. */
function focusFirst(board: HTMLElement | null): void {
  if (!board || board.contains(document.activeElement)) return;
  const first = firstPlaces.map((place) => board.querySelector<HTMLElement>(place)).find((found) => found !== null);
  first?.focus({ preventScroll: true });
}

type PlayTimerProps = Pick<PlayFrameProps, 'clock' | 'onTimeUp'> & {
  /** Counts down from it, or up without one. */
  limitMs: number | null;
};

/** The time that has passed or is left. It isn't announced automatically: screen reader users ask for it. */
function PlayTimer({ clock, limitMs, onTimeUp }: PlayTimerProps) {
  const { t } = useTranslation('games');
  const [passed, setPassed] = useState(clock.now);
  const tick = useEffectEvent(() => {
    const now = clock.now();
    setPassed(now);
    if (limitMs !== null && now >= limitMs) onTimeUp();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 250);
    return () => clearInterval(timer);
  }, []);

  const shown = limitMs === null ? passed : Math.max(0, limitMs - passed);
  return (
    <p className={styles.timer}>
      <IconClock size="1.25rem" aria-hidden="true" />
      <span>
        {t(limitMs === null ? 'play.time' : 'play.time-left')} <strong>{clockText(shown)}</strong>
      </span>
    </p>
  );
}
