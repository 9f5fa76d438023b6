import type { Play } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isCount, isText, readTime } from '#read-move.ts';
import { boardOf, check, isDone, put } from './check.ts';
import type { Checked, GroupRankingBoard, GroupRankingItem, GroupRankingMove, GroupRankingRound } from './items.ts';
import { firstOrder, rankResult } from './rank.ts';
import { sortResults } from './sort.ts';

export { boardOf, found, isDone, triesOfAnItem } from './check.ts';
export type * from './items.ts';
export { orderOf, rightNeighbours } from './rank.ts';
export { rightThings } from './sort.ts';

export const groupRanking: Play<GroupRankingRound, GroupRankingBoard, GroupRankingMove, Checked> = {
  begin: ({ items }) =>
    Object.fromEntries(
      items.map((item) => [item.id, { places: item.kind === 'rank' ? firstOrder(item) : {}, tries: [] }]),
    ),

  judge: (round, board, move) => {
    const item = currentItem(round, board);
    if (!item || item.id !== move.item) return null;
    const before = boardOf(item, board);
    const judged = 'check' in move ? check(item, before) : put(item, before, move);
    if (!judged) return null;
    const { after, outcome, detail } = judged;
    return {
      board: { ...board, [item.id]: after },
      verdict: { item: item.id, outcome, isFirstTry: detail !== null && before.tries.length === 0, detail },
    };
  },

  score: (round, board) =>
    totalOf(
      round.items.flatMap((item) => {
        const { tries } = boardOf(item, board);
        return item.kind === 'sort' ? sortResults(item, tries) : [rankResult(item, tries)];
      }),
      currentItem(round, board) === undefined,
    ),

  standing: ({ items }, board, move) => {
    const item = items.find(({ id }) => id === move.item);
    const isKnown = 'check' in move || item?.things.some(({ id }) => id === move.thing);
    if (!item || !isKnown) return 'unknown';
    return isDone(item, boardOf(item, board)) ? 'done' : 'open';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { item, thing, to, check: isCheck } = fields;
    const at = readTime(fields);
    if (at === null || !isText(item)) return null;
    if (isCheck === true) return { at, item, check: true };
    return isText(thing) && (to === null || isCount(to)) ? { at, item, thing, to } : null;
  },

  texts: ({ items }) =>
    items.flatMap((item) => [
      item.title,
      ...(item.kind === 'sort' ? item.groups : [item.from, item.to]),
      ...item.things.map(({ text }) => text),
    ]),
};

/** The current item; undefined when all are done. */
export function currentItem({ items }: GroupRankingRound, board: GroupRankingBoard): GroupRankingItem | undefined {
  return items.find((item) => !isDone(item, boardOf(item, board)));
}
