import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { dictionaryCalls, dictionaryHistory, dictionarySavedWords } from '#db/schema/dictionary.ts';

/** A person's searches and saved words. */
export async function exportDictionary(on: Db | Tx, userId: string) {
  const savedWords = await on
    .select({ word: dictionarySavedWords.word, savedAt: dictionarySavedWords.savedAt })
    .from(dictionarySavedWords)
    .where(eq(dictionarySavedWords.userId, userId))
    .orderBy(asc(dictionarySavedWords.savedAt), asc(dictionarySavedWords.word));
  const dictionarySearches = await on
    .select({
      id: dictionaryHistory.id,
      word: dictionaryHistory.word,
      isFound: dictionaryHistory.isFound,
      searchedAt: dictionaryHistory.searchedAt,
    })
    .from(dictionaryHistory)
    .where(eq(dictionaryHistory.userId, userId))
    .orderBy(asc(dictionaryHistory.searchedAt), asc(dictionaryHistory.id));
  const [calls] = await on
    .select({ calledAt: dictionaryCalls.calledAt })
    .from(dictionaryCalls)
    .where(eq(dictionaryCalls.userId, userId));
  return { savedWords, dictionarySearches, secondDictionaryCalls: calls?.calledAt ?? [] };
}
