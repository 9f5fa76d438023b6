import type { ThreeRule } from '@wordgrove/contract/three-today';
import { seeded } from '@wordgrove/games/rounds';
import type { DayFacts, StudentFacts } from '#features/analytics/three/rules.ts';
import { dayBefore } from '#platform/local-day.ts';

/** How a simulated student lives. Nothing here knows the rules or their thresholds. */
export type Habit =
  | 'steady'
  | 'irregular'
  | 'weekends'
  | 'new'
  | 'stopped'
  | 'slowing'
  | 'struggling'
  | 'leaves-homework'
  | 'lost-streak'
  | 'shines';

/** A student with what a teacher would want to know about the habit, if anything. */
export type Simulated = { facts: StudentFacts; habit: Habit; cases: ThreeRule[] };

export type SimulatedClass = { today: string; students: Simulated[] };

const window = 28;
const firstDay = '2026-09-07';

type Random = {
  next: () => number;
  chance: (p: number) => boolean;
  between: (from: number, to: number) => number;
  whole: (from: number, to: number) => number;
  /** About 1, always above 0. */
  noise: (spread: number) => number;
};

function randomOf(seed: number): Random {
  const next = seeded(seed);
  const between = (from: number, to: number) => from + (to - from) * next();
  return {
    next,
    between,
    chance: (p) => next() < p,
    whole: (from, to) => Math.floor(between(from, to + 1)),
    noise: (spread) => Math.exp(spread * (next() + next() + next() + next() - 2)),
  };
}

/** Days without school, and whether they reach until today. */
type Calendar = { today: string; isSchoolDay: (day: string) => boolean; inHoliday: (day: string) => boolean };

