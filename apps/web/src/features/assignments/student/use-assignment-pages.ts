import { useState } from 'react';
import { useOlderAssignments, useOwnAssignments } from './api.ts';

/** The student's assignments, as many pages of them as were requested. */
export function useAssignmentPages() {
  const first = useOwnAssignments();
  const [wanted, setWanted] = useState(0);
  const older = useOlderAssignments(wanted);
  const pages = [first.data, ...older.map(({ data }) => data)].flatMap((page) => page ?? []);
  // An assignment that moved to another page between two answers is listed once.
  const assignments = [...new Map(pages.flatMap((page) => page.assignments).map((each) => [each.id, each])).values()];
  const failed = older.find(({ data, isError }) => isError && !data);
  return {
    first,
    assignments,
    hasMore: pages.length <= wanted || pages.at(-1)?.hasMore === true,
    isComing: !failed && older.some(({ isPending }) => isPending),
    showMore: () => setWanted(wanted + 1),
    retry: failed && (() => void failed.refetch()),
  };
}
