import { limits } from '@wordgrove/contract/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Tree } from '#ui/pictures/tree.tsx';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

const soonMs = 15 * 60_000;

type SessionEndProps = { review: Review; isOfGrove: boolean; onLeave: () => void };

/** The end of a sitting: what was done, when more falls due, and extra practice for students who want it. */
export function SessionEnd({ review, isOfGrove, onLeave }: SessionEndProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { queue, session } = review;
  const isLimitReached = queue?.today.remaining === 0;
  const nextDue = isLimitReached ? null : (queue?.nextDue ?? null);
  const comesSoon = nextDue !== null && Date.parse(nextDue) - Date.now() < soonMs;
  const remembered = session.turns.filter(({ grade }) => grade > 1).length;
  return (
    <Card raised className={styles.end}>
      <Tree />
      <h2 ref={heading} tabIndex={-1}>
        {isLimitReached ? t('end.limit', { count: queue.today.limit }) : t('end.title')}
      </h2>
      {session.turns.length > 0 ? (
        <p>
          {t('end.answered', { count: session.turns.length })} {t('end.remembered', { count: remembered })}
        </p>
      ) : (
        <p>{t('end.nothing')}</p>
      )}
      {queue !== null && queue.today.xp > 0 && (
        <p>{t('end.xp', { earned: format.number(queue.today.xp), limit: format.number(limits.reviewXpPerDay) })}</p>
      )}
      {isLimitReached && <p>{t('end.limit-text')}</p>}
      {nextDue && <p>{t('end.next-due', { when: format.dateTime(nextDue) })}</p>}
      <div className={styles.endActions}>
        {comesSoon && <Button onClick={review.goOn}>{t('end.go-on')}</Button>}
        {!isOfGrove && <Button onClick={review.practiseMore}>{t('end.more')}</Button>}
        <Button variant="primary" onClick={onLeave}>
          {t(isOfGrove ? 'end.to-grove' : 'end.to-decks')}
        </Button>
      </div>
    </Card>
  );
}
