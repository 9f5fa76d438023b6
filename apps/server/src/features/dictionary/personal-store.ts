import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import { dictionaryCalls, dictionaryHistory, dictionarySavedWords } from '#db/schema/dictionary.ts';

/** A person's searches and saved words. */
export async function exportDictionary(on: Db | Tx, userId: string) {
  const own = ownRows(on, { userId });
  const [calls] = await own(dictionaryCalls);
  return {
    savedWords: await own(dictionarySavedWords, 'savedAt', 'word'),
    dictionarySearches: await own(dictionaryHistory, 'searchedAt', 'id'),
    secondDictionaryCalls: calls?.calledAt ?? [],
  };
}
