import type { Checked, GroupRankingBoard, GroupRankingItem, ItemBoard, Places, SortItem, Thing } from './items.ts';
import { move, rightNeighbours } from './rank.ts';
import { rightThings } from './sort.ts';

/** Checks allowed per item. After the last one the mistakes are shown. */
export const triesOfAnItem = 3;

export function boardOf({ id }: { id: string }, board: GroupRankingBoard): ItemBoard {
  return board[id] ?? { places: {}, tries: [] };
}

/** Whether an item is finished: everything is right, or the tries are used up. */
export function isDone(item: GroupRankingItem, { tries }: ItemBoard): boolean {
  const last = tries.at(-1);
  if (!last) return false;
  const { right, of } = found(item, last);
  return right === of || tries.length >= triesOfAnItem;
}

/** How much is right: things in a right group, or neighbours on the scale. */
export function found(item: GroupRankingItem, places: Places): { right: number; of: number } {
  return item.kind === 'sort'
    ? { right: rightThings(item, places).length, of: item.things.length }
    : { right: rightNeighbours(item, places).length, of: item.things.length - 1 };
}

export type Judged = { after: ItemBoard; outcome: 'right' | 'nearly' | 'wrong' | 'noted'; detail: Checked };

/** What is right stays in place; a scale can't be checked twice in the same order. */
export function check(item: GroupRankingItem, { places, tries }: ItemBoard): Judged | null {
  if (item.things.some(({ id }) => places[id] === undefined)) return null;
  const last = tries.at(-1);
  if (item.kind === 'rank' && last && item.things.every(({ id }) => last[id] === places[id])) return null;
  const { right, of } = found(item, places);
  const stays = (item.kind === 'sort' ? rightThings(item, places) : item.things).map(({ id }) => id);
  const after = {
    // In the order in which the player placed them, which the screen keeps.
    places: Object.fromEntries(Object.entries(places).filter(([id]) => stays.includes(id))),
    tries: [...tries, places],
  };
  const isBetter = right > (last ? found(item, last).right : 0);
  return {
    after,
    outcome: right === of ? 'right' : isBetter ? 'nearly' : 'wrong',
    detail: { right, of, isDone: isDone(item, after) },
  };
}

export function put(
  item: GroupRankingItem,
  { places, tries }: ItemBoard,
  { thing: id, to }: { thing: string; to: number | null },
): Judged | null {
  const thing = item.things.find((each) => each.id === id);
  if (!thing || (places[id] ?? null) === to) return null;
  const after = item.kind === 'sort' ? sortInto(item, thing, { places, tries }, to) : move(item, places, id, to);
  return after && { after: { places: after, tries }, outcome: 'noted', detail: null };
}

function sortInto(item: SortItem, thing: Thing, { places, tries }: ItemBoard, to: number | null): Places | null {
  const last = tries.at(-1);
  if (last && rightThings(item, last).includes(thing)) return null;
  const { [thing.id]: _, ...others } = places;
  if (to === null) return others;
  return to < item.groups.length ? { ...others, [thing.id]: to } : null;
}
