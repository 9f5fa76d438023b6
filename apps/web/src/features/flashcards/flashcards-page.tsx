import { useSession } from '#platform/use-session.ts';
import { DeckScreen } from './cards/deck-screen.tsx';
import { DecksScreen } from './decks/decks-screen.tsx';
import { ProgressScreen } from './progress/progress-screen.tsx';
import { ReviewScreen } from './review/review-screen.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useView } from './use-view.ts';

/** Flashcards: the deck list, a single deck, the review of what is due, or the state of the memory. */
export function FlashcardsPage() {
  const { user, role } = useSession();
  const { view, review, showDecks, showProgress } = useView();
  const page = useHeadingFocus('deckId' in view ? `${view.at} ${view.deckId}` : view.at);
  if (view.at === 'review' && user && role === 'student') {
    const sitting = `${user.uid} ${view.deckId}`;
    return <ReviewScreen key={sitting} studentId={user.uid} deckId={view.deckId} onLeave={showDecks} />;
  }
  return (
    <div ref={page}>
      {view.at === 'deck' && <DeckScreen key={view.deckId} deckId={view.deckId} onReview={review} />}
      {view.at === 'progress' && role === 'student' && <ProgressScreen />}
      {(view.at === 'decks' || (view.at !== 'deck' && role !== 'student')) && (
        <DecksScreen onReview={review} onProgress={showProgress} />
      )}
    </div>
  );
}
