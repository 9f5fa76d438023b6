import type { GameTest, GivenAnswer, OpenQuestion, RunningTest } from '@wordgrove/contract/games';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { answer, lostNetwork, requestsHaveCome } from './answers.ts';
import { openPage } from './open.tsx';
import { student } from './people.ts';

export const assignmentId = '0190a5e0-0000-7000-8000-0000000000cc';
const named = { assignmentId, title: 'Unit 3', type: 'quiz' } as const;
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The names and values of a result. */
export const facts = () => document.querySelector('dl')?.textContent;
export const radio = (name: string) => page.getByRole('radio', { name, exact: true });

export const quiz: OpenQuestion[] = ['cat', 'owl'].map((word) => ({
  kind: 'choice',
  ask: 'definition',
  prompt: `The meaning of ${word}`,
  options: [word, `${word} too`, `${word} three`, `${word} four`],
}));

/** A server that keeps one test, as far as the screen sees it. */
export function serveTest(questions: readonly OpenQuestion[] = quiz, more: Partial<RunningTest> = {}) {
  const kept = new Map<number, GivenAnswer>();
  const state: { is: GameTest['state'] } = { is: 'new' };
  const show = (): GameTest => {
    const early = { endsBy: more.endsAt ?? null, isOpen: true };
    if (state.is === 'new') return { state: 'new', ...named, questions: 2, minutes: 20, extraTime: 25, ...early };
    if (state.is === 'open') {
      const round = { questions: [...questions], bank: [], passage: null };
      const at = { endsAt: null, isClosed: false, now: '2026-11-23T08:00:00.000Z', ...more };
      return { state: 'open', ...named, id: assignmentId, round, answers: [...kept.values()], ...at };
    }
    const earned = { points: 10, max: 20 };
    const score = { percent: 50, earned, correct: 1, answered: kept.size, questions: questions.length, xp: 3 };
    const cutOffBy = more.isClosed ? 'closing' : more.endsAt ? 'time' : null;
    const finishedAt = '2026-11-23T08:09:00.000Z';
    return {
      state: 'ended',
      ...named,
      ...score,
      cutOffBy,
      finishedAt,
      items: null,
      answersFrom: '2026-11-24T08:00:00.000Z',
    };
  };
  const keep = (answers: readonly GivenAnswer[] = []) => {
    for (const each of answers) if (each.seq > (kept.get(each.question)?.seq ?? 0)) kept.set(each.question, each);
    return { kept: answers.flatMap(({ question }) => kept.get(question) ?? []) };
  };
  answer((calls) => calls.games.test, show);
  const started = answer(
    (calls) => calls.games.startTest,
    () => {
      state.is = 'open';
      return show();
    },
  );
  const serveAnswers = () =>
    answer(
      (calls) => calls.games.saveAnswers,
      ({ answers }) => keep(answers),
    );
  /** `last`: what the answer waits for. */
  const serveEnd = (last?: Promise<void>) =>
    answer(
      (calls) => calls.games.finishTest,
      async ({ answers }) => {
        await last;
        keep(answers);
        state.is = 'ended';
        return show();
      },
    );
  return { kept, state, show, started, serveAnswers, serveEnd, saved: serveAnswers(), finished: serveEnd() };
}

export async function openTest() {
  await openPage(`/games/quiz?test=${assignmentId}`, student);
}

/** Renders the page again from scratch, as a reload does. */
export async function reloadTest() {
  await cleanup();
  await requestsHaveCome();
  queryClient.clear();
  await openTest();
}

export const lose = () => {
  throw lostNetwork();
};
