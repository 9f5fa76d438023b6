import type { TestForm } from '#test-form.ts';
import { questionsOnly, resultsAfter } from '#test-form.ts';
import type { TrueFalseRound } from './play.ts';
import { trueFalse } from './play.ts';
import { storedSaid } from './stored.ts';

/**
 * Every statement has words to pick after "False", also a true one: the round is made for a test. "False" without a
 * word gets the points of a statement seen through, but as an answer it is wrong.
 */
export const trueFalseTest: TestForm<TrueFalseRound> = {
  open: ({ items }) =>
    questionsOnly(
      items.map(({ kind, frame, shown, options }) => ({
        kind: 'claim',
        ask: kind,
        frame,
        shown,
        options: [...options],
      })),
    ),

  results: ({ items }, question, answer) => {
    const asked = items.slice(question, question + 1);
    if (!answer || !('says' in answer)) return resultsAfter(trueFalse, { items: asked }, []);
    const { says, pick } = answer;
    const moves = asked.flatMap(({ id }) => [
      { at: 0, item: id, says },
      { at: 0, item: id, pick },
    ]);
    return resultsAfter(trueFalse, { items: asked }, moves).map((result) =>
      result.given === null ? { ...result, given: storedSaid({ isTrue: says, word: null }), isRight: false } : result,
    );
  },
};
