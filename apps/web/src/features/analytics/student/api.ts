import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Narrowed } from '@wordgrove/contract/analytics';
import { orpc } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { dayBefore } from './day-before.ts';
import type { Opened } from './use-opened-events.ts';

/** How a student learns, fetched again now and then: the student may be at work. Another period keeps the last one. */
export const useStudent = (studentId: string, from: string) =>
  useQuery(
    orpc.analytics.student.queryOptions({
      input: { studentId, from },
      refetchInterval: 60_000,
      placeholderData: keepPreviousData,
    }),
  );

/** Since when a game or a word is followed, and the first of the figures' seven days. */
export type Since = { from: string; week: string };

/** The events behind a figure, page by page, the newest first. */
export const useEvents = (studentId: string, opened: Opened, since: Since) =>
  useInfiniteQuery(
    orpc.analytics.events.infiniteOptions({
      input: (page: number) => ({
        ...{ studentId, kind: opened.kind, page, language: currentLanguage() },
        ...narrowedTo(opened, since),
      }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
    }),
  );

function narrowedTo({ kind, game, word, part }: Opened, { from, week }: Since): { of?: Narrowed } {
  if (game) return { of: { game, from } };
  if (word) return { of: { word, from } };
  // A reason for a talk counts the seven days before today, which isn't over.
  if (part === 'week') return { of: { from: kind === 'practice' ? dayBefore(week, 1) : week } };
  return part === 'known' ? { of: { state: part } } : {};
}
