import type { TestForm } from '#test-form.ts';
import { resultsAfter } from '#test-form.ts';
import { hintOf, shownLetter } from './board.ts';
import type { FillBlanksRound } from './play.ts';
import { fillBlanks } from './play.ts';

/**
 * One try for each gap, from the whole bank: a word may stand in several. A word that means the same has earned its
 * points, but tells nothing about the word that was asked.
 */
export const fillBlanksTest: TestForm<FillBlanksRound> = {
  open: (round) => ({
    questions: round.items.map((item) => ({
      kind: 'gap',
      before: item.before,
      after: item.after,
      clue: item.clue?.text ?? null,
      letter: shownLetter(round, item),
      letters: hintOf(round, item)?.letters ?? null,
    })),
    bank: round.bank.map(({ text }) => text),
    passage: null,
  }),

  results: (round, question, answer) => {
    const asked = { ...round, items: round.items.slice(question, question + 1) };
    const text = answer && 'text' in answer ? answer.text.trim() : '';
    const pick = answer && 'choice' in answer ? round.bank[answer.choice]?.id : undefined;
    const given = pick === undefined ? { text } : { pick };
    const isGiven = pick !== undefined || text !== '';
    const moves = isGiven ? asked.items.map(({ id }) => ({ at: 0, item: id, ...given })) : [];
    return resultsAfter(fillBlanks, asked, moves).map((result) =>
      isSynonym(asked, text) && result.given === null
        ? { ...result, task: 'none', given: text, isRight: true, points: result.maxPoints }
        : result,
    );
  },
};

/** Whether the text was taken for a word that means the same: then practice lets the player try again. */
function isSynonym(asked: FillBlanksRound, text: string): boolean {
  const [item] = asked.items;
  if (!item || text === '') return false;
  const judged = fillBlanks.judge(asked, fillBlanks.begin(asked), { at: 0, item: item.id, text });
  return judged?.verdict.detail.judged === 'synonym';
}
