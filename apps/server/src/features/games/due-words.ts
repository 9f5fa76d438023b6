import type { Language } from '@wordgrove/contract/languages';
import type { GameWord } from '@wordgrove/games/rounds';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { readKey } from './brought-word.ts';
import type { Library, Shelf } from './library.ts';
import type { WordSources } from './own-words.ts';
import { lookedUpMax, ownWords } from './own-words.ts';
import { listNotDue } from './word-store.ts';

export type DueParts = { db: Db; library: Library; sources: Pick<WordSources, 'listDue' | 'listCards' | 'senseOf'> };

export type DueWords = {
  /** Those that are due come first, longest due before the others. */
  words: readonly GameWord[];
  due: ReadonlySet<string>;
};

/** More than a round of the most items needs, even when many mean the same. */
export const wordsMax = 500;

/**
 * The words that rounds of “my due words” are made of and that the hub counts: those due longest, and while they are
 * few, others that were met after them.
 */
export async function dueWords(
  { db, library, sources }: DueParts,
  own: OwnRows,
  { reader, now }: { reader: Language; now: Date },
): Promise<DueWords> {
  const shelf = library.shelf(reader);
  const first = await sources.listDue(own, now, wordsMax);
  // Thousands of words that nobody can look up mustn't hide those that can be played.
  const isCrowded = first.length === wordsMax && playable(first, shelf).length < wordsMax;
  const due = isCrowded ? playable(await sources.listDue(own, now), shelf).slice(0, wordsMax) : first;
  const rest = due.length < wordsMax / 2 ? await listNotDue(db, own, now, wordsMax / 2) : [];
  return { words: await ownWords(sources, own, [...due, ...rest], { shelf, reader }), due: new Set(due) };
}

/** Words of the bank, and as many others as are looked up for a round. */
function playable(keys: readonly string[], shelf: Shelf): string[] {
  let strange = 0;
  return keys.filter((key) => {
    if (shelf.find(key)) return true;
    if (!readKey(key)) return false;
    strange += 1;
    return strange <= lookedUpMax;
  });
}
