import { dayMs } from '@wordgrove/contract/days';
import type { GameWish } from '@wordgrove/contract/games';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '#db/client.ts';
import type { NewEvidence } from '#features/memory/service.ts';
import type { OwnRows } from '#http/context.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { openMemory } from '#testing/learner.ts';
import type { Answer } from '#testing/visitor.ts';

type QuizItem = { id: string; right: number; why: string; word: string | null };
export type QuizMove = { at: number; item: string; choice: number };

/** Ten questions on A1 words. */
const quizWish: GameWish = {
  type: 'quiz',
  source: { kind: 'level', level: 'A1' },
  items: 10,
  mode: 'mixed',
  timer: 'none',
  canHear: false,
};

export type StartedQuiz = { id: string; items: QuizItem[] };

export function start({ visitor }: Person, wish: Partial<GameWish> = {}, id = uuid()): Promise<Answer> {
  return visitor.post('/games/plays', { id, ...quizWish, ...wish });
}

/** Starts a quiz; throws when that fails. */
export async function startQuiz(person: Person, wish: Partial<GameWish> = {}): Promise<StartedQuiz> {
  const { status, body } = await start(person, wish);
  if (status !== 201) throw new Error(`starting answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.id, items: itemsOf(body.round) };
}

export function itemsOf({ items }: { items: QuizItem[] }): QuizItem[] {
  return items;
}

const secondsPerMove = 8;

/** One answer per item, right except at the given indices. */
export function movesFor(items: readonly QuizItem[], wrong: readonly number[] = []): QuizMove[] {
  return items.map(({ id, right }, place) => ({
    at: 1000 * secondsPerMove * (place + 1),
    item: id,
    choice: wrong.includes(place) ? (right + 1) % 4 : right,
  }));
}

export const finish = ({ visitor }: Person, id: string, moves: readonly unknown[], more: object = {}) =>
  visitor.post(`/games/plays/${id}/finish`, { from: 0, moves, ...more });

/** A complete quiz, at reading pace. */
export async function playQuiz(
  app: TestApp,
  person: Person,
  { wrong = [], ...wish }: Partial<GameWish> & { wrong?: readonly number[] } = {},
): Promise<StartedQuiz & { result: Answer }> {
  const quiz = await startQuiz(person, wish);
  app.clock.advance(1000 * secondsPerMove * (quiz.items.length + 1));
  return { ...quiz, result: await finish(person, quiz.id, movesFor(quiz.items, wrong)) };
}

/** Words first recalled that many days ago, and so due ten minutes later. */
export async function recall(
  { db, clock }: TestApp,
  { id }: Person,
  daysAgo: number,
  words: readonly string[],
  more: Partial<NewEvidence> = {},
): Promise<void> {
  const then = new Date(clock.now().getTime() - daysAgo * dayMs);
  const events = words.map(
    (word): NewEvidence => ({
      // Of its time, as a device makes it: what a session was is told by the ids, too.
      id: uuid({ msecs: then.getTime() }),
      word,
      activity: 'card',
      task: 'recalled',
      passed: true,
      occurredAt: then,
      ...more,
    }),
  );
  await inTransaction(db, (tx) => openMemory(db).recordEvidence(tx, { userId: id } as OwnRows, events, then));
}

/** The places of the tiles that spell the answer. */
export function orderOf(tiles: readonly string[], answer: string): number[] {
  const left = [...tiles];
  return [...answer].map((letter) => {
    const place = left.indexOf(letter);
    // Each tile is used once.
    left[place] = '';
    return place;
  });
}

export type AnyItem = Record<'id' | 'word' | 'answer', string> & { tiles: string[]; answers: string[]; right: number };
export type AnyPlay = { id: string; wish: Pick<GameWish, 'type'>; round: { items: AnyItem[] } };

/** Every item of any game right at the first try, at reading pace. */
export function movesRight({ wish: { type }, round: { items } }: AnyPlay): object[] {
  return items.map((item, n) => {
    const at = 1000 * secondsPerMove * (n + 1);
    if (type === 'anagram') return { at, item: item.id, order: orderOf(item.tiles, item.answer) };
    if (type === 'quiz') return { at, item: item.id, choice: item.right };
    if (type === 'word-match') return { at, word: item.id, meaning: item.id };
    return { at, item: item.id, text: item.answers[0] };
  });
}
