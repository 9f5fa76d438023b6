import type { Tx } from '#db/client.ts';
import { dictionaryHistory, dictionarySavedWords } from '#db/schema/all.ts';
import { insertMany } from './insert-many.ts';
import type { Learner } from './learner.ts';

/** The dictionary's searches and saved words. */
export async function fillWords(tx: Tx, learners: readonly Learner[]): Promise<void> {
  await insertMany(
    tx,
    dictionaryHistory,
    learners.flatMap(({ diary }) => diary.searches),
  );
  await insertMany(
    tx,
    dictionarySavedWords,
    learners.flatMap(({ diary }) => diary.savedWords),
  );
}
