import { useAssignments } from './api.ts';

/** The teacher's assignments, as many pages of them as were requested. */
export function useAssignmentPages(classId: string | null, isWanted: boolean) {
  const first = useAssignments(classId, isWanted);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = first;
  const showMore = () => void fetchNextPage();
  return {
    first,
    assignments: data?.pages.flatMap((page) => page.assignments) ?? [],
    hasMore: hasNextPage,
    isComing: isFetchingNextPage,
    showMore,
    retry: isFetchNextPageError && !isFetchingNextPage ? showMore : undefined,
  };
}
