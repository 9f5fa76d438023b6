import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
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

/** The events behind a figure, page by page, the newest first; those of a game or a word since `from`. */
export const useEvents = (studentId: string, { kind, game, word }: Opened, from: string) =>
  useInfiniteQuery(
    orpc.analytics.events.infiniteOptions({
      input: (page: number) => ({
        ...{ studentId, kind, page, language: currentLanguage() },
        ...(game ? { of: { game, from } } : word && { of: { word, from } }),
      }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
    }),
  );
