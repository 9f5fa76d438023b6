import type { GameType } from '@wordgrove/contract/paths';
import type { GameFacts } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { games } from '@wordgrove/games/rounds';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Library } from './library.ts';
import { ownMaterials } from './material.ts';
import type { WordSources } from './own-words.ts';
import { lookedUpMax, ownWords } from './own-words.ts';

type Parts = { library: Library; sources: Pick<WordSources, 'listCards' | 'senseOf'> };

/**
 * Those of the words that a game played in that way has something to ask about, for students who have nothing but the
 * bank and the dictionary. Of words that the bank doesn't have only as many are looked up as for a round: of those
 * beyond nothing bad is said.
 *
 * @throws `invalid-input` for what the game doesn't offer
 */
export function listAsked({ library, sources }: Parts) {
  return async (
    own: OwnRows,
    { type, mode }: { type: GameType; mode: string },
    keys: readonly string[],
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
    const words = await ownWords({ ...sources, listCards: async () => [] }, own, keys, { shelf, reader });
    const asked = new Set(strange.slice(lookedUpMax));
    for (const made of ownMaterials({ exercises: library.written(), shelf, words })) {
      const material = { ...made(), isWanted: () => true };
      for (const { key } of game.askable(material, mode)) asked.add(key);
    }
    return asked;
  };
}
