import type { GameWish } from '@wordgrove/contract/games';
import type { Level } from '@wordgrove/contract/levels';
import { gameFacts, shuffled } from '@wordgrove/games';
import type { GameWord, Material, Random, Written } from '@wordgrove/games/rounds';
import { openLibrary, writtenFor } from '#features/games/library.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { Learner } from './learner.ts';

const library = openLibrary(openContent);
const written = new Map<Level, Written>();

function writtenAt(level: Level): Written {
  const known = written.get(level) ?? writtenFor(library.written(), { levels: new Set([level]) });
  written.set(level, known);
  return known;
}

/**
 * The product's material for the round: due and met words, a teacher's list, or a level's words with the due ones
 * first.
 */
export function materialFor(
  { language, level, memories }: Pick<Learner, 'language' | 'level' | 'memories'>,
  wish: GameWish,
  { now, random, listed }: { now: Date; random: Random; listed: readonly string[] | null },
): Material {
  const shelf = library.shelf(language);
  const met = [...memories]
    .filter(([word]) => shelf.find(word))
    .sort(([, one], [, other]) => one.due.getTime() - other.due.getTime());
  const isDue = new Set(met.flatMap(([word, { lastReview, due }]) => (lastReview && due <= now ? word : [])));
  const shared = { pool: shelf.pool, written: writtenAt(level) };
  if (listed) {
    const words = shuffled(listed, random).flatMap((key): GameWord | GameWord[] => shelf.find(key) ?? []);
    return { ...shared, words, isWanted: () => true };
  }
  if (wish.source.kind !== 'due') {
    const words = shuffled(shelf.at(level, null), random).sort(
      (one, other) => Number(isDue.has(other.key)) - Number(isDue.has(one.key)),
    );
    return { ...shared, words, isWanted: (key) => isDue.has(key) };
  }
  const keys = met.map(([word]) => word);
  const wanted = isDue.size >= gameFacts[wish.type].items.least ? isDue : new Set(keys);
  const ordered = [...keys.filter((key) => isDue.has(key)), ...keys.filter((key) => !isDue.has(key))];
  const words = ordered.flatMap((key): GameWord | GameWord[] => shelf.find(key) ?? []);
  return { ...shared, words, isWanted: (key) => wanted.has(key) };
}
