import type { GameType } from '@wordgrove/contract/paths';
import type { GameFacts } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { games } from '@wordgrove/games/rounds';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { WordCard } from '#platform/round-source.ts';
import type { Library } from './library.ts';
import { ownMaterials } from './material.ts';
import type { OwnWordSources, WordSources } from './own-words.ts';
import { lookedUpMax, ownWords } from './own-words.ts';

type Parts = { library: Library; sources: OwnWordSources & Pick<WordSources, 'kindsOf'> };

/**
 * Finds the listed words that a game and mode can ask about, for students who have only the bank and the dictionary.
 * Words outside the bank beyond the number a round looks up pass unchecked.
 *
 * @param cards those that the words were chosen from, if any
 * @throws `invalid-input` for a mode the game doesn't offer
 */
export function listAsked({ library, sources }: Parts) {
  return async (
    own: OwnRows,
    { type, mode }: { type: GameType; mode: string },
    keys: readonly string[],
    cards: readonly WordCard[] = [],
  ): Promise<ReadonlySet<string>> => {
    const game = games[type];
    const {
      modes,
      translatedModes,
    }: Record<'modes' | 'translatedModes', readonly string[]> & Pick<GameFacts, 'items'> = gameFacts[type];
    if (!game || !modes.includes(mode)) throw failures.invalidInput([{ path: 'mode', problem: 'unknown-mode' }]);
    const reader = translatedModes.includes(mode) ? 'tr' : 'en';
    const shelf = library.shelf(reader);
    const strange = keys.filter((key) => !shelf.find(key));
    const words = await ownWords(sources, own, keys, { shelf, reader, given: cards });
    const asked = new Set(strange.slice(lookedUpMax));
    for (const made of ownMaterials({ exercises: library.written(), shelf, words, kindsOf: sources.kindsOf })) {
      const material = { ...made(), isWanted: () => true };
      for (const { key } of game.askable(material, mode)) asked.add(key);
    }
    return asked;
  };
}
