import { chanceOf } from './chance.ts';
import type { Answer, Course, Line } from './course.ts';
import { instant } from './course.ts';
import { makeLearner, recallOf } from './learner.ts';
import { playRound } from './play.ts';
import type { Evidence, Memory } from './product-memory.ts';
import { readWords } from './read.ts';
import { reviewCards } from './review-cards.ts';
import type { Way } from './tracked-memory.ts';
import { advanceIn } from './tracked-memory.ts';
import type { World } from './world.ts';

/** The result of a simulated course: everything that was recorded, and what the learner can recall afterwards. */
export type Life = { ledger: readonly Line[]; introduced: number; recallable: number };

const words = 900;

/** The given number of days of one learner, whose due words are chosen by the memory computed in this way. */
export function live(world: World, way: Way, days: number, seed: number, person: number): Life {
  const course = begin(world, way, seed, person);
  const { learner, chance } = course;
  for (let day = 0; day < days; day += 1) {
    const agenda: { at: number; act: (at: number) => void }[] = [];
    const plan = (hour: number, act: (at: number) => void) => agenda.push({ at: day + hour / 24, act });
    if (chance.happens(learner.cardDays)) plan(learner.cardHour + chance.normal(), (at) => reviewCards(course, at));
    if (chance.happens(learner.gameDays)) {
      const rounds = chance.count(world.rounds);
      for (let n = 0; n < rounds; n += 1) plan(chance.between(7, 22), (at) => playRound(course, at));
    }
    plan(chance.between(7, 22), (at) => readWords(course, at));
    for (const { at, act } of agenda.sort((one, other) => one.at - other.at)) act(at);
  }
  const recallable = [...course.traces.values()].reduce((sum, trace) => sum + recallOf(learner, trace, days), 0);
  return { ledger: course.ledger, introduced: course.introduced, recallable };
}

export function begin(world: World, way: Way, seed: number, person: number): Course {
  const list = chanceOf(seed, 0);
  const own = chanceOf(seed, 2 * person + 1);
  const learner = makeLearner(own, world);
  const shared = Array.from({ length: words }, () => 0.4 * world.spread * list.normal());
  const difficulties = shared.map((difficulty) => difficulty + 0.25 * world.spread * own.normal());
  const memories = new Map<number, Memory>();
  const ledger: Line[] = [];
  const lastCard = new Map<number, number>();
  const record = (word: number, at: number, answer: Answer, truth = 0) => {
    const evidence: Evidence = { id: String(ledger.length), grade: null, hints: 0, occurredAt: instant(at), ...answer };
    const day = Math.floor(at);
    const isFirstToday = evidence.activity === 'card' && lastCard.get(word) !== day;
    if (evidence.activity === 'card') lastCard.set(word, day);
    ledger.push({ word, evidence, isFirstToday, truth });
    const memory = advanceIn(way, memories.get(word) ?? null, evidence);
    if (memory) memories.set(word, memory);
  };
  const chance = chanceOf(seed, 2 * person + 2);
  return { world, learner, chance, difficulties, traces: new Map(), memories, introduced: 0, ledger, record };
}
