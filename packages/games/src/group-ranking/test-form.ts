import type { TestForm } from '#test-form.ts';
import { pickAll, questionsOnly, shownOrder, wrong } from '#test-form.ts';
import type { GroupRankingItem, GroupRankingRound, Thing } from './items.ts';
import { rankResult } from './rank.ts';
import { sortResults } from './sort.ts';

/** Everything is sorted or ranked once; what stays unsorted is unanswered. */
export const groupRankingTest: TestForm<GroupRankingRound> = {
  open: ({ items }) =>
    questionsOnly(
      items.map((item) => {
        const things = shownThings(item).map(({ text }) => text);
        const { title } = item;
        return item.kind === 'sort'
          ? { kind: 'groups', title, groups: [...item.groups], things }
          : { kind: 'scale', title, from: item.from, to: item.to, things };
      }),
    ),

  results: ({ items }, question, answer) =>
    items.slice(question, question + 1).flatMap((item) => {
      const shown = shownThings(item);
      if (item.kind === 'sort') {
        const places = answer && 'places' in answer ? answer.places : [];
        const put = shown.flatMap(({ id }, place) => {
          const group = places[place] ?? null;
          return group === null ? [] : [[id, group] as const];
        });
        return sortResults(item, put.length === 0 ? [] : [Object.fromEntries(put)]);
      }
      const order = answer && 'order' in answer ? pickAll(shown, answer.order) : [];
      if (order.length === item.things.length) return [rankResult(item, [placesOf(order)])];
      const result = rankResult(item, []);
      return [order.length === 0 ? result : wrong(result, order.map(({ text }) => text).join(' → '))];
    }),
};

function shownThings({ things }: GroupRankingItem): Thing[] {
  return pickAll(things, shownOrder(things.map(({ text }) => text)));
}

function placesOf(order: readonly Thing[]) {
  return Object.fromEntries(order.map(({ id }, place) => [id, place]));
}
