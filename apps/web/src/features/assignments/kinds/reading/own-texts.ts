import { useInfiniteQuery } from '@tanstack/react-query';
import type { Pdf } from '@wordgrove/contract/pdfs';
import { orpc } from '#platform/api.ts';

/** The teacher's texts that aren't put away, newest first, page by page. */
export const useOwnTexts = () =>
  useInfiniteQuery(
    orpc.pdfs.list.infiniteOptions({
      input: (before: string | undefined) => ({ before, isArchived: false }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
  );

type Chosen = Pick<Pdf, 'kind' | 'preparation' | 'hasText'>;

/** Whether a text can be set: it is read in the page and has words. Null until its words are read. */
export function canBeSet({ kind, preparation, hasText }: Chosen): boolean | null {
  if (kind === 'doc' || kind === 'docx') return false;
  return preparation === 'waiting' ? null : hasText === true;
}
