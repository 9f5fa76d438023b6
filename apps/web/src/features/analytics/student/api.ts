import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { EventKind } from '@wordgrove/contract/analytics';
import { orpc } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';

/** How a student learns, fetched again now and then: the student may be at work. Another period keeps the last one. */
export const useStudent = (studentId: string, from: string) =>
  useQuery(
    orpc.analytics.student.queryOptions({
      input: { studentId, from },
      refetchInterval: 60_000,
      placeholderData: keepPreviousData,
    }),
  );

/** The events behind a figure, page by page, the newest first. */
export const useEvents = (studentId: string, kind: EventKind) =>
  useInfiniteQuery(
    orpc.analytics.events.infiniteOptions({
      input: (page: number) => ({ studentId, kind, page, language: currentLanguage() }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
    }),
  );
