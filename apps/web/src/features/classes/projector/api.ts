import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';

/** Whether any homework was ever set for a class; undefined until it is known. */
export const useHasHomework = (classId: string): boolean | undefined =>
  useQuery(
    orpc.assignments.list.queryOptions({ input: { classId }, select: ({ assignments }) => assignments.length > 0 }),
  ).data;
