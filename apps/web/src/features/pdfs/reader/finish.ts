import { skipToken, useQuery } from '@tanstack/react-query';
import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import type { LibraryText, ReadingProgress } from '@wordgrove/contract/pdfs';
import { queryClient } from '#platform/api.ts';

/** What is known of a text whose every page was read. */
type Finished = {
  wordsLookedUp: number;
  /** Finishing it completed one of the day's tasks. */
  hasTask: boolean;
};

export type Finish = Finished & {
  /** It was finished since it was opened. */
  isNew: boolean;
};

const keyOf = (pdfId: string) => ['pdf-finished', pdfId] as const;

/** Notes what the answer to a report says: an open text isn't asked for again. */
export function noteReported(pdfId: string, progress: ReadingProgress, tasks: MovedTasks): void {
  const { finishedAt, wordsLookedUp } = progress;
  if (finishedAt === null) return;
  queryClient.setQueryData<Finished>(keyOf(pdfId), (before) => ({
    wordsLookedUp,
    hasTask: before?.hasTask ?? tasks === null,
  }));
}

/** Whether the student has read all of an open text; null until then, and until there are pages for it to end. */
export function useFinish({ id, progress }: Pick<LibraryText, 'id' | 'progress'>, hasPages: boolean): Finish | null {
  const { data } = useQuery<Finished>({ queryKey: keyOf(id), queryFn: skipToken, staleTime: 'static' });
  const { finishedAt, wordsLookedUp } = progress;
  if (!hasPages) return null;
  if (finishedAt === null) return data ? { ...data, isNew: true } : null;
  return { wordsLookedUp, ...data, hasTask: false, isNew: false };
}
