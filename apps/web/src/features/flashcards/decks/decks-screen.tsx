import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useWaiting } from '#features/flashcards/api.ts';
import { RefusedNotice } from '#features/flashcards/review/answer-notices.tsx';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { DeckList } from './deck-list.tsx';
import styles from './decks.module.css';
import { NewDeck } from './name-forms.tsx';

/** What is due today, and the decks it comes from. */
export function DecksScreen({ onReview, onProgress }: { onReview: (deckId?: string) => void; onProgress: () => void }) {
  const { t } = useTranslation('flashcards');
  const { role, user } = useSession();
  const creating = useDialogSubject<true>();
  const isStudent = role === 'student';
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t(isStudent ? 'lead' : 'lead-teacher')}
        actions={
          <>
            {isStudent && <Button onClick={onProgress}>{t('progress.open')}</Button>}
            <Button onClick={() => creating.open(true)}>{t('decks.new')}</Button>
          </>
        }
      />
      <div className={layout.stackLarge}>
        {isStudent && user && <RefusedNotice studentId={user.uid} />}
        {isStudent && <TodayCard onReview={() => onReview()} />}
        <DeckList onCreate={() => creating.open(true)} onReview={isStudent ? onReview : undefined} />
        <SubjectDialog dialog={creating} title={t('decks.new')} size="small">
          {() => <NewDeck onClose={creating.close} />}
        </SubjectDialog>
      </div>
    </>
  );
}

/** What is due today, how many of the day's cards are done, and the way into the review. */
function TodayCard({ onReview }: { onReview: () => void }) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const waiting = useWaiting();
  if (!waiting.data) {
    return <NotLoaded query={waiting} failed={t('today.failed')} loading={t('today.loading')} shape="card" />;
  }
  const { due, fresh, gameWords, nextDue, today } = waiting.data;
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
