import type { AnswerTask } from '@wordgrove/contract/evidence';
import type { ItemResult } from '#play.ts';
import type { Places, SortItem, Thing } from './items.ts';

/** By the first try that had it right. */
const pointsByTry = [10, 5, 2];

const recognisedFrom = 4;

/** The things that are in one of their groups. */
export function rightThings({ things }: SortItem, places: Places): Thing[] {
  return things.filter(({ id, right }) => right.includes(places[id] ?? -1));
}

/** One result per thing: each is evidence about its own word. */
export function sortResults(item: SortItem, tries: readonly Places[]): ItemResult[] {
  const { title, groups, things } = item;
  const [first] = tries;
  return things.map(({ id, text, right, word }) => {
    const given = first?.[id];
    const rightTry = tries.findIndex((places) => right.includes(places[id] ?? -1));
    return {
      id,
      word,
      task: word === null ? 'none' : taskOf(item, right),
      question: `${title}${/\p{P}$/u.test(title) ? '' : ':'} ${text}`,
      options: groups,
      right: right.map((group) => groups[group] ?? '').join(' / '),
      given: given === undefined ? null : (groups[given] ?? ''),
      isRight: given === undefined ? null : right.includes(given),
      hints: 0,
      points: pointsByTry[rightTry] ?? 0,
      maxPoints: pointsByTry[0] ?? 0,
    };
  });
}

/** A thing that fits two of four groups is right by luck every other time; one that fits all of them can't be wrong. */
function taskOf({ groups }: SortItem, right: readonly number[]): AnswerTask {
  if (right.length >= groups.length) return 'none';
  return groups.length >= recognisedFrom && right.length === 1 ? 'recognised' : 'guessed';
}
