import type { Chance } from './chance.ts';
import type { Course } from './course.ts';
import { instant } from './course.ts';
import { meet, recallOf, relearn, strengthen } from './learner.ts';
import type { Grade } from './product-memory.ts';
import { Rating } from './product-memory.ts';

const limitADay = 50;
export const answerTakes = 10 / 86_400;
/** How long somebody waits for a card that comes back within the session. */
export const patience = 15 / 1_440;

/** The daily queue: due words in any order, then new ones, then those that come back after a few minutes. */
export function reviewCards(course: Course, startsAt: number): void {
  const { chance, learner, memories } = course;
  let at = startsAt;
  let answered = 0;
  const isOpen = () => answered < limitADay;
  const answer = (word: number) => {
    answerCard(course, word, at);
    at += answerTakes;
    answered += 1;
  };

  const due = dueWords(course, at)
    .filter((word) => word < course.introduced)
    .map((word) => ({ word, place: chance.next() }));
  const again = new Set<number>();
  const show = (word: number) => {
    answer(word);
    const dueAt = memories.get(word)?.due;
    if (dueAt && dueAt <= instant(at + 1 / 24)) again.add(word);
    else again.delete(word);
  };
  for (const { word } of due.sort((one, other) => one.place - other.place)) if (isOpen()) show(word);
  for (let shown = 0; shown < learner.newADay && isOpen() && course.introduced < course.difficulties.length; ) {
    // A word that a game has already brought into memory has no first card: it comes when it is due.
    if (!memories.get(course.introduced)?.lastReview) {
      show(course.introduced);
      shown += 1;
    }
    course.introduced += 1;
  }
  while (again.size > 0 && isOpen()) {
    const [next] = [...again].sort((one, other) => dueTime(course, one) - dueTime(course, other));
    if (next === undefined) break;
    const wait = (dueTime(course, next) - instant(at).getTime()) / 86_400_000;
    if (wait > patience) break;
    at += Math.max(0, wait);
    show(next);
  }
}

export function dueTime({ memories }: Course, word: number): number {
  return memories.get(word)?.due.getTime() ?? Number.POSITIVE_INFINITY;
}

/** The words in memory that are due. */
export function dueWords({ memories }: Course, at: number): number[] {
  const now = instant(at);
  return [...memories].filter(([, memory]) => memory.lastReview && memory.due <= now).map(([word]) => word);
}

export function answerCard(course: Course, word: number, at: number): void {
  const { learner, chance, traces } = course;
  const trace = traces.get(word);
  const recall = trace ? recallOf(learner, trace, at) : 0;
  const isKnown = chance.happens(recall);
  const grade = isKnown && !chance.happens(learner.cardSlip) ? gradeOfKnown(recall, chance) : Rating.Again;
  if (!trace) {
    const made = meet(learner, course.difficulties[word] ?? 0, at, chance);
    traces.set(word, made);
    // The first grade tells a little about a new word: one that is easy to keep is more likely to be graded good.
    const first = chance.happens(1 / (1 + made.stability ** -1.5)) ? Rating.Good : Rating.Again;
    course.record(word, at, { activity: 'card', task: 'recalled', passed: first !== Rating.Again, grade: first });
    return;
  }
  const truth = recall * (1 - learner.cardSlip);
  course.record(word, at, { activity: 'card', task: 'recalled', passed: grade !== Rating.Again, grade }, truth);
  if (isKnown) strengthen(learner, trace, at, 1, chance);
  else relearn(learner, trace, at, chance);
}

/** A word that was nearly forgotten comes slowly, and is graded hard more often. */
function gradeOfKnown(recall: number, chance: Chance): Grade {
  const draw = chance.next();
  if (draw < 0.03 + 0.5 * (1 - recall)) return Rating.Hard;
  return draw > 0.95 - 0.1 * recall ** 8 ? Rating.Easy : Rating.Good;
}
