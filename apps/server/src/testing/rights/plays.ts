import type { GameWish } from '@wordgrove/contract/games';
import { v7 as uuid } from 'uuid';
import { gameAnswers, gamePlays } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Who } from './askers.ts';

/** A play in progress and a finished one. */
export type PlaysOfOne = { owner: Who; openId: string; finishedId: string };

export const quizWish = {
  type: 'quiz',
  source: { kind: 'level', level: 'A1' },
  items: 4,
  mode: 'mixed',
  timer: 'none',
  canHear: false,
} as const satisfies GameWish;

const asked = ['school', 'week', 'family', 'kitchen'] as const;

export const quizItems = asked.map((lemma) => ({
  id: `${lemma}:noun`,
  kind: 'definition',
  prompt: `What is a ${lemma}?`,
  options: [lemma, 'spoon', 'cloud', 'idea'],
  right: 0,
  why: `${lemma}.`,
  word: `${lemma}:noun`,
}));

/** Answers the first question correctly. */
export const firstMove = { at: 5000, item: 'school:noun', choice: 0 };

export async function fillPlays({ db, clock }: TestApp, who: Who, studentId: string): Promise<PlaysOfOne> {
  const startedAt = clock.now();
  const plays: PlaysOfOne = { owner: who, openId: uuid(), finishedId: uuid() };
  const play = { studentId, type: 'quiz', wish: quizWish, seed: 1, round: { items: quizItems }, startedAt } as const;
  const localDay = startedAt.toISOString().slice(0, 10);
  await db.insert(gamePlays).values([
    // Begun long enough ago that no answer comes too fast for XP, however quick or slow the machine is.
    { ...play, id: plays.openId, startedAt: new Date(startedAt.getTime() - 300_000) },
    {
      ...play,
      id: plays.finishedId,
      finishedAt: startedAt,
      localDay,
      isComplete: true,
      playedMs: 20_000,
      points: 0,
      maxPoints: 40,
      accuracy: 0,
      xp: 0,
      xpReason: 'nothing-right',
      refusedMoves: 0,
    },
  ]);
  const answers = quizItems.map(({ id, prompt, options, word }, place) => ({
    studentId,
    playId: plays.finishedId,
    place,
    item: id,
    type: 'quiz' as const,
    word,
    task: 'recognised' as const,
    question: prompt,
    options,
    rightAnswer: options[0] ?? '',
    given: 'spoon',
    isRight: false,
    hints: 0,
    points: 0,
    maxPoints: 10,
    ms: 5000,
    localDay,
  }));
  await db.insert(gameAnswers).values(answers);
  return plays;
}
