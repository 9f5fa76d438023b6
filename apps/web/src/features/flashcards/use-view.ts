import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';

const allDecks = 'all';

/** What the page shows; kept in the address, so that reloads and the back button know it. */
type View =
  | { at: 'decks' }
  | { at: 'deck'; deckId: string }
  | { at: 'review'; deckId: string | undefined; assignmentId: string | null; words: readonly string[] | null }
  | { at: 'progress' };

/** The search part of the address of a deck. */
export const deckSearch = (deckId: string) => (): { deck: string } => ({ deck: deckId });

/** The search part of the address of a review of these words, if they are due or at risk. */
export const waterSearch = (words: readonly string[]) => (): { words: string } => ({ words: words.join(betweenWords) });

/** No key has it. */
const betweenWords = '\t';

export function useView(): {
  view: View;
  showDecks: () => void;
  showProgress: () => void;
  showGrove: () => void;
  /** Without a deck, all of them. */
  review: (deckId?: string) => void;
} {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (wanted: Readonly<Record<string, string>>) => void navigate({ to: paths.flashcards, search: wanted });
  return {
    view: viewOf(search),
    showDecks: () => go({}),
    showGrove: () => void navigate({ to: paths.studentGrove }),
    showProgress: () => go({ show: 'progress' }),
    review: (deckId = allDecks) => go({ review: deckId }),
  };
}

function viewOf({ review, deck, show, assignment, words }: Readonly<Record<string, unknown>>): View {
  if (typeof words === 'string') {
    return { at: 'review', deckId: undefined, assignmentId: null, words: words.split(betweenWords) };
  }
  if (typeof review === 'string') {
    const assignmentId = typeof assignment === 'string' ? assignment : null;
    return { at: 'review', deckId: review === allDecks ? undefined : review, assignmentId, words: null };
  }
  if (typeof deck === 'string') return { at: 'deck', deckId: deck };
  return { at: show === 'progress' ? 'progress' : 'decks' };
}
