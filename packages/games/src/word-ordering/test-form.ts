import type { TestForm } from '#test-form.ts';
import { pickAll, questionsOnly, resultsAfter, shownOrder, wrong } from '#test-form.ts';
import type { WordOrderingItem, WordOrderingRound } from './play.ts';
import { sentenceOf, wordOrdering } from './play.ts';

/** One check, without hints. Tiles left over make a wrong sentence. */
export const wordOrderingTest: TestForm<WordOrderingRound> = {
  open: ({ items }) =>
    questionsOnly(
      items.map((item) => ({ kind: 'order', tiles: shownTiles(item).map(({ text }) => text), end: item.end })),
    ),

  results: ({ items }, question, answer) =>
    items.slice(question, question + 1).flatMap((item) => {
      const laid = answer && 'order' in answer ? pickAll(shownTiles(item), answer.order).map(({ id }) => id) : [];
      const move = { at: 0, item: item.id, kind: 'check', order: laid };
      const isWhole = laid.length === item.tiles.length;
      return resultsAfter(wordOrdering, { items: [item] }, isWhole ? [move] : []).map((result) =>
        laid.length > 0 && !isWhole ? wrong(result, sentenceOf(item, laid)) : result,
      );
    }),
};

function shownTiles({ tiles }: WordOrderingItem) {
  return pickAll(tiles, shownOrder(tiles.map(({ text }) => text)));
}
