import type { QueryKey } from '@tanstack/react-query';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { limits } from '@wordgrove/contract/limits';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { client, orpc, queryClient } from '#platform/api.ts';
import { isWorthRetrying } from '#platform/errors.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';
import { useSession } from '#platform/use-session.ts';
import { saveOrKeep } from './words-outbox.ts';

const wordsChangeRarely = 300_000;

/** The queries that every change updates itself: everything else stays as it was. */
const context = { updates: [orpc.dictionary.key()] };

/** A call that is waited for until the list has changed, too. */
const refetch = (queryKey: QueryKey) => queryClient.invalidateQueries({ queryKey });

const refetchHistory = () => refetch(orpc.dictionary.history.key());

const entryOf = (word: string) =>
  orpc.dictionary.lookUp.queryOptions({ input: { word }, staleTime: wordsChangeRarely });

/** What the dictionary says about a word; nothing is requested for what can't be one. */
export const useLookUp = (word: string) => useQuery({ ...entryOf(word), enabled: wordTrouble(word) === null });

/** As long as nobody feels it: an entry that comes later is waited for on the screen. */
const unfeltMs = 100;

/** Requests what the dictionary says about a word, for somebody who looks it up, and waits for a moment until it is there. */
export async function prepareEntry(word: string): Promise<void> {
  if (wordTrouble(word) !== null) return;
  const moment = new Promise((resolve) => setTimeout(resolve, unfeltMs));
  await Promise.race([queryClient.prefetchQuery(entryOf(word)), moment]);
}

/**
 * Words that begin with what was typed; the previous ones stay until the next arrive, so that the list doesn't flicker.
 */
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

/** Records a search. Sent again under the same id, it is the same search. */
export const useRecordLookUp = () =>
  useMutation(
    orpc.dictionary.recordLookUp.mutationOptions({
      context: { updates: [...context.updates, boardsKey] },
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      onSuccess: ({ tasks }) => {
        showMovedTasks(tasks);
        return refetchHistory();
      },
    }),
  );

/** The student's standing with words; a teacher has no memory of words here. */
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

export const useRemoveFromHistory = () =>
  useMutation(orpc.dictionary.removeFromHistory.mutationOptions({ context, onSettled: refetchHistory }));

export const useClearHistory = () =>
  useMutation(orpc.dictionary.clearHistory.mutationOptions({ context, onSettled: refetchHistory }));

/** Saved words that contain `search`, newest first, page by page. */
export const useSavedWords = (search: string) =>
  useInfiniteQuery(
    orpc.dictionary.savedWords.infiniteOptions({
      input: (page: number) => ({ search, page }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * limits.savedWordsPage < total ? pages.length + 1 : null),
      placeholderData: (before) => before,
    }),
  );

/** Which of some words are saved, in the spelling of saved words; undefined until that is known. */
export const useSavedAmong = (words: readonly string[]): ReadonlySet<string> | undefined => {
  const among = words.filter((word) => wordTrouble(word) === null).slice(0, limits.savedWordsPage);
  const { data } = useQuery(orpc.dictionary.savedWords.queryOptions({ input: { among }, enabled: among.length > 0 }));
  return data && new Set(data.words.map(({ word }) => word));
};

const savedChange = { context, onSettled: () => refetch(orpc.dictionary.savedWords.key()) };

/** Answers whether the word is saved already; without a network it is kept until there is one. */
export const useSaveWord = () => {
  const uid = useSession().user?.uid;
  return useMutation({ mutationFn: (word: string) => saveOrKeep(word, uid), onSettled: savedChange.onSettled });
};

export const useRemoveSavedWord = () => useMutation(orpc.dictionary.removeSavedWord.mutationOptions(savedChange));

/** Saves or removes several words one after the other, stopping at the first that fails. */
const useOneByOne = <Answer>(call: (word: string) => Promise<Answer>) =>
  useMutation({
    mutationFn: async (words: readonly string[]) => {
      const answers: Answer[] = [];
      for (const word of words) answers.push(await call(word));
      return answers;
    },
    onSettled: savedChange.onSettled,
  });

export const useSaveWords = () => {
  const uid = useSession().user?.uid;
  return useOneByOne((word) => saveOrKeep(word, uid));
};

export const useRemoveSavedWords = () => useOneByOne((word) => client.dictionary.removeSavedWord({ word }));
