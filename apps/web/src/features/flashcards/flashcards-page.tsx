import { useSession } from '#platform/use-session.ts';
import { DecksScreen } from './decks/decks-screen.tsx';
import { ReviewScreen } from './review/review-screen.tsx';
import { useView } from './use-view.ts';

/** Flashcards: the decks, or the review of what is due in them. */
export function FlashcardsPage() {
  const { user, role } = useSession();
  const { view, review, showDecks } = useView();
  if (view.at === 'review' && user && role === 'student') {
    return <ReviewScreen key={view.deckId} studentId={user.uid} deckId={view.deckId} onLeave={showDecks} />;
  }
  return <DecksScreen onReview={review} />;
}
