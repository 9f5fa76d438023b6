import { IconArrowLeft } from '@tabler/icons-react';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { DeckScreen } from './cards/deck-screen.tsx';
import { DecksScreen } from './decks/decks-screen.tsx';
import styles from './flashcards.module.css';
import { ReviewScreen } from './review/review-screen.tsx';
import { useView } from './use-view.ts';

type FlashcardsPageProps = {
  /** Shows the assignment that cards are reviewed for. */
  homework: (assignmentId: string) => ReactNode;
};

/** Flashcards: the deck list, a single deck, the review of what is due, or the state of the memory. */
export function FlashcardsPage({ homework }: FlashcardsPageProps) {
  const { user, role } = useSession();
  const { view, review, showDecks, showGrove, showProgress } = useView();
  const page = useKeptFocus<HTMLDivElement>('deckId' in view ? `${view.at} ${view.deckId}` : view.at, 'h1');
  if (view.at === 'review' && user && role === 'student') {
    const { deckId, assignmentId, words } = view;
    const sitting = `${user.uid} ${words ?? deckId}`;
    return (
      <ReviewScreen
        key={sitting}
        studentId={user.uid}
        deckId={deckId}
        words={words}
        onLeave={words ? showGrove : showDecks}
      >
        {assignmentId !== null && homework(assignmentId)}
      </ReviewScreen>
    );
  }
  return (
    <div {...page}>
      {view.at === 'deck' && (
        <>
          <BackToDecks />
          <DeckScreen key={view.deckId} deckId={view.deckId} onReview={review} />
        </>
      )}
      {view.at === 'progress' && role === 'student' && <ProgressScreen />}
      {(view.at === 'decks' || (view.at !== 'deck' && role !== 'student')) && (
        <DecksScreen onReview={review} onProgress={showProgress} />
      )}
    </div>
  );
}

const ProgressParts = lazyPart(() => import('./progress/progress-parts.tsx'), 'ProgressParts');

/** The state of a student's memory. Its parts are loaded when somebody first looks. */
function ProgressScreen() {
  const { t } = useTranslation('flashcards');
  return (
    <>
      <BackToDecks />
      <PageHeader title={t('progress.title')} />
      <Suspense fallback={<Skeleton shape="card" count={3} label={t('progress.loading')} />}>
        <ProgressParts />
      </Suspense>
    </>
  );
}

/** The link from a deck, or from the progress, to all decks. */
function BackToDecks() {
  const { t } = useTranslation('flashcards');
  return (
    <ButtonLink to={paths.flashcards} variant="plain" className={styles.back}>
      <IconArrowLeft size="1.125rem" aria-hidden="true" />
      {t('decks.title')}
    </ButtonLink>
  );
}
