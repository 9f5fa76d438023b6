import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClassFit, Pdf } from '@wordgrove/contract/pdfs';
import { orpc } from '#platform/api.ts';
import { onEditConflict } from '#platform/changes.ts';

/** The queries that every change of a text updates itself. */
const context = { updates: [orpc.pdfs.list.key(), orpc.pdfs.one.key()] };

/** The teacher's open classes, and the ids of the archived ones. */
export const useOpenClasses = () => {
  const query = useQuery(orpc.classes.list.queryOptions());
  const archived = query.data?.filter(({ archivedAt }) => archivedAt !== null).map(({ id }) => id);
  return {
    ...query,
    open: query.data?.filter(({ archivedAt }) => archivedAt === null),
    archivedIds: new Set(archived),
  };
};

/** The teacher's texts, newest first, page by page. */
export const useOwnTexts = (isArchived: boolean) =>
  useInfiniteQuery(
    orpc.pdfs.list.infiniteOptions({
      input: (before: string | undefined) => ({ before, isArchived }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
  );

/** What other teachers gave to classes that the reader teaches too, page by page. */
export const useColleaguesTexts = () =>
  useInfiniteQuery(
    orpc.pdfs.ofColleagues.infiniteOptions({
      input: (page: number) => ({ page }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
    }),
  );

export const useOwnText = (id: string) => useQuery(orpc.pdfs.one.queryOptions({ input: { id } }));

/** How much of a text a class knows. Another class keeps what is there until its own answer has come. */
export const useClassFit = (id: string, classId: string) =>
  useQuery(orpc.pdfs.fit.queryOptions({ input: { id, classId }, placeholderData: keepPreviousData }));

export const useReaders = (id: string, classId: string) =>
  useQuery(orpc.pdfs.readers.queryOptions({ input: { id, classId }, placeholderData: keepPreviousData }));

/** A few pages with how many looked up each word, from a page on. */
export const useHeat = (id: string, classId: string, from: number) =>
  useQuery(orpc.pdfs.heat.queryOptions({ input: { id, classId, from }, placeholderData: keepPreviousData }));

/** Shows a text as the server answered it, and refetches the lists. */
function useShow(): (text: Pdf) => void {
  const queries = useQueryClient();
  return (text) => {
    queries.setQueryData(orpc.pdfs.one.queryKey({ input: { id: text.id } }), text);
    void queries.invalidateQueries({ queryKey: orpc.pdfs.list.key() });
  };
}

export const usePaste = () => {
  const onSuccess = useShow();
  return useMutation(orpc.pdfs.paste.mutationOptions({ context, onSuccess }));
};

/** `onConflict` gets the text as another screen has saved it meanwhile. */
export const useEditText = (onConflict: (current: Pdf) => void) => {
  const onSuccess = useShow();
  return useMutation(orpc.pdfs.edit.mutationOptions({ context, onSuccess, onError: onEditConflict(onConflict) }));
};

export const useArchiveText = () => {
  const onSuccess = useShow();
  return useMutation(orpc.pdfs.archive.mutationOptions({ context, onSuccess }));
};

export const useRemoveText = () => {
  const queries = useQueryClient();
  const onSuccess = () => void queries.invalidateQueries({ queryKey: orpc.pdfs.list.key() });
  return useMutation(orpc.pdfs.remove.mutationOptions({ context, onSuccess }));
};

/** The fit measured anew, with the pack in it. */
export const usePreTeach = () => {
  const queries = useQueryClient();
  type Of = { id: string; classId: string };
  const show = (fit: ClassFit, { id, classId }: Of) =>
    queries.setQueryData(orpc.pdfs.fit.queryKey({ input: { id, classId } }), fit);
  const onSuccess = (fit: ClassFit, of: Of) => {
    show(fit, of);
    void queries.invalidateQueries({ queryKey: orpc.flashcards.decks.key() });
  };
  // Another screen has made a pack: here is the fit with it.
  const onError = (error: unknown, of: Of) => onEditConflict<ClassFit>((fit) => show(fit, of))(error);
  return useMutation(orpc.pdfs.preTeach.mutationOptions({ onSuccess, onError }));
};
