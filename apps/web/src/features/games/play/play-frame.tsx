import { IconClock } from '@tabler/icons-react';
import type { GameWish } from '@wordgrove/contract/games';
import type { Score } from '@wordgrove/games';
import type { ReactNode } from 'react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useStageFocus } from './focus.ts';
import { GoesOnContext, useGoesOn } from './goes-on.ts';
import { GrowingLine } from './growing-line.tsx';
import { PausePanel } from './pause-panel.tsx';
import type { PlayClock } from './play-clock.ts';
import { clockText } from './play-clock.ts';
import styles from './play-frame.module.css';
import { PlayHead } from './play-head.tsx';
import type { Tried } from './tries.ts';
import { usePauseKey } from './use-pause-key.ts';

type PlayFrameProps = {
  title: string;
  actions: ReactNode;
  above: ReactNode;
  /** `page`: in a page that keeps its bar. `screen`: the stage has the whole screen. `part`: of a stage around it. */
  place: 'page' | 'screen' | 'part';
  score: Score;
  tries: readonly Tried[];
  clock: PlayClock;
  wish: Pick<GameWish, 'type' | 'timer'>;
  limitMs: number;
  /** Whether the board takes more of a wide screen than a text does. */
  isWide: boolean;
  /** The polite live region. */
  said: ReactNode;
  onTimeUp: () => void;
  /** Changes when the board starts again, which takes the focus. */
  begin: number;
  children: ReactNode;
};

/** Everything around a board that is the same in all games. */
export function PlayFrame(props: PlayFrameProps) {
  const { title, actions, above, place, score, tries, clock, wish, limitMs, isWide, said, onTimeUp, begin, children } =
    props;
  const { t } = useTranslation('games');
  const format = useFormat();
  const board = useStageFocus(clock.isPaused, begin);
  const around = useContext(GoesOnContext);
  const [isSwitchedOn, switchGoesOn] = useGoesOn();
  const isPart = place === 'part';
  const goesOn = isPart ? around : isSwitchedOn ? 'to-results' : 'not';
  usePauseKey(clock.isPaused, place === 'screen' ? (clock.isPaused ? clock.goOn : clock.pause) : null);
  // The last pair of a match completes itself: nobody answers it, and still everything is done.
  const given = score.items.filter((item) => item.given !== null).length;
  const all = score.items.length;
  const answered = score.isFinished ? all : given;
  return (
    <div
      className={styles.stage}
      data-game={wish.type}
      data-place={place}
      data-wide={isWide}
      data-full-stage={place === 'screen' && !clock.isPaused ? '' : undefined}
    >
      {isPart ? (
        actions
      ) : (
        <PlayHead
          leave={actions}
          tries={tries}
          line={
            <GrowingLine
              label={t('play.progress')}
              value={answered}
              max={all}
              text={t('play.of', { done: format.number(answered), all: format.number(all) })}
              tries={tries}
            />
          }
          isPaused={clock.isPaused}
          onPause={clock.pause}
        >
          {wish.timer !== 'none' && (
            <PlayTimer clock={clock} limitMs={wish.timer === 'down' ? limitMs : null} onTimeUp={onTimeUp} />
          )}
        </PlayHead>
      )}
      <VisuallyHidden>
        <h1>{title}</h1>
        {said}
      </VisuallyHidden>
      {above}
      {clock.isPaused && !isPart && (
        <PausePanel
          text={t(wish.timer === 'none' ? 'play.paused-rest' : 'play.paused-text')}
          goesOn={isSwitchedOn}
          onGoesOn={switchGoesOn}
          onGoOn={clock.goOn}
        />
      )}
      {/* Hidden rather than unmounted: half-typed input stays. */}
      <div className={styles.board} hidden={clock.isPaused} {...board}>
        <GoesOnContext value={clock.isPaused ? 'not' : goesOn}>{children}</GoesOnContext>
      </div>
    </div>
  );
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
        <VisuallyHidden>{t(limitMs === null ? 'play.time' : 'play.time-left')} </VisuallyHidden>
        <strong>{clockText(shown)}</strong>
      </span>
    </p>
  );
}
