import { chosen } from './candidates.ts';
import { chanceOf } from './chance.ts';
import type { Course } from './course.ts';
import { instant } from './course.ts';
import type { Day } from './five-minutes.ts';
import { cardsOnce, cardsOnly, playNow, randomly } from './five-minutes.ts';
import { recallOf } from './learner.ts';
import { begin } from './life.ts';
import { wordState } from './product-memory.ts';
import { sumOf } from './score.ts';
import type { World } from './world.ts';
import { otherWorlds, standardWorld } from './world.ts';

const [learners = 200, days = 30, seed = 2] = process.argv.slice(2).map(Number);

/** How many words a student's cards have on a day: as many as the class gives, or far more than there is time for. */
type Supply = (course: Course, day: number) => number;
const ofClass: Supply = ({ learner }, day) => learner.newADay * (day + 1);
const large: Supply = () => 600;

/** A month of one learner: minutes of play, and words at its end: recallable, kept for weeks, and known to the product. */
type Month = { minutes: number; recallable: number; lasting: number; known: number };

const lastsFrom = 21;

const ways: readonly [string, Day][] = [
  ['random games and cards', randomly],
  ['cards alone', cardsOnly],
  ['cards alone, none asked twice a day', cardsOnce],
  ['Play now', playNow],
];

function live(world: World, day: Day, supply: Supply, person: number): Month {
  const course = begin(world, chosen, seed, person);
  const { learner, chance, traces, memories } = course;
  let minutes = 0;
  for (let n = 0; n < days; n += 1)
    if (chance.happens(learner.cardDays)) minutes += 1_440 * day(course, n + learner.cardHour / 24, supply(course, n));
  const all = [...traces.values()];
  return {
    minutes,
    recallable: sumOf(all, (trace) => recallOf(learner, trace, days)),
    lasting: all.filter(({ stability }) => stability >= lastsFrom).length,
    known: [...memories.values()].filter((memory) => wordState(memory, instant(days)) === 'known').length,
  };
}

const liveAll = (world: World, day: Day, supply: Supply, people: number) =>
  Array.from({ length: people }, (_, person) => live(world, day, supply, person));

const perMinute = (months: readonly Month[], what: keyof Month) =>
  sumOf(months, (month) => month[what]) / sumOf(months, ({ minutes }) => minutes);

/** By how much more words per minute, with the 95 % interval from resampling learners. */
function more(months: readonly Month[], than: readonly Month[], what: keyof Month): string {
  const chance = chanceOf(seed, 1_000_000);
  const gainOf = (people: readonly number[]) => {
    const [one, other] = [months, than].map((all) => people.flatMap((person) => all[person] ?? []));
    return perMinute(one ?? [], what) / perMinute(other ?? [], what) - 1;
  };
  const everybody = months.map((_, person) => person);
  const draws = Array.from({ length: 500 }, () => gainOf(everybody.map(() => chance.below(months.length)))).sort(
    (one, other) => one - other,
  );
  return `${signed(gainOf(everybody))} (${signed(draws[12] ?? 0)} to ${signed(draws[487] ?? 0)})`;
}

const signed = (share: number) => `${share >= 0 ? '+' : ''}${(100 * share).toFixed(1)} %`;

function compare(name: string, supply: Supply): void {
  console.log(`\n${name}: ${learners} learners, ${days} days\n`);
  const lives = ways.map(([way, day]) => ({ way, months: liveAll(standardWorld, day, supply, learners) }));
  for (const { way, months } of lives) {
    const average = (what: keyof Month) => (sumOf(months, (month) => month[what]) / learners).toFixed(1);
    const rates = (['recallable', 'lasting', 'known'] as const).map((what) => perMinute(months, what).toFixed(3));
    console.log(
      `${way.padEnd(38)}${average('minutes')} minutes, ${average('recallable')} words recallable; ` +
        `a minute: ${rates[0]} recallable, ${rates[1]} that last 21 days, ${rates[2]} known to the product`,
    );
  }
  const now = lives.at(-1)?.months ?? [];
  for (const { way, months } of lives.slice(0, -1))
    console.log(
      `Play now beside ${way}: recallable ${more(now, months, 'recallable')}, lasting ${more(now, months, 'lasting')}`,
    );
}

compare('Words at the pace of a class', ofClass);
compare('More words than there is time for', large);

const few = Math.ceil(learners / 4);
console.log(
  `\nOther worlds, ${few} learners, words at the pace of a class: Play now beside random games, and beside cards\n`,
);
// Whether rounds are clicked through, and how many there are a day, isn't in these days.
const fitting = otherWorlds.filter(([, { careless, rounds }]) => careless === undefined && rounds === undefined);
for (const [name, difference] of fitting) {
  const [random = [], cards = [], , now = []] = ways.map(([, day]) =>
    liveAll({ ...standardWorld, ...difference }, day, ofClass, few),
  );
  const gain = (than: readonly Month[]) => signed(perMinute(now, 'recallable') / perMinute(than, 'recallable') - 1);
  console.log(`${name.padEnd(40)}${gain(random).padStart(10)}${gain(cards).padStart(10)}`);
}
