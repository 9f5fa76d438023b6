import { limits } from '@wordgrove/contract/limits';
import type { Needs } from '@wordgrove/games/play-now';
import { gamesFor, pieceItems, piecesAt } from '@wordgrove/games/play-now';
import type { Course } from './course.ts';
import { instant } from './course.ts';
import { answerItem, chooseGame, chooseWords, itemTakes, pairing, recalling } from './play.ts';
import { retrievability } from './product-memory.ts';
import { answerCard, answerTakes, dueTime, dueWords, patience } from './review-cards.ts';

export const budget = limits.nowSeconds / 86_400;

/** What a day's five minutes are spent on; returns the time they took, in days. `supply`: the words on cards by now. */
export type Day = (course: Course, startsAt: number, supply: number) => number;

/** Due cards, the longest due first, then new ones, until the time is over. */
export const cardsOnly: Day = (course, startsAt, supply) =>
  reviewFor(course, startsAt, supply, { most: budget, waits: true });

/** The same without the cards that come back some minutes later. */
export const cardsOnce: Day = (course, startsAt, supply) =>
  reviewFor(course, startsAt, supply, { most: budget, waits: false });

function reviewFor(
  course: Course,
  startsAt: number,
  supply: number,
  { most, waits }: { most: number; waits: boolean },
) {
  let used = 0;
  let waited = 0;
  const again = new Set<number>();
  const show = (word: number) => {
    answerCard(course, word, startsAt + used + waited);
    used += answerTakes;
    const comesSoon = dueTime(course, word) <= instant(startsAt + used + waited + 1 / 24).getTime();
    if (comesSoon) again.add(word);
    else again.delete(word);
  };
  const byDue = (one: number, other: number) => dueTime(course, one) - dueTime(course, other);
  for (const word of dueWords(course, startsAt)
    .filter((each) => each < supply)
    .sort(byDue))
    if (used < most) show(word);
  for (const word of freshWords(course, supply)) if (used < most) show(word);
  while (waits && again.size > 0 && used < most) {
    const [next] = [...again].sort(byDue);
    if (next === undefined) break;
    const wait = (dueTime(course, next) - instant(startsAt + used + waited).getTime()) / 86_400_000;
    if (wait > patience) break;
    waited += Math.max(0, wait);
    show(next);
  }
  return used;
}

/** Half of the time cards, then rounds of any game, with the words that games choose by themselves. */
export const randomly: Day = (course, startsAt, supply) => {
  let used = reviewFor(course, startsAt, supply, { most: budget / 2, waits: true });
  while (used < budget) {
    const item = chooseGame(course);
    for (const [turn, word] of chooseWords({ ...course, introduced: supply }, startsAt + used).entries()) {
      if (used >= budget) break;
      const asked = item(turn);
      if (asked) answerItem(course, word, startsAt + used, asked);
      used += itemTakes;
    }
  }
  return used;
};

/** The pieces of Play now, chosen by the product's own rules. */
export const playNow: Day = (course, startsAt, supply) => {
  const met = new Map<number, number>();
  const learned = new Set<number>();
  let cardsInRow = 0;
  let hasMetNew = false;
  let used = 0;
  for (let place = 0; place < limits.nowPieces && used < budget; place += 1) {
    const unasked = [...learned].filter((word) => !met.has(word)).map(String);
    const words = needsOf(course, startsAt + used, supply, met);
    const [piece] = piecesAt(place, { ...words, learned: unasked, cardsInRow, hasMetNew });
    cardsInRow = piece?.kind === 'cards' ? cardsInRow + 1 : 0;
    if (piece?.kind === 'cards') {
      for (const word of piece.words) {
        answerCard(course, Number(word), startsAt + used);
        learned.add(Number(word));
        used += answerTakes;
      }
      continue;
    }
    if (!piece) break;
    const isRecalled = piece.kind === 'recall';
    hasMetNew ||= !isRecalled;
    const asked = isRecalled ? piece.words.map(Number) : newWords(course, supply, met);
    const [game] = gamesFor('recall', Math.floor(place / 2) + Math.floor(startsAt), false);
    const pairs = pairing(course.world);
    for (const [turn, word] of asked.entries()) {
      const item = isRecalled ? recalling[game?.type === 'anagram' ? 'anagram' : 'fill-blanks'] : pairs(turn);
      if (item) answerItem(course, word, startsAt + used, item);
      met.set(word, (met.get(word) ?? 0) + 1);
      used += itemTakes;
    }
  }
  return used;
};

type Words = Pick<Needs, 'cards' | 'fresh' | 'words' | 'met'>;

function needsOf(course: Course, at: number, supply: number, met: ReadonlyMap<number, number>): Words {
  const { memories } = course;
  const words = dueWords(course, at).map((word) => ({
    word: String(word),
    chance: retrievability(memories.get(word) ?? null, instant(at)) ?? 0,
  }));
  return {
    cards: words.filter(({ word }) => Number(word) < supply),
    fresh: freshWords(course, supply).slice(0, pieceItems).map(String),
    words,
    met: [...met].flatMap(([word, times]) => (times === 1 && !memories.get(word)?.lastReview ? String(word) : [])),
  };
}

/** The words on cards that were never graded, in their order. */
function freshWords({ memories }: Course, supply: number): number[] {
  return Array.from({ length: supply }, (_, word) => word).filter((word) => !memories.get(word)?.lastReview);
}

/** Words of the level that are on no card. */
function newWords(
  { difficulties, memories, chance }: Course,
  supply: number,
  met: ReadonlyMap<number, number>,
): number[] {
  const some = new Set<number>();
  while (some.size < pieceItems) {
    const word = supply + chance.below(difficulties.length - supply);
    if (!memories.get(word)?.lastReview && !met.has(word)) some.add(word);
  }
  return [...some];
}
