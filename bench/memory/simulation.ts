import { candidates, cardsOnly, chosen, first, ladder } from './candidates.ts';
import { chanceOf } from './chance.ts';
import type { Life } from './life.ts';
import { live } from './life.ts';
import { recalibratedLoss } from './recalibrate.ts';
import type { Losses, Review } from './score.ts';
import { gain, gainInterval, logLoss, predictReviews, sumLosses, sumOf } from './score.ts';
import type { Way } from './tracked-memory.ts';
import type { World } from './world.ts';
import { otherWorlds, standardWorld } from './world.ts';

const [learners = 100, days = 120, seed = 2] = process.argv.slice(2).map(Number);
/** The learners on whom weights are chosen; any other seed gives other learners. */
const trainingSeed = 1_000_003;

type Kind = 'each card' | 'first of a word and day';
type Sums = Record<Kind, Losses[]>;

chooseOnTraining();
const schedules = [cardsOnly, ladder, chosen].map((way) => ({
  way,
  lives: liveAll(standardWorld, way, seed, learners),
}));
for (const { way, lives } of schedules) confirm(way, lives);
compareWork();
tryOtherWorlds();

function liveAll(world: World, way: Way, from: number, people: number): Life[] {
  return Array.from({ length: people }, (_, person) => live(world, way, days, from, person));
}

function judge(lives: readonly Life[], ways: readonly Way[]): Sums {
  const reviews = lives.map((life) => predictReviews(life, ways));
  return {
    'each card': reviews.map((all) => sumLosses(all, ways.length)),
    'first of a word and day': reviews.map((all) => sumLosses(all.filter(isFirst), ways.length)),
  };
}

function isFirst({ isFirstToday }: Review): boolean {
  return isFirstToday;
}

function chooseOnTraining(): void {
  const sums = judge(liveAll(standardWorld, cardsOnly, trainingSeed, learners), candidates);
  console.log(`Training: ${learners} learners, ${days} days, cards scheduled by cards only\n`);
  console.log(`${'weights'.padEnd(38)}${'each card'.padStart(18)}${'first of the day'.padStart(20)}`);
  for (const [n, { name }] of candidates.entries())
    console.log(
      name.padEnd(38) + cell(sums['each card'], n).padStart(18) + cell(sums['first of a word and day'], n).padStart(20),
    );
}

function confirm(schedule: Way, lives: readonly Life[]): void {
  const ways = [cardsOnly, first, chosen];
  const reviews = lives.map((life) => predictReviews(life, ways));
  console.log(`\nHeld out: ${learners} other learners (seed ${seed}), cards scheduled by: ${schedule.name}`);
  describe(
    'each card',
    ways,
    reviews.filter((own) => own.length > 0),
  );
  describe(
    'first of a word and day',
    ways,
    reviews.map((own) => own.filter(isFirst)).filter((own) => own.length > 0),
  );
}

function describe(kind: Kind, ways: readonly Way[], reviews: readonly Review[][]): void {
  const sums = reviews.map((own) => sumLosses(own, ways.length));
  const all = reviews.flat();
  const passed = sumOf(sums, (own) => own.passed) / all.length;
  const bound = sumOf(sums, (own) => own.truth) / sumOf(sums, ({ ways: [cards = 0] }) => cards) - 1;
  console.log(
    `\n${kind}: ${all.length} reviews, ${percent(passed)} passed; knowing the truth would give ${percent(bound)}`,
  );
  const cardsRecalibrated = recalibratedLoss(all, 0);
  for (const [n, { name }] of ways.entries()) {
    console.log(`  ${name.padEnd(20)}${cell(sums, n)}${n > 0 ? certainty(sums, n) : ''}`);
    const recalibrated = recalibratedLoss(all, n) / cardsRecalibrated - 1;
    if (n > 0) console.log(`  ${''.padEnd(20)}both recalibrated: ${percent(recalibrated, 2)}`);
  }
}

function certainty(sums: readonly Losses[], way: number): string {
  const [low, high] = gainInterval(sums, way, chanceOf(seed, 1_000_000));
  const better = sums.filter(({ ways }) => (ways[way] ?? 0) < (ways[0] ?? 0)).length / sums.length;
  return ` (95 %: ${percent(low)} to ${percent(high)}), better for ${percent(better, 0)} of learners`;
}

function compareWork(): void {
  console.log('\nWork at a desired retention of 90 %, the same held-out learners\n');
  for (const way of [cardsOnly, first, chosen]) {
    const known = schedules.find((each) => each.way === way);
    console.log(workOf(way.name, known?.lives ?? liveAll(standardWorld, way, seed, learners)));
  }
  for (const careless of [0.15, 0.5])
    for (const way of [cardsOnly, first, chosen]) {
      const lives = liveAll({ ...standardWorld, careless }, way, seed, Math.ceil(learners / 4));
      console.log(workOf(`${way.name}, ${percent(careless, 0)} of rounds clicked through`, lives));
    }
}

function workOf(name: string, lives: readonly Life[]): string {
  const cards = sumOf(lives, ({ ledger }) => ledger.filter(({ evidence }) => evidence.activity === 'card').length);
  const firsts = lives.flatMap(({ ledger }) => ledger.filter(({ isFirstToday, truth }) => isFirstToday && truth > 0));
  const passed = firsts.filter(({ evidence }) => evidence.passed).length / firsts.length;
  const words = sumOf(lives, ({ introduced }) => introduced) / lives.length;
  const recallable = sumOf(lives, (life) => life.recallable) / lives.length;
  const aDay = cards / lives.length / days;
  return (
    `${name.padEnd(50)}${aDay.toFixed(1)} cards a day, ${percent(passed)} recalled, ` +
    `${words.toFixed(0)} words begun, ${recallable.toFixed(0)} could be recalled at the end, ` +
    `${((aDay * days) / recallable).toFixed(2)} cards for each of these`
  );
}

function tryOtherWorlds(): void {
  console.log(
    `\nOther worlds, ${Math.ceil(learners / 4)} held-out learners each, each card; scheduled by cards only\n`,
  );
  console.log(`${''.padEnd(38)}${first.name.padStart(18)}${chosen.name.padStart(20)}`);
  for (const [name, difference] of [['the standard', {}] as const, ...otherWorlds]) {
    const lives = liveAll({ ...standardWorld, ...difference }, cardsOnly, seed, Math.ceil(learners / 4));
    const own = judge(lives, [cardsOnly, first, chosen])['each card'];
    console.log(name.padEnd(38) + change(own, 1).padStart(18) + change(own, 2).padStart(20));
  }
}

function cell(sums: readonly Losses[], way: number): string {
  return `${logLoss(sums, way).toFixed(4)}${way > 0 ? `  ${change(sums, way)}` : ''}`;
}

function change(sums: readonly Losses[], way: number): string {
  const share = gain(sums, way);
  return `${share > 0 ? '+' : ''}${percent(share, 2)}`;
}

function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}
