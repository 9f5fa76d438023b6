import type { ItemResult } from '#play.ts';
import type { Places, RankItem, Thing } from './items.ts';

const maxPoints = 10;

/** The weight of neighbours found at each try. */
const weightByTry = [1, 0.5, 0.2];

/** The scale's initial order. */
export function firstOrder({ things }: RankItem): Places {
  return placesOf(things);
}

/** The things in their current order. */
export function orderOf({ things }: RankItem, places: Places): Thing[] {
  return things.toSorted((one, other) => (places[one.id] ?? 0) - (places[other.id] ?? 0));
}

/** The indices, from 0, of things followed by the right next one. */
export function rightNeighbours(item: RankItem, places: Places): number[] {
  const steps = orderOf(item, places).map(({ right: [step] }) => step ?? 0);
  return steps.flatMap((step, place) => (steps[place + 1] === step + 1 ? [place] : []));
}

/** Moves a thing to another place and shifts those in between. Null when there is no such place. */
export function move(item: RankItem, places: Places, id: string, to: number | null): Places | null {
  if (to === null || to >= item.things.length) return null;
  const others = orderOf(item, places).filter((thing) => thing.id !== id);
  const moved = item.things.filter((thing) => thing.id === id);
  return placesOf([...others.slice(0, to), ...moved, ...others.slice(to)]);
}

/** A scale says nothing about a single word. */
export function rankResult(item: RankItem, tries: readonly Places[]): ItemResult {
  const { id, title, from, to, things } = item;
  const [first] = tries;
  const texts = (order: readonly Thing[]) => order.map(({ text }) => text).join(' → ');
  const inOrder = things.toSorted(({ right: [one = 0] }, { right: [other = 0] }) => one - other);
  return {
    id,
    word: null,
    task: 'none',
    question: `${title} (${from} → ${to})`,
    options: things.map(({ text }) => text),
    right: texts(inOrder),
    given: first ? texts(orderOf(item, first)) : null,
    isRight: first ? rightNeighbours(item, first).length === things.length - 1 : null,
    hints: 0,
    points: pointsOf(item, tries),
    maxPoints,
  };
}

/** Counts right neighbours: 2-3-4-5-1 has three of four. What a later try adds counts less. */
function pointsOf(item: RankItem, tries: readonly Places[]): number {
  let best = 0;
  let points = 0;
  for (const [place, places] of tries.entries()) {
    const share = rightNeighbours(item, places).length / (item.things.length - 1);
    points += Math.max(0, share - best) * (weightByTry[place] ?? 0) * maxPoints;
    best = Math.max(best, share);
  }
  return Math.round(points);
}

function placesOf(order: readonly Thing[]): Places {
  return Object.fromEntries(order.map(({ id }, place) => [id, place]));
}
