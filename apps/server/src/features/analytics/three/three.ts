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
  const { db, clock } = parts;
  return async ({ timeZone }, taught, { classId }) => {
    if (classId && !(await isTaughtClass(db, taught, classId))) throw failures.notFound();
    const now = clock.now();
    const day = localDay(now, timeZone);
    const [students, asides] = await Promise.all([listTaught(db, taught, classId), listAsides(db, taught, day)]);
    const facts = await readFacts(parts, taught, students, now);
    const rhythms = rhythmsOf(students, facts, day);
    const judged = students.map(({ studentId, name, classes }) => {
      const own = facts.get(studentId);
      const reasons = own ? reasonsOf(own, merged(classes.flatMap((each) => rhythms.get(each.classId) ?? []))) : [];
      return { studentId, name, classes, reasons: reasons.filter(({ rule }) => !isAside(asides, studentId, rule)) };
    });
    const names = new Map(students.map(({ studentId, name }) => [studentId, name]));
    return {
      day,
      students: pickThree(judged, day),
      aside: asides.flatMap((row) => {
        const name = names.get(row.studentId);
        return name === undefined ? [] : [{ ...row, name }];
      }),
      active: students.length,
      known: [...facts.values()].filter(isKnown).length,
    };
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

function rhythmsOf(
  students: readonly TaughtRow[],
  facts: ReadonlyMap<string, StudentFacts>,
  day: string,
): ReadonlyMap<string, ClassRhythm> {
  const members = new Map<string, StudentFacts[]>();
  for (const { studentId, classes } of students) {
    const own = facts.get(studentId);
    if (own) for (const { classId } of classes) members.set(classId, [...(members.get(classId) ?? []), own]);
  }
  return new Map([...members].map(([classId, all]) => [classId, rhythmOf(all, day)]));
}

/** Of a student in several classes: at work when any of them is. */
function merged(rhythms: readonly ClassRhythm[]): ClassRhythm {
  return {
    workdays: new Set(rhythms.flatMap(({ workdays }) => [...workdays])),
    change: Math.max(...rhythms.map(({ change }) => change), 0),
  };
}
