import { readKey } from '@wordgrove/content';
import type { Language } from '@wordgrove/contract/languages';
import type { GameWord } from '@wordgrove/games/rounds';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { Library, Shelf } from './library.ts';
import type { OwnWordSources, WordSources } from './own-words.ts';
import { lookedUpMax, ownWords } from './own-words.ts';
import { listNotDue } from './word-store.ts';

export type DueParts = { db: Db; library: Library; sources: OwnWordSources & Pick<WordSources, 'listDue'> };

export type DueWords = {
  /** Due words first, longest due at the top. */
  words: readonly GameWord[];
  due: ReadonlySet<string>;
};

/** More than the longest round needs, even when many words share a meaning. */
export const wordsMax = 500;

/**
 * The words for rounds of “my due words”, which the hub counts too: the longest due, then, while those are few, others
 * that the student has met.
 */
export async function dueWords(
  { db, library, sources }: DueParts,
  own: OwnRows,
  { reader, now }: { reader: Language; now: Date },
): Promise<DueWords> {
  const shelf = library.shelf(reader);
  const first = await sources.listDue(own, now, wordsMax);
  // Thousands of words without an entry mustn't crowd out the ones that can be played.
  const isCrowded = first.length === wordsMax && playable(first, shelf).length < wordsMax;
  const due = isCrowded ? playable(await sources.listDue(own, now), shelf).slice(0, wordsMax) : first;
  const rest = due.length < wordsMax / 2 ? await listNotDue(db, own, now, wordsMax / 2) : [];
  return { words: await ownWords(sources, own, [...due, ...rest], { shelf, reader }), due: new Set(due) };
}

/** Words of the bank, and others up to the number a round may look up. */
function playable(keys: readonly string[], shelf: Shelf): string[] {
  let strange = 0;
  return keys.filter((key) => {
    if (shelf.find(key)) return true;
    if (!readKey(key)) return false;
    strange += 1;
    return strange <= lookedUpMax;
  });
}
