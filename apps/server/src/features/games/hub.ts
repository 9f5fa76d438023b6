import type { HubGame } from '@wordgrove/contract/games';
import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import type { Game } from '@wordgrove/games/rounds';
import { games } from '@wordgrove/games/rounds';
import type { Shapes } from '#db/statement.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import type { DueParts, DueWords } from './due-words.ts';
import { dueWords, wordsMax } from './due-words.ts';
import type { records } from './hub-store.ts';
import { levelInstead, offersOf, ownMaterials, wantedOf } from './material.ts';
import type { MetByReader, WordSources } from './own-words.ts';
import { promisedRound } from './promised-round.ts';

type Wish = { day: string; now: Date; most: number; types: readonly GameType[] };

/** The player's records, with what `readMet` says. */
export type ReadHub = (own: OwnRows, wish: Wish) => Promise<Shapes<typeof records> & { met: MetByReader }>;

type Parts = DueParts & { clock: Clock; sources: Pick<WordSources, 'kindsOf'>; readHub: ReadHub };

/** Every game with its player's record in it. */
export function gameHub(parts: Parts) {
  const { clock, readHub } = parts;
  return async (own: OwnRows, { timeZone, language }: Pick<Caller, 'timeZone' | 'language'>) => {
    const now = clock.now();
    const types = gameTypes.filter((type) => games[type]);
    const wish = { day: localDay(now, timeZone), now, most: wordsMax, types };
    const { met, plays, open, xpToday, best } = await readHub(own, wish);
    const promise = promises(parts, language, await dueWords(parts, own, { reader: language, now }, met));
    return {
      games: types.map((type): HubGame => {
        const record = best.get(type);
        return {
          type,
          plays: plays[type] ?? 0,
          best: record ? { ...record, at: record.at.toISOString() } : null,
          ...promise(type),
          openPlay: open[type] ?? null,
        };
      }),
      xpToday,
      xpLimit: limits.gameXpPerDay,
    };
  };
}

/** What each game can make of the due words with its usual choices: the same round that a start falls back on. */
function promises({ library, sources: { kindsOf } }: Parts, reader: Language, chosen: DueWords) {
  const shelf = library.shelf(reader);
  const materials = ownMaterials({ exercises: library.written(), shelf, words: chosen.words, kindsOf });
  return (type: GameType): Pick<HubGame, 'dueWords' | 'shortage'> => {
    const facts = gameFacts[type];
    const game: Game | undefined = games[type];
    if (!game) throw new RangeError(`there is no game ${type}`);
    const [mode] = facts.modes;
    const offers = offersOf(materials, wantedOf(chosen, facts.items.least), facts.items.usual);
    const { made, material } = promisedRound(game, offers, { mode, canHear: false }, facts);
    const words = game.askable(material, mode).filter(({ key }) => chosen.due.has(key)).length;
    if (!('shortage' in made)) return { dueWords: words, shortage: null };
    const shortage = { ...made, level: levelInstead(chosen.words) };
    return { dueWords: Math.min(words, made.have), shortage };
  };
}
