import { dayMs } from '@wordgrove/contract/days';
import type { ThreeReason } from '@wordgrove/contract/three-today';

/** What is known of a student's local day. A day without a row had nothing. */
export type DayFacts = {
  day: string;
  /** Something was seen by the product, not only entered by the student. */
  isSeen: boolean;
  /** The student entered something: a task's step, or study time. */
  isSaid: boolean;
  /** Answers about words. */
  right: number;
  wrong: number;
};

export type StudentFacts = {
  studentId: string;
  /** The student's local day. */
  today: string;
  /** When the student joined the class, as a local day. */
  joined: string;
  /** The last `windowDays`, today included, in any order. */
  days: readonly DayFacts[];
  /** The last run of days with the daily tasks reached: how long it was, and its last day. */
  lastRun: { days: number; lastDay: string } | null;
  /** Homework that was due in the window. */
  homework: { missing: number; due: number };
  /** Words that were known, were forgotten within the last seven days and aren't back. */
  fellBack: number;
};

/** How a class lives, which its students are measured by. */
export type ClassRhythm = {
  /** Days on which the class was at work: no weekend, no holiday. */
  workdays: ReadonlySet<string>;
  /** This week's practice against a usual week's, of the student in the middle; 1 when that isn't known. */
  change: number;
};

export const windowDays = 28;

/** A student on the first days has no rhythm yet that could be left. */
const firstDays = 7;

/** Workdays without anything seen: fewer happen to everybody who has a cold. */
const inactiveDays = 4;
/** ... and how likely so many would be by chance for who comes as often as this student did: some come once a week. */
const inactiveChance = 0.01;
/** ... unless it is two school weeks: nobody's rhythm. */
const inactiveForAll = 10;

/** By how much the share of right answers falls. Fifteen of a hundred are seen by the student, too. */
const failingFall = 0.15;
/** ... and by how many standard errors, or a few unlucky answers would be a fall. */
const beyondChance = 2.5;
/** Fewer answers say nothing. */
const answersToJudge = 20;

/** What is left of a usual week. Below a third, no busy week explains it. */
const dropTo = 0.3;
/** A usual week with less than that doesn't say what is usual. */
const usualAnswers = 30;
/** In a week with fewer workdays everybody does less. */
const workdaysOfWeek = 3;

/** Missing homework: one can be forgotten. */
const missingMin = 2;
/** ... and it is no bad week among many good ones. */
const missingShare = 0.5;

/** A streak that has been through a weekend is one that its owner kept on purpose. */
const streakMin = 7;
/** How long ago the last day may be: afterwards it isn't news. */
const streakNewsDays = 5;

/** Days of a good week. */
const goodDays = 5;
/** ... and the share of right answers. */
const goodShare = 0.86;

/** Whether the student's first days are over. */
export function isKnown({ joined, today }: StudentFacts): boolean {
  return joined <= dayBefore(today, firstDays);
}

/** The reasons that hold now, the most pressing first. */
export function reasonsOf(facts: StudentFacts, rhythm: ClassRhythm): ThreeReason[] {
  const { today } = facts;
  if (!isKnown(facts)) return [];
  const inactive = inactivity(facts, rhythm);
  const isSchoolWeek = workdaysIn(today, 0, rhythm.workdays) >= workdaysOfWeek;
  const reasons = [
    inactive,
    isSchoolWeek ? failing(facts) : null,
    isSchoolWeek && !inactive ? drop(facts, rhythm) : null,
    missing(facts),
    brokenStreak(facts, rhythm),
  ].filter((reason) => reason !== null);
  const praise = reasons.length === 0 ? goodWeek(facts) : null;
  return praise ? [praise] : reasons;
}

/** How bad it is, or how good for praise: comparable between reasons of the same rule only. */
export function severityOf(reason: ThreeReason): number {
  switch (reason.rule) {
    case 'inactive':
      return reason.days;
    case 'failing':
      return reason.percentBefore - reason.percent;
    case 'drop':
      return 1 - reason.answers / reason.usual;
    case 'missing':
      return reason.missing;
    case 'streak-broken':
      return reason.days;
    case 'good-week':
      return reason.percent;
  }
}

/** @returns null while fewer workdays were missed than would be unusual */
function inactivity({ days, today, joined }: StudentFacts, { workdays }: ClassRhythm): ThreeReason | null {
  const start = [joined, dayBefore(today, windowDays)].sort()[1] ?? joined;
  const seen = [start, ...days.filter(({ isSeen }) => isSeen).map(({ day }) => day)].sort();
  const last = seen.at(-1) ?? start;
  const missed = between(last, today, workdays);
  const before = between(start, last, workdays) + 1;
  const came = new Set(seen.filter((day) => workdays.has(day) && day < today)).size;
  const isUnusual = missed >= inactiveDays && (1 - Math.min(1, came / before)) ** missed <= inactiveChance;
  if (!isUnusual && missed < inactiveForAll) return null;
  const saidDays = days.filter(({ day, isSaid }) => isSaid && day > last).length;
  const since = daysFrom(last, today);
  return { rule: 'inactive', days: since, isLonger: since >= windowDays, saidDays };
}

