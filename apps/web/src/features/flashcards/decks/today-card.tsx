import { Link } from '@tanstack/react-router';
import type { Waiting } from '@wordgrove/contract/flashcards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { AboutTime } from '#features/flashcards/about-time.tsx';
import { useWaiting } from '#features/flashcards/api.ts';
import { nextTime } from '#features/flashcards/next-time.ts';
import { usualSeconds } from '#features/flashcards/time-left.ts';
import { cardsToday } from '#features/flashcards/waiting.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Cards } from '#ui/pictures/cards.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './today-card.module.css';

/** What is due today, how long it will take, how much of the day is done, and the way into the review. */
export function TodayCard({ onReview }: { onReview: () => void }) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const waiting = useWaiting();
  if (!waiting.data) {
    return <NotLoaded query={waiting} failed={t('today.failed')} loading={t('today.loading')} shape="card" />;
  }
  const { due, fresh, gameWords, nextDue, today } = waiting.data;
  // Practising more is possible, but nothing that waits.
  const isMain = cardsToday(waiting.data) > 0;
  return (
    <Card as="section" raised aria-label={t('today.title')} className={styles.today}>
      <div className={styles.picture}>
        <Cards size={112} />
      </div>
      <div className={styles.what}>
        <WaitingNow waiting={waiting.data} />
        {gameWords > 0 && (
          <p className={styles.elsewhere}>
            <Link to={paths.games}>{t('today.in-games', { count: gameWords })}</Link>
          </p>
        )}
      </div>
      <div className={styles.start}>
        <Button
          variant={isMain ? 'primary' : 'quiet'}
          wide
          onClick={onReview}
          disabled={nextDue === null && due + fresh === 0}
        >
          {t('start')}
        </Button>
        <ProgressBar
          label={t('today.progress')}
          value={today.done}
          max={today.limit}
          text={t('today.of-limit', { done: format.number(today.done), limit: format.number(today.limit) })}
        />
      </div>
    </Card>
  );
}

/** The cards that wait, or why none does. */
function WaitingNow({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const { due, fresh, nextDue, today } = waiting;
  const count = cardsToday(waiting);
  if (count > 0) {
    const old = Math.min(due, count);
    const shownFresh = count - old;
    return (
      <>
        <h2 className={styles.count}>{t('cards', { count })}</h2>
        <p className={styles.facts}>
          <span>
            <AboutTime seconds={usualSeconds(old, shownFresh)} />
          </span>
          {shownFresh > 0 && <span>{t('fresh', { count: shownFresh })}</span>}
        </p>
      </>
    );
  }
  const isLimitReached = due + fresh > 0;
  return (
    <>
      <h2>{isLimitReached ? t('today.limit-reached', { count: today.limit }) : t('today.nothing')}</h2>
      {!isLimitReached && nextDue && (
        <p className={styles.facts}>{t('end.next-due', { when: nextTime(nextDue, new Date(), format) })}</p>
      )}
    </>
  );
}