function calendarOf(random: Random): Calendar {
  const today = dayBefore(firstDay, -random.whole(30, 100));
  const kind = random.whole(1, 5);
  // Most classes have none; one in five has them now, and one in five had them a while ago.
  const [from, to] =
    kind === 1 ? [random.whole(3, 12), 0] : kind === 2 ? [random.whole(15, 24), random.whole(8, 13)] : [-1, -1];
  const inHoliday = (day: string) => day >= dayBefore(today, from) && day <= dayBefore(today, to) && from >= 0;
  return { today, inHoliday, isSchoolDay: (day) => !isWeekend(day) && !inHoliday(day) };
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

/** A student's life on a day, before chance decides. */
type Plan = { comes: number; answers: number; right: number; reaches: number; says: number };

type Life = {
  joined: number;
  on: (day: string) => Plan;
  missesHomework: (dueDay: string) => number;
  cases: ThreeRule[];
};

/** What a student usually does. */
type Usual = { answers: number; right: number; reaches: number; on: (day: string) => Plan };

type Change = Partial<Life>;
type Live = (usual: Usual, random: Random, calendar: Calendar) => Change;

function lifeOf(habit: Habit, random: Random, calendar: Calendar): Life {
  const [weekday, weekend] = [random.between(0.6, 0.9), random.between(0.1, 0.4)];
  const own = { answers: random.between(12, 35), right: random.between(0.6, 0.84), reaches: random.between(0.3, 0.6) };
  const comes = (day: string) => (calendar.inHoliday(day) ? seldom : isWeekend(day) ? weekend : weekday);
  const usual = { ...own, on: (day: string): Plan => ({ ...own, comes: comes(day), says: 0.1 }) };
  const life: Life = { joined: 120, on: usual.on, missesHomework: () => 0.06, cases: [] };
  return { ...life, ...lives[habit](usual, random, calendar) };
}

/** How often anybody comes in the holidays. */
const seldom = 0.06;

const recently = (random: Random, calendar: Calendar) => schoolDayAgo(calendar, random.whole(5, 9));

const lives: Record<Habit, Live> = {
  steady: () => ({}),
  irregular: ({ on }, random, { inHoliday }) => {
    const rare = random.between(0.25, 0.45);
    return { on: (day) => ({ ...on(day), comes: inHoliday(day) ? seldom : rare }) };
  },
  weekends: ({ on }) => ({ on: (day) => ({ ...on(day), comes: isWeekend(day) ? 0.9 : 0.04 }) }),
  new: ({ on }, random) => ({ joined: random.whole(0, 6), on: (day) => ({ ...on(day), comes: 0.4 }) }),
  stopped: ({ on }, random, calendar) => {
    const last = schoolDayAgo(calendar, random.whole(4, 14));
    const says = random.chance(0.2) ? 0.4 : 0.02;
    return {
      on: (day) => (day > last ? { ...on(day), comes: 0, says } : on(day)),
      missesHomework: (day) => (day > last ? 0.85 : 0.06),
      cases: ['inactive'],
    };
  },
  slowing: ({ on, answers }, random, calendar) => {
    const [since, left] = [recently(random, calendar), random.between(0.15, 0.4)];
    const slower = (day: string): Plan => ({ ...on(day), comes: on(day).comes * 0.6, answers: answers * left });
    return { on: (day) => (day > since ? slower(day) : on(day)), cases: ['drop'] };
  },
  struggling: ({ on, right }, random, calendar) => {
    const [since, less] = [recently(random, calendar), random.between(0.2, 0.4)];
    return { on: (day) => ({ ...on(day), right: day > since ? right - less : right }), cases: ['failing'] };
  },
  'leaves-homework': () => ({ missesHomework: () => 0.8, cases: ['missing'] }),
  'lost-streak': ({ on }, random, { today, isSchoolDay }) => {
    const last = dayBefore(today, random.whole(2, 4));
    const isNews = daysAfter(last, today).some(isSchoolDay);
    return {
      on: (day) => (day > last ? { ...on(day), reaches: 0.05 } : { ...on(day), comes: 1, reaches: 1 }),
      cases: isNews ? ['streak-broken'] : [],
    };
  },
  shines: ({ on }, random, { today, inHoliday }) => {
    const [right, often] = [random.between(0.88, 0.96), random.between(0.85, 0.97)];
    const comes = (day: string) => (inHoliday(day) ? seldom : isWeekend(day) ? 0.5 : often);
    const hadHoliday = Array.from({ length: 7 }, (_, back) => dayBefore(today, back)).some(inHoliday);
    return { on: (day) => ({ ...on(day), right, comes: comes(day) }), cases: hadHoliday ? [] : ['good-week'] };
  },
};

/** The school day with so many school days after it, today left out. */
function schoolDayAgo({ today, isSchoolDay }: Calendar, count: number): string {
  let [day, left] = [dayBefore(today, 1), count];
  while (left > 0) {
    if (isSchoolDay(day)) left -= 1;
    day = dayBefore(day, 1);
  }
  return day;
}

/** The days between two, both left out. */
function daysAfter(day: string, until: string): string[] {
  const days: string[] = [];
  for (let next = dayBefore(day, -1); next < until; next = dayBefore(next, -1)) days.push(next);
  return days;
}

function live(
  life: Life,
  random: Random,
  { today }: Calendar,
  dueDays: readonly string[],
  studentId: string,
): StudentFacts {
  const joined = dayBefore(today, life.joined);
  const ill = random.chance(0.1) ? dayBefore(today, random.whole(2, window)) : null;
  const days: DayFacts[] = [];
  let run = null as StudentFacts['lastRun'];
  for (let back = Math.min(60, life.joined); back >= 0; back -= 1) {
    const day = dayBefore(today, back);
    const plan = life.on(day);
    const isIll = ill !== null && day >= ill && day <= dayBefore(ill, -2) && plan.comes < 1;
    // Today is half over.
    const isSeen = !isIll && random.chance(back === 0 ? plan.comes / 2 : plan.comes);
    const isSaid = random.chance(plan.says);
    if (isSeen && random.chance(plan.reaches))
      run = { days: run?.lastDay === dayBefore(day, 1) ? run.days + 1 : 1, lastDay: day };
    const answers = isSeen ? Math.max(1, Math.round(plan.answers * random.noise(0.5))) : 0;
    const chance = Math.min(0.99, plan.right + random.between(-0.08, 0.08));
    const right = Array.from({ length: answers }, () => random.chance(chance)).filter(Boolean).length;
    if (back < window && (isSeen || isSaid)) days.push({ day, isSeen, isSaid, right, wrong: answers - right });
  }
  const due = dueDays.filter((day) => day > joined);
  const homework = { due: due.length, missing: due.filter((day) => random.chance(life.missesHomework(day))).length };
  return { studentId, today, joined, days, lastRun: run, homework, fellBack: 0 };
}

const habits: readonly (readonly [Habit, from: number, to: number])[] = [
  ['steady', 7, 12],
  ['irregular', 2, 5],
  ['weekends', 0, 2],
  ['new', 0, 3],
  ['stopped', 0, 2],
  ['slowing', 0, 2],
  ['struggling', 0, 2],
  ['leaves-homework', 0, 2],
  ['lost-streak', 0, 1],
  ['shines', 0, 2],
];

const isOfWeek: ReadonlySet<ThreeRule> = new Set(['drop', 'failing', 'good-week', 'streak-broken']);

/** A class of 10 to 30 students as they may live, always the same for a seed. */
export function simulateClass(seed: number): SimulatedClass {
  const random = randomOf(seed);
  const calendar = calendarOf(random);
  const homework = Array.from({ length: random.whole(3, 6) }, () => dayBefore(calendar.today, random.whole(1, 27)));
  const dueDays = homework.filter(calendar.isSchoolDay).sort();
  const students = habits.flatMap(([habit, from, to]) =>
    Array.from({ length: random.whole(from, to) }, (_, place) => {
      const life = lifeOf(habit, random, calendar);
      const facts = live(life, random, calendar, dueDays, `${seed}-${habit}-${place}`);
      // In the holidays a week without practice says nothing, and there is nobody to talk to about the week before.
      const cases = calendar.inHoliday(calendar.today) ? life.cases.filter((rule) => !isOfWeek.has(rule)) : life.cases;
      return { facts, habit, cases: casesOf(cases, habit, dueDays, facts) };
    }),
  );
  return { today: calendar.today, students };
}

/** Who came to nothing any more left homework, too; where hardly any was set, nobody did. */
function casesOf(
  cases: readonly ThreeRule[],
  habit: Habit,
  dueDays: readonly string[],
  facts: StudentFacts,
): ThreeRule[] {
  const leftOut = dueDays.length < 2 ? cases.filter((rule) => rule !== 'missing') : [...cases];
  const last = facts.days.findLast(({ isSeen }) => isSeen)?.day ?? '';
  const missedSince = habit === 'stopped' && dueDays.filter((day) => day > last).length >= 2;
  return missedSince ? [...leftOut, 'missing'] : leftOut;
}
