import type { GameWish } from '@wordgrove/contract/games';
import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import { shuffled } from '@wordgrove/games';
import { gamesFor, pieceItems } from '@wordgrove/games/play-now';
import { seeded } from '@wordgrove/games/rounds';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Made, RoundParts } from './make-round.ts';
import { roundFrom } from './make-round.ts';
import { listDueStates } from './word-store.ts';

type Player = Pick<Caller, 'language'>;

type Asked = { kind: 'recall' | 'meet'; words: readonly string[]; source: GameWish['source'] };

/**
 * A round about these words and no others, in the first game of the turn that can ask at least two of them; null when
 * none can.
 */
export async function nowRound(
  parts: RoundParts,
  own: OwnRows,
  player: Player,
  turn: number,
  { kind, words, source }: Asked,
): Promise<Made | null> {
  const material = { kind: 'words', words, asked: new Map<string, number>() } as const;
  for (const { type, mode } of gamesFor(kind, turn, player.language !== 'en')) {
    const make = (items: number) => {
      const wish: GameWish = { type, mode, source, items, timer: 'none', canHear: false };
      return roundFrom(parts, own, player, { wish, material, attempt: null, isTest: false });
    };
    const made = await make(Math.min(words.length, pieceItems));
    if (!('shortage' in made)) return made;
    const fewer = made.have >= 2 ? await make(made.have) : made;
    if (!('shortage' in fewer)) return fewer;
  }
  return null;
}

/** Enough that a pair of words with one meaning leaves enough others. */
const offered = 2 * pieceItems;
/** Of a level's words, as many as are looked up for some that are new. */
const lookedAt = 10 * pieceItems;

/**
 * Words that the student has never answered, of the level the student works at, or else of the next ones; null when
 * too few are left.
 */
export async function newWords(
  { db, library, sources, clock, random }: RoundParts,
  own: OwnRows,
  { language }: Player,
  except: ReadonlySet<string>,
): Promise<{ words: string[]; level: Level } | null> {
  const from = levels.indexOf((await sources.levelOf(own)) ?? 'A1');
  const chance = seeded(Buffer.from(random.bytes(4)).readInt32LE());
  for (const level of levels.slice(from)) {
    const keys = library
      .shelf(language)
      .at(level, null)
      .map(({ key }) => key);
    const some = shuffled(
      keys.filter((key) => !except.has(key)),
      chance,
    ).slice(0, lookedAt);
    const states = await listDueStates(db, own, some, clock.now());
    const words = some.filter((key) => states.get(key) === 'new').slice(0, offered);
    if (words.length >= pieceItems) return { words, level };
  }
  return null;
}
