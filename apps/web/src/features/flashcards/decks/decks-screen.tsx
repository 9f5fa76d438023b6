import { useTranslation } from 'react-i18next';
import { RefusedNotice } from '#features/flashcards/review/answer-notices.tsx';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { PageHeader } from '#ui/page-header.tsx';
import { DeckList } from './deck-list.tsx';
import { NewDeck } from './name-forms.tsx';
import { TodayCard } from './today-card.tsx';

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
        lead={isStudent ? undefined : t('lead-teacher')}
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
