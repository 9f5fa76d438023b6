import type { OpenQuestion, OpenRound, TestAnswer } from '@wordgrove/contract/game-test-fields';
import type { ItemResult, Play, Round, Timed } from './play.ts';
import { playThrough } from './play-through.ts';
import { seeded, shuffled } from './random.ts';

/** How a game is set as a test: what is shown of a round, and the results of one question. */
export type TestForm<R extends Round> = {
  /** The round as it is shown, in which nothing depends on what is right. */
  open: (round: R) => OpenRound;
  /** The results of the question at an index, one or more, for the answer given; null without one. */
  results: (round: R, question: number, answer: TestAnswer | null) => readonly ItemResult[];
};

/** A round of questions without a bank or a passage. */
export function questionsOnly(questions: OpenQuestion[]): OpenRound {
  return { questions, bank: [], passage: null };
}

/** The results of a round, usually of one item, after these moves. */
export function resultsAfter<R extends Round, Board, Move extends Timed>(
  play: Play<R, Board, Move>,
  round: R,
  moves: readonly unknown[],
): readonly ItemResult[] {
  return playThrough(play, round, moves).score.items;
}

/** A result that counts as a wrong answer, for one that practice would ask again about. */
export function wrong(result: ItemResult, given: string): ItemResult {
  return { ...result, given, isRight: false, points: 0 };
}

/**
 * The order in which texts are shown, as indices: the same for the same texts, however they are stored, so that it
 * can't depend on what is right.
 */
export function shownOrder(texts: readonly string[]): number[] {
  const sorted = texts.map((_, place) => place).sort((one, other) => compare(texts[one] ?? '', texts[other] ?? ''));
  const seed = [...sorted.map((place) => texts[place]).join(' ')].reduce(
    (sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0,
    7,
  );
  return shuffled(sorted, seeded(seed));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What is at these indices; undefined for an index out of range. */
export function pickAll<Item>(items: readonly Item[], indices: readonly number[]): Item[] {
  return indices.flatMap((index) => items[index] ?? []);
}
