import { useNavigate, useSearch } from '@tanstack/react-router';
import { isOneOf } from '#platform/is-one-of.ts';

export const sources = ['deck', 'homework', 'text'] as const;
export const states = ['known', 'learning', 'at-risk', 'new'] as const;
export const orders = ['at-risk', 'new', 'learning', 'known', 'word', 'level'] as const;

export type WordsWish = {
  search: string;
  source?: (typeof sources)[number] | undefined;
  state?: (typeof states)[number] | undefined;
  sort: (typeof orders)[number];
  /** From 1. */
  page: number;
};

/** Which of the words are listed and how, kept in the page's address. */
export function useWordsAddress() {
  const { q, from, state, sort, page }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const wish: WordsWish = {
    search: q === undefined ? '' : String(q).slice(0, 100),
    ...(isOneOf(sources, from) && { source: from }),
    ...(isOneOf(states, state) && { state }),
    sort: isOneOf(orders, sort) ? sort : 'at-risk',
    page: Math.min(1000, Math.max(1, Math.trunc(Number(page)) || 1)),
  };
  const change = (part: Partial<WordsWish>) => {
    const { search, source, state: ofState, sort: order, page: at } = { ...wish, page: 1, ...part };
    void navigate({
      to: '.',
      search: {
        ...(search && { q: search }),
        ...(source && { from: source }),
        ...(ofState && { state: ofState }),
        ...(order !== 'at-risk' && { sort: order }),
        ...(at > 1 && { page: String(at) }),
      },
      replace: true,
      resetScroll: false,
    });
  };
  return { wish, change };
}

export type WordsAddress = ReturnType<typeof useWordsAddress>;
