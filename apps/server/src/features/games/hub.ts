import type { HubGame } from '@wordgrove/contract/games';
import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import type { Touching, Written } from '@wordgrove/games/rounds';
import { games } from '@wordgrove/games/rounds';
import type { Db } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import { countPlays, findBest, listOpen, listPaid, sumOfXp } from './best-store.ts';
import { readKey } from './brought-word.ts';
import type { Library } from './library.ts';
import type { WordSources } from './own-words.ts';
import { listDue } from './word-store.ts';

type Parts = { db: Db; clock: Clock; library: Library; sources: Pick<WordSources, 'isWord'> };

/** The exercises that the games without words of their own are made of. */
const exercisesOf: Partial<Record<GameType, readonly (keyof Written)[]>> = {
  'word-ordering': ['sentences'],
  'group-ranking': ['groupSets', 'scales'],
  reading: ['passages'],
};

/** Each game with how its player stands. */
export function gameHub({ db, clock, library, sources }: Parts) {
  const touched = touchedBy(library);
  return async (own: OwnRows, { timeZone, language }: Pick<Caller, 'timeZone' | 'language'>) => {
    const now = clock.now();
    const types = gameTypes.filter((type) => games[type]);
    const [due, plays, open, paid, ...best] = await Promise.all([
      listDue(db, own, now),
      countPlays(db, own),
      listOpen(db, own),
      listPaid(db, own, localDay(now, timeZone)),
      ...types.map((type) => findBest(db, own, type)),
    ]);
    const { find } = library.shelf(language);
    const isPlayable = (key: string) => {
      const read = readKey(key);
      return find(key) !== undefined || (read !== null && sources.isWord(read.lemma, read.pos));
    };
    const words = due.filter(isPlayable).length;
    return {
      games: types.map((type, place): HubGame => {
        const record = best[place];
        const exercises = exercisesOf[type];
        return {
          type,
          plays: plays.get(type) ?? 0,
          best: record ? { ...record, at: record.at.toISOString() } : null,
          dueWords: exercises ? due.filter((key) => touched(type, exercises).has(key)).length : words,
          openPlay: open.get(type) ?? null,
        };
      }),
      xpToday: sumOfXp(paid),
      xpLimit: limits.gameXpPerDay,
    };
  };
}

/** The memories that a written game's exercises touch, gathered once. */
function touchedBy(library: Library) {
  const known = new Map<GameType, ReadonlySet<string>>();
  return (type: GameType, kinds: readonly (keyof Written)[]): ReadonlySet<string> => {
    const gathered = known.get(type);
    if (gathered) return gathered;
    const lists: readonly (readonly Touching<unknown>[])[] = kinds.map((kind) => library.written()[kind]);
    const keys = new Set(lists.flatMap((list) => list.flatMap((each) => each.keys)));
    known.set(type, keys);
    return keys;
  };
}
