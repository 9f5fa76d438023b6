import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@wordgrove/contract/limits';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { orpc } from '#platform/api.ts';
import { isWorthRetrying } from '#platform/errors.ts';
import { useSession } from '#platform/use-session.ts';

const wordsChangeRarely = 300_000;

/** What the dictionary says of a word; nothing is asked for what can't be one. */
export const useLookUp = (word: string) =>
  useQuery(
    orpc.dictionary.lookUp.queryOptions({
      input: { word },
      staleTime: wordsChangeRarely,
      enabled: wordTrouble(word) === null,
    }),
  );

/** Words that begin with what was typed; the last ones stay until the next are here, so that the list doesn't flicker. */
export const useSuggestions = (typed: string, isWanted: boolean) =>
  useQuery(
    orpc.dictionary.suggest.queryOptions({
      input: { word: typed },
      staleTime: wordsChangeRarely,
      enabled: isWanted && wordTrouble(typed) === null,
      placeholderData: (before) => before,
      retry: false,
    }),
  );

/** Keeps a search. Sent again under the same id it is the same search. */
export const useRecordLookUp = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.dictionary.recordLookUp.mutationOptions({
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      onSuccess: () => queries.invalidateQueries({ queryKey: orpc.dictionary.history.key() }),
    }),
  );
};

/** How words stand with the student; a teacher has no memory of words here. */
export const useStandings = (keys: readonly string[]) => {
  const { role } = useSession();
  return useQuery(
    orpc.memory.states.queryOptions({
      input: { words: keys.slice(0, limits.memoryWordsMax) },
      enabled: role === 'student' && keys.length > 0,
    }),
  );
};

export const useSecondSource = (word: string) =>
  useQuery(
    orpc.dictionary.askSecondSource.queryOptions({
      input: { word },
      staleTime: limits.secondSourceCacheSeconds * 1000,
      retry: false,
    }),
  );

export const useHistory = () => useQuery(orpc.dictionary.history.queryOptions());

export const useRemoveFromHistory = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.dictionary.removeFromHistory.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: orpc.dictionary.history.key() }),
    }),
  );
};

export const useClearHistory = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.dictionary.clearHistory.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: orpc.dictionary.history.key() }),
    }),
  );
};

/** Saved words that contain `search`, the newest first, page after page. */
export const useSavedWords = (search: string) =>
  useInfiniteQuery(
    orpc.dictionary.savedWords.infiniteOptions({
      input: (page: number) => ({ search, page }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * limits.savedWordsPage < total ? pages.length + 1 : null),
      placeholderData: (before) => before,
    }),
  );

/** Whether a word is among the saved ones; undefined while that isn't known. */
export const useIsSaved = (word: string): boolean | undefined => {
  const { data } = useQuery(
    orpc.dictionary.savedWords.queryOptions({ input: { search: word, order: 'alphabet', page: 1 } }),
  );
  return data?.words.some((saved) => saved.word === word);
};

export const useSaveWord = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.dictionary.saveWord.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: orpc.dictionary.savedWords.key() }),
    }),
  );
};

export const useRemoveSavedWord = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.dictionary.removeSavedWord.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: orpc.dictionary.savedWords.key() }),
    }),
  );
};
