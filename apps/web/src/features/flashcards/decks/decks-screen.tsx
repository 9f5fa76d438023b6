import { useTranslation } from 'react-i18next';
import { RefusedNotice } from '#features/flashcards/review/refused-notice.tsx';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DeckList } from './deck-list.tsx';
import styles from './decks.module.css';
import { NewDeckDialog } from './new-deck-dialog.tsx';
import { TodayCard } from './today-card.tsx';

export type DecksScreenProps = { onReview: (deckId?: string) => void; onProgress: () => void };

/** What is due today, and the decks it comes from. */
export function DecksScreen({ onReview, onProgress }: DecksScreenProps) {
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
      <div className={styles.page}>
        {isStudent && user && <RefusedNotice studentId={user.uid} />}
        {isStudent && <TodayCard onReview={() => onReview()} />}
        <DeckList onCreate={() => creating.open(true)} onReview={isStudent ? onReview : undefined} />
        <NewDeckDialog isOpen={creating.isOpen} opening={creating.opening} onClose={creating.close} />
      </div>
    </>
  );
}
