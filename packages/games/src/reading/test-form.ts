import type { TestForm } from '#test-form.ts';
import { resultsAfter } from '#test-form.ts';
import type { ReadingRound } from './items.ts';
import { reading } from './play.ts';

/** The questions beside their passage. Proofs aren't asked for: marking one would show that an answer was right. */
export const readingTest: TestForm<ReadingRound> = {
  open: ({ items: [passage] }) => ({
    questions: (passage?.questions ?? []).map(({ question, options }) => ({
      kind: 'choice',
      ask: 'reading',
      prompt: question,
      options: [...options],
    })),
    bank: [],
    passage: passage
      ? { title: passage.title, paragraphs: passage.paragraphs.map((sentences) => [...sentences]) }
      : null,
  }),

  results: ({ items }, question, answer) =>
    items.flatMap((passage) => {
      const asked = { ...passage, questions: passage.questions.slice(question, question + 1) };
      const moves = asked.questions.flatMap(({ id }) => [
        { at: 0, item: passage.id, read: true },
        { at: 0, item: id, ...answer },
      ]);
      const results = resultsAfter(reading, { items: [asked] }, answer ? moves : []);
      return results.map((result) => ({ ...result, points: result.isRight ? result.maxPoints : 0 }));
    }),
};
