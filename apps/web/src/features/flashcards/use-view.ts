import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';

const allDecks = 'all';

/** What the page shows; it stands in the address, so that a reload and the back button know it. */
export type View = { at: 'decks' } | { at: 'review'; deckId: string | undefined };

export function useView(): {
  view: View;
  showDecks: () => void;
  /** Without a deck all of them. */
  review: (deckId?: string) => void;
} {
  const { review }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (search: Readonly<Record<string, string>>) => void navigate({ to: paths.flashcards, search });
  return {
    view:
      typeof review === 'string' ? { at: 'review', deckId: review === allDecks ? undefined : review } : { at: 'decks' },
    showDecks: () => go({}),
    review: (deckId = allDecks) => go({ review: deckId }),
  };
}
