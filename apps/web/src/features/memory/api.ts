import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '#platform/api.ts';

/** The student's grove. Few have more than one page of plants; the others come by themselves. */
export function useGrove() {
  const query = useInfiniteQuery(
    orpc.memory.grove.infiniteOptions({
      input: (after: string | null) => (after === null ? {} : { after }),
      initialPageParam: null,
      getNextPageParam: ({ next }) => next,
    }),
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}

/** A dozen of the student's plants, and how many there are. */
export const useScene = () => useQuery(orpc.memory.scene.queryOptions());

export const usePlant = (word: string) => useQuery(orpc.memory.plant.queryOptions({ input: { word } }));

export const useForest = (classId: string) => useQuery(orpc.memory.forest.queryOptions({ input: { classId } }));

export const useClassForest = (classId: string) =>
  useQuery(orpc.memory.classForest.queryOptions({ input: { classId } }));

/** The classes that have a forest for the student. */
export const useOwnClasses = () =>
  useQuery({
    ...orpc.classes.mine.queryOptions(),
    select: (enrolments) => enrolments.filter(({ status, allows }) => status === 'active' && allows.forest),
  });
