import type { ClassWeek } from '@wordgrove/contract/dashboards';
import type { ThreeToday } from '@wordgrove/contract/three-today';
import type { Db } from '#db/client.ts';
import type { Asked } from '#features/analytics/students.ts';
import type { TaughtRow } from '#features/analytics/taught-store.ts';
import { isTaughtClass, listTaught } from '#features/analytics/taught-store.ts';
import type { Call } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { dayBefore, localDay, startOfDay } from '#platform/local-day.ts';
import type { AsideRow } from './aside-store.ts';
import { listAsides } from './aside-store.ts';
import { listJoined } from './facts-store.ts';
import { pickThree } from './pick-three.ts';
import type { ClassRhythm, StudentFacts } from './rules.ts';
import { isKnown, reasonsOf, rhythmOf, windowDays } from './rules.ts';
import { weeksOf } from './weeks.ts';

/** What the features know of students, by student. */
export type ReadLives = (
  db: Db,
  students: readonly Asked[],
  now: Date,
) => Promise<ReadonlyMap<string, Pick<StudentFacts, 'today' | 'days' | 'lastRun' | 'fellBack'>>>;

/** The teacher's homework that was due since an instant, by student; without a row there was none. */
export type ReadHomework = (
  db: Db,
  taught: TaughtBy,
  wish: { studentIds: readonly string[]; since: Date },
  now: Date,
) => Promise<ReadonlyMap<string, StudentFacts['homework']>>;

export type ThreeParts = { db: Db; clock: Clock; readLives: ReadLives; readHomework: ReadHomework };

/** Whom a teacher should talk to today. */
export function threeToday(parts: ThreeParts): Call<'analytics.three', [Caller, TaughtBy]> {
  return async (caller, taught, { classId }) => {
    if (classId && !(await isTaughtClass(parts.db, taught, classId))) throw failures.notFound();
    return threeOf(await readSchool(parts, caller, taught, classId));
  };
}

/** The same of all open classes, and how the week of each goes, from one reading. */
export function teachersDay(parts: ThreeParts) {
  return async (caller: Caller, taught: TaughtBy): Promise<{ three: ThreeToday; weeks: ClassWeek[] }> => {
    const school = await readSchool(parts, caller, taught, undefined);
    return { three: threeOf(school), weeks: weeksOf(membersOf(school), school.day) };
  };
}

type School = {
  day: string;
  students: readonly TaughtRow[];
  asides: readonly AsideRow[];
  facts: ReadonlyMap<string, StudentFacts>;
};

async function readSchool(
  parts: ThreeParts,
  { timeZone }: Caller,
  taught: TaughtBy,
  classId: string | undefined,
): Promise<School> {
  const { db, clock } = parts;
  const now = clock.now();
  const day = localDay(now, timeZone);
  const [students, asides] = await Promise.all([listTaught(db, taught, classId), listAsides(db, taught, day)]);
  return { day, students, asides, facts: await readFacts(parts, taught, students, now) };
}

function threeOf(school: School): ThreeToday {
  const { day, students, asides, facts } = school;
  const rhythms = rhythmsOf(school);
  const judged = students.map(({ studentId, name, classes }) => {
    const own = facts.get(studentId);
    const reasons = own ? reasonsOf(own, merged(classes.flatMap((each) => rhythms.get(each.classId) ?? []))) : [];
    return { studentId, name, classes, reasons: reasons.filter(({ rule }) => !isAside(asides, studentId, rule)) };
  });
  const names = new Map(students.map(({ studentId, name }) => [studentId, name]));
  return {
    day,
    ...pickThree(judged, day),
    aside: asides.flatMap((row) => {
      const name = names.get(row.studentId);
      return name === undefined ? [] : [{ ...row, name }];
    }),
    active: students.length,
    known: [...facts.values()].filter(isKnown).length,
    practised: [...facts.values()].filter(({ days }) => days.some(({ isSeen }) => isSeen)).length,
  };
}

const isAside = (asides: readonly AsideRow[], studentId: string, rule: string) =>
  asides.some((row) => row.studentId === studentId && row.rule === rule);

async function readFacts(
  { db, readLives, readHomework }: ThreeParts,
  taught: TaughtBy,
  students: readonly TaughtRow[],
  now: Date,
): Promise<ReadonlyMap<string, StudentFacts>> {
  const classIds = [...new Set(students.flatMap(({ classes }) => classes.map(({ classId }) => classId)))];
  const studentIds = students.map(({ studentId }) => studentId);
  const since = startOfDay(dayBefore(localDay(now, 'UTC'), windowDays), 'UTC');
  const [lives, homework, joined] = await Promise.all([
    readLives(db, students, now),
    readHomework(db, taught, { studentIds, since }, now),
    listJoined(db, classIds),
  ]);
  const facts = students.flatMap(({ studentId, timeZone }) => {
    const [life, at] = [lives.get(studentId), joined.get(studentId)];
    const set = homework.get(studentId) ?? { missing: 0, due: 0 };
    return life && at ? [{ studentId, ...life, joined: localDay(at, timeZone), homework: set }] : [];
  });
  return new Map(facts.map((each) => [each.studentId, each]));
}

const rhythmsOf = (school: School): ReadonlyMap<string, ClassRhythm> =>
  new Map([...membersOf(school)].map(([classId, all]) => [classId, rhythmOf(all, school.day)]));

/** What is known of the students of each class. */
function membersOf({ students, facts }: School): ReadonlyMap<string, readonly StudentFacts[]> {
  const members = new Map<string, StudentFacts[]>();
  for (const { studentId, classes } of students) {
    const own = facts.get(studentId);
    if (!own) continue;
    for (const { classId } of classes) {
      const known = members.get(classId);
      if (known) known.push(own);
      else members.set(classId, [own]);
    }
  }
  return members;
}

/** Of a student in several classes: at work when any of them is. */
function merged(rhythms: readonly ClassRhythm[]): ClassRhythm {
  return {
    workdays: new Set(rhythms.flatMap(({ workdays }) => [...workdays])),
    change: Math.max(...rhythms.map(({ change }) => change), 0),
  };
}