function failing({ days, today, fellBack }: StudentFacts): ThreeReason | null {
  const now = sumOf(weekBefore(days, today, 0));
  // A fall that began last week would hide itself in it.
  const before = sumOf([2, 3].flatMap((week) => weekBefore(days, today, week)));
  if (now.answers < answersToJudge || before.answers < answersToJudge) return null;
  const error = Math.sqrt(before.share * (1 - before.share) * (1 / now.answers + 1 / before.answers));
  if (before.share - now.share < Math.max(failingFall, beyondChance * error)) return null;
  return { rule: 'failing', percent: percent(now.share), percentBefore: percent(before.share), fellBack };
}

function drop({ days, today }: StudentFacts, { workdays, change }: ClassRhythm): ThreeReason | null {
  const { answers, usual } = weeksOf(days, today, workdays);
  if (answers === 0) return null;
  if (usual < usualAnswers || answers > dropTo * Math.min(1, change) * usual) return null;
  return { rule: 'drop', answers, usual: Math.round(usual) };
}

function missing({ homework }: StudentFacts): ThreeReason | null {
  const isMissing = homework.missing >= missingMin && homework.missing >= missingShare * homework.due;
  return isMissing ? { rule: 'missing', ...homework } : null;
}

/** Broken on a day on which the class was at work: what ends on a Saturday is told on Tuesday, if at all. */
function brokenStreak({ lastRun, today }: StudentFacts, { workdays }: ClassRhythm): ThreeReason | null {
  if (!lastRun || lastRun.days < streakMin || lastRun.lastDay < dayBefore(today, streakNewsDays)) return null;
  return between(lastRun.lastDay, today, workdays) > 0 ? { rule: 'streak-broken', ...lastRun } : null;
}

function goodWeek({ days, today }: StudentFacts): ThreeReason | null {
  const week = weekBefore(days, today, 0);
  const { share, answers } = sumOf(week);
  const seen = week.filter(({ isSeen }) => isSeen).length;
  if (seen < goodDays || answers < answersToJudge || share < goodShare) return null;
  return { rule: 'good-week', days: seen, percent: percent(share) };
}

/** The day whose number of students at work is the class's usual one: holidays of three weeks still leave it. */
const usualPlace = 5;
/** Below half of the usual number, the class had a day off. */
const atWork = 0.5;
/** In so small a class nobody can tell a holiday from one student's absence: every day counts. */
const smallClass = 4;

/** The rhythm of a class, from all of its students. */
export function rhythmOf(students: readonly StudentFacts[], today: string): ClassRhythm {
  const window = Array.from({ length: windowDays }, (_, back) => dayBefore(today, back));
  if (students.length < smallClass) return { workdays: new Set(window), change: 1 };
  const seenOn = new Map<string, number>();
  for (const { days } of students)
    for (const { day, isSeen } of days) if (isSeen) seenOn.set(day, (seenOn.get(day) ?? 0) + 1);
  const usual = [...seenOn.values()].sort((one, other) => other - one)[usualPlace] ?? Number.POSITIVE_INFINITY;
  const workdays = new Set(window.filter((day) => (seenOn.get(day) ?? 0) >= atWork * usual));
  const changes = students
    .map((each) => weeksOf(each.days, each.today, workdays))
    .filter(({ usual }) => usual >= usualAnswers)
    .map(({ answers, usual }) => answers / usual)
    .sort((one, other) => one - other);
  return { workdays, change: changes.length < smallClass ? 1 : (changes[Math.floor(changes.length / 2)] ?? 1) };
}

/** Answers of the last seven days, and of a usual one of the three weeks before; 0 where the class had holidays. */
function weeksOf(days: readonly DayFacts[], today: string, workdays: ReadonlySet<string>) {
  const [answers = 0, ...earlier] = [0, 1, 2, 3].map((week) => sumOf(weekBefore(days, today, week)).answers);
  const usual = earlier
    .filter((_, place) => workdaysIn(today, place + 1, workdays) >= workdaysOfWeek)
    .sort((one, other) => one - other);
  return { answers, usual: usual[Math.floor(usual.length / 2)] ?? 0 };
}

/** The seven days before today, or those of an earlier week: today isn't over. */
function weekBefore(days: readonly DayFacts[], today: string, week: number): DayFacts[] {
  const [from, to] = [dayBefore(today, 7 * week + 7), dayBefore(today, 7 * week + 1)];
  return days.filter(({ day }) => day >= from && day <= to);
}

function workdaysIn(today: string, week: number, workdays: ReadonlySet<string>): number {
  return Array.from({ length: 7 }, (_, back) => dayBefore(today, 7 * week + 1 + back)).filter((day) =>
    workdays.has(day),
  ).length;
}

function sumOf(days: readonly DayFacts[]) {
  const sum = (of: 'right' | 'wrong') => days.reduce((all, each) => all + each[of], 0);
  const [right, answers] = [sum('right'), sum('right') + sum('wrong')];
  return { answers, share: answers === 0 ? 0 : right / answers };
}

/** Workdays after one day and before another. */
function between(day: string, other: string, workdays: ReadonlySet<string>): number {
  return [...workdays].filter((each) => each > day && each < other).length;
}

/** The day so many days before another; both as YYYY-MM-DD. */
function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}

function daysFrom(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / dayMs);
}

const percent = (share: number) => Math.round(100 * share);
