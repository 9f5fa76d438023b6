import type { Answer, Course } from './course.ts';
import { meet, recallOf, relearn, strengthen } from './learner.ts';
import { dueWords } from './review-cards.ts';
import type { World } from './world.ts';

export const itemTakes = 12 / 86_400;
const items = 10;

/** One item: how much its answer tells, how many options it has, and how much help it gives. */
export type Item = Pick<Answer, 'activity' | 'task'> & { choices: number; cue: number; gain: number };

/** One round of a game with ten words: due ones, ones of the deck, or ones of a level, some of them never met. */
export function playRound(course: Course, startsAt: number): void {
  const makeItem = chooseGame(course);
  const words = chooseWords(course, startsAt);
  const isCareless = course.chance.happens(course.world.careless);
  for (const [n, word] of words.entries()) {
    const item = makeItem(n);
    const at = startsAt + n * itemTakes;
    if (item && isCareless) clickAnything(course, word, at, item);
    else if (item) answerItem(course, word, at, item);
  }
}

const typed = { task: 'recalled', choices: Number.POSITIVE_INFINITY } as const;

/** The items of the games that ask for a word itself. */
export const recalling = {
  anagram: { ...typed, activity: 'game:anagram', cue: 0.3, gain: 0.9 },
  'fill-blanks': { ...typed, activity: 'game:fill-blanks', cue: 0.1, gain: 1 },
} as const satisfies Record<string, Item>;

/** One of four, and one of two or three. */
function picking({ choices, recognitionGain }: World): Record<'picked' | 'luck', Item> {
  return {
    picked: { activity: 'game:quiz', task: 'recognised', choices, cue: 0, gain: recognitionGain },
    luck: { activity: 'game:true-false', task: 'guessed', choices: 2, cue: 0, gain: 0.6 * recognitionGain },
  };
}

/** Five pairs after five pairs: with each found, fewer are left to choose from, and the last completes itself. */
export function pairing(world: World): (turn: number) => Item | undefined {
  const { picked, luck } = picking(world);
  return (turn) => {
    const left = 5 - (turn % 5);
    if (left === 1) return undefined;
    return { ...(left >= 4 ? picked : luck), activity: 'game:word-match', choices: left };
  };
}

/** The item of each turn; undefined for one that completes itself. */
export function chooseGame({ chance, world }: Course): (turn: number) => Item | undefined {
  const { picked, luck } = picking(world);
  const pairs = pairing(world);
  const games: ((turn: number) => Item | undefined)[] = [
    () => picked,
    pairs,
    () => (chance.happens(0.57) ? { ...picked, activity: 'game:true-false' } : luck),
    () => recalling.anagram,
    () => recalling['fill-blanks'],
    () => ({ ...luck, activity: 'game:memory-cards', choices: 3 }),
  ];
  return games[chance.below(games.length)] ?? pairs;
}

export function chooseWords(course: Course, at: number): number[] {
  const { chance, introduced, difficulties } = course;
  const source = chance.next();
  const chosen = new Set<number>();
  if (source < 0.55) {
    const due = dueWords(course, at).map((word) => ({ word, place: chance.next() }));
    for (const { word } of due.sort((one, other) => one.place - other.place).slice(0, items)) chosen.add(word);
  }
  const end = source < 0.85 ? introduced : difficulties.length;
  while (chosen.size < Math.min(items, end)) chosen.add(chance.below(end));
  return [...chosen];
}

export function answerItem(
  course: Course,
  word: number,
  at: number,
  { activity, task, choices, cue, gain }: Item,
): void {
  const { learner, chance, traces } = course;
  const trace = traces.get(word);
  const isRecalled = trace !== undefined && chance.happens(recallOf(learner, trace, at));
  const hints = task === 'recalled' && !isRecalled && chance.happens(0.3) ? 1 : 0;
  const helped = task === 'recalled' ? cue + 0.4 * hints : learner.familiarity;
  const isRight = isRecalled
    ? !chance.happens(learner.gameSlip)
    : (trace !== undefined && chance.happens(helped)) || chance.happens(1 / choices);
  course.record(word, at, { activity, task, passed: isRight, hints });
  if (isRecalled) strengthen(learner, trace, at, gain, chance);
  else if (!chance.happens(course.world.feedback)) return;
  else if (trace) relearn(learner, trace, at, chance);
  else traces.set(word, meet(learner, course.difficulties[word] ?? 0, at, chance));
}

/** An answer given without reading: it says nothing, and nothing is learned. */
function clickAnything({ chance, record }: Course, word: number, at: number, { activity, task, choices }: Item): void {
  record(word, at, { activity, task, passed: chance.happens(1 / choices) });
}
