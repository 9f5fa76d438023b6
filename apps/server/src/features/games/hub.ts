import type { HubGame } from '@wordgrove/contract/games';
import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import type { Game } from '@wordgrove/games/rounds';
import { games } from '@wordgrove/games/rounds';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import { countPlays, listBest, listOpen, listPaid, sumOfXp } from './best-store.ts';
import type { DueParts, DueWords } from './due-words.ts';
import { dueWords } from './due-words.ts';
import { levelInstead, offersOf, ownMaterials, wantedOf } from './material.ts';
import type { WordSources } from './own-words.ts';
import { promisedRound } from './promised-round.ts';

type Parts = DueParts & { clock: Clock; sources: Pick<WordSources, 'kindsOf'> };

/** Every game with its player's record in it. */
export function gameHub(parts: Parts) {
  const { db, clock } = parts;
  return async (own: OwnRows, { timeZone, language }: Pick<Caller, 'timeZone' | 'language'>) => {
    const now = clock.now();
    const types = gameTypes.filter((type) => games[type]);
    const [chosen, plays, open, paid, best] = await Promise.all([
      dueWords(parts, own, { reader: language, now }),
      countPlays(db, own),
      listOpen(db, own),
      listPaid(db, own, localDay(now, timeZone)),
      listBest(db, own, types),
    ]);
    const promise = promises(parts, language, chosen);
    return {
      games: types.map((type): HubGame => {
        const record = best.get(type);
        return {
          type,
          plays: plays.get(type) ?? 0,
          best: record ? { ...record, at: record.at.toISOString() } : null,
          ...promise(type),
          openPlay: open.get(type) ?? null,
        };
      }),
      xpToday: sumOfXp(paid),
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
