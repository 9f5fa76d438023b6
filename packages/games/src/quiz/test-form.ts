import type { TestForm } from '#test-form.ts';
import { questionsOnly, resultsAfter } from '#test-form.ts';
import type { QuizRound } from './play.ts';
import { quiz } from './play.ts';

/** Each question once. */
export const quizTest: TestForm<QuizRound> = {
  open: ({ items }) =>
    questionsOnly(
      items.map(({ kind, prompt, options }) => ({ kind: 'choice', ask: kind, prompt, options: [...options] })),
    ),

  results: ({ items }, question, answer) => {
    const asked = items.slice(question, question + 1);
    const moves = asked.map(({ id }) => ({ at: 0, item: id, ...answer }));
    return resultsAfter(quiz, { items: asked }, answer ? moves : []);
  },
};
