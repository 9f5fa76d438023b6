import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayMs } from '@wordgrove/contract/days';
import { gameTypes } from '@wordgrove/contract/paths';
import { validate } from 'uuid';
import { dayIn } from '#platform/time-zones.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useOwnZone } from '#platform/use-own-zone.ts';
import type { Asked } from './api.ts';
import { useClasses } from './api.ts';

export const periods = ['7', '30', '90'] as const;

/** What the page is about, kept in its address: the class, the days, the game, and the word whose questions are open. */
export function useView() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [period, setPeriod] = useAddressChoice('days', periods, '30');
  const [game, setGame] = useAddressChoice('game', ['all', ...gameTypes], 'all');
  const today = dayIn(new Date(), useOwnZone());
  const { classId, ...ofClasses } = useChosen(search.class);
  const word = typeof search.word === 'string' ? search.word : null;
  const put = (change: Record<string, string | undefined>) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false });
  const asked: Asked = {
    from: daysBack(today, Number(period)),
    ...(classId && { classId }),
    ...(game !== 'all' && { type: game }),
  };
  return {
    ...{ ...ofClasses, asked, period, setPeriod, game, setGame, word },
    chooseClass: (id: string | null) => put({ class: id ?? undefined }),
    openWord: (key: string | null) => put({ word: key ?? undefined }),
  };
}

/** The class in the address, which may be archived, or not one of the teacher's: then all classes are asked about. */
function useChosen(wanted: unknown) {
  const classes = useClasses();
  const chosen = classes.data?.find(({ id }) => id === wanted) ?? null;
  // A class that was just made may not be listed yet.
  const isGone = wanted !== undefined && classes.data !== undefined && !chosen && !classes.isFetching;
  // Asked about before the list is here: only a foreign class costs a second question.
  const classId = !isGone && validate(wanted) ? String(wanted) : null;
  return { classes, chosen, isGone, classId };
}

/** The first of so many days that end with this one. */
function daysBack(last: string, count: number): string {
  return new Date(Date.parse(`${last}T00:00:00Z`) - (count - 1) * dayMs).toISOString().slice(0, 10);
}
