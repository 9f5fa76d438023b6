import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useWaiting } from '#features/flashcards/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './decks.module.css';

export type TodayCardProps = { onReview: () => void };

/** What is due today, how many of the day's cards are done, and the way into the review. */
export function TodayCard({ onReview }: TodayCardProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const { data, error, isError, isFetching, refetch } = useWaiting();

  if (!data && isError) {
    return <LoadFailed title={t('today.failed')} query={{ error, isFetching, refetch }} />;
  }
  if (!data) return <Skeleton shape="card" label={t('today.loading')} />;
  const { due, fresh, gameWords, nextDue, today } = data;
  const isLimitReached = today.remaining === 0 && due + fresh > 0;
  const hasCards = !isLimitReached && due + fresh > 0;
  return (
    <Card as="section" raised aria-labelledby="flashcards-today" className={styles.today}>
      <h2 id="flashcards-today">{t('today.title')}</h2>
      {hasCards ? (
        <ul className={styles.counts}>
          <li>{t('due', { count: due })}</li>
          <li>{t('fresh', { count: fresh })}</li>
        </ul>
      ) : (
        <p>
          {isLimitReached ? t('today.limit-reached', { count: today.limit }) : t('today.nothing')}{' '}
          {!isLimitReached && nextDue && t('today.next-due', { when: format.dateTime(nextDue) })}
        </p>
      )}
      {gameWords > 0 && (
        <p className={styles.elsewhere}>
          <Link to={paths.games}>{t('today.in-games', { count: gameWords })}</Link>
        </p>
      )}
      <ProgressBar
        label={t('today.progress')}
        value={today.done}
        max={today.limit}
        text={t('today.of-limit', { done: format.number(today.done), limit: format.number(today.limit) })}
      />
      <div>
        <Button variant="primary" onClick={onReview} disabled={nextDue === null && due + fresh === 0}>
          {t('start')}
        </Button>
      </div>
    </Card>
  );
}
