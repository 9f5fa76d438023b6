import { readKey } from '@wordgrove/content';
import type { Language } from '@wordgrove/contract/languages';
import type { GameWord } from '@wordgrove/games/rounds';
import type { OwnRows } from '#http/context.ts';
import { fewDue } from './due-store.ts';
import type { Library, Shelf } from './library.ts';
import type { MetByReader, OwnWordSources, WordSources } from './own-words.ts';
import { lookedUpMax, ownWords } from './own-words.ts';

export type DueParts = { library: Library; sources: OwnWordSources & Pick<WordSources, 'readMet'> };

export type DueWords = {
  /** Due words first, longest due at the top. */
  words: readonly GameWord[];
  due: ReadonlySet<string>;
};

/** More than the longest round needs, even when many words share a meaning. */
export const wordsMax = 2 * fewDue;

/**
 * The words for rounds of “my due words”, which the hub counts too: the longest due, then, while those are few, others
 * that the student has met.
 *
 * @param met what `readMet` says of `wordsMax` words, where that was read already
 */
export async function dueWords(
  { library, sources }: DueParts,
  own: OwnRows,
  { reader, now }: { reader: Language; now: Date },
  met?: MetByReader,
): Promise<DueWords> {
  const shelf = library.shelf(reader);
  const first = met ?? (await sources.readMet(own, now, wordsMax));
  // Thousands of words without an entry mustn't crowd out the ones that can be played. Only then all are read, with one
  // statement more than a read of the day may take: only the bank knows which words it has.
  const isCrowded = first.due.length === wordsMax && playable(first.due, shelf).length < wordsMax;
  const { due: found, others, level } = isCrowded ? await sources.readMet(own, now, null) : first;
  const due = isCrowded ? playable(found, shelf).slice(0, wordsMax) : found;
  const keys = due.length < fewDue ? [...due, ...others] : due;
  return { words: await ownWords(sources, own, keys, { shelf, reader, level }), due: new Set(due) };
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
