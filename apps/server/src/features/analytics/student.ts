import type { EventKind, StudentEvent } from '@wordgrove/contract/analytics';
import type { DayOfTasks } from '@wordgrove/contract/daily-tasks';
import type { GameStats } from '@wordgrove/contract/games';
import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { MemorySummary, Xp } from '@wordgrove/contract/memory';
import type { Db } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { EventTexts, Page } from './events-store.ts';
import { listEvents } from './events-store.ts';
import type { ReadFigures } from './students.ts';
import { findTaught } from './taught-store.ts';

type ReadOwn<Value> = (own: OwnRows, place: { timeZone: string }) => Promise<Value>;

/** What answers the student's own calls. */
export type OwnScreens = {
  xp: ReadOwn<Xp>;
  days: ReadOwn<DayOfTasks[]>;
  memory: ReadOwn<MemorySummary>;
  study: ReadOwn<string[]>;
  games: (own: OwnRows, place: { timeZone: string }, period: { from?: string | undefined }) => Promise<GameStats>;
};

type Parts = {
  db: Db;
  clock: Clock;
  readFigures: ReadFigures;
  screens: OwnScreens;
  /** The right to a student's rows, for a teacher who has shown to teach the student. */
  rowsOf: (studentId: string) => OwnRows;
  textsIn: (language: Language) => EventTexts;
  /** The teacher's homework that was due for a student, the newest first. */
  listDue: (db: Db, taught: TaughtBy, page: Page) => Promise<Omit<Of<'homework'>, 'kind'>[]>;
  /** The student's days with tasks, the newest first. */
  listTaskDays: (db: Db, page: Page) => Promise<Omit<Of<'streak'>, 'kind'>[]>;
};

type Of<Kind extends EventKind> = Extract<StudentEvent, { kind: Kind }>;

/** One student as the student's own screens say it, and the events behind that. */
export function taughtStudent({ db, clock, readFigures, screens, rowsOf, textsIn, listDue, listTaskDays }: Parts) {
  const page: Call<'analytics.student', [TaughtBy]> = async (taught, { studentId, from }) => {
    const found = await findTaught(db, taught, studentId);
    if (!found) throw failures.notFound();
    const { timeZone, ...student } = found;
    const own = rowsOf(studentId);
    const place = { timeZone };
    const [figures, xp, days, memory, study, games] = await Promise.all([
      readFigures(db, [found], clock.now()),
      screens.xp(own, place),
      screens.days(own, place),
      screens.memory(own, place),
      screens.study(own, place),
      screens.games(own, place, { from }),
    ]);
    const ofStudent = figures.get(studentId);
    if (!ofStudent) throw failures.notFound();
    return { ...student, figures: ofStudent, xp, days, memory, study, games };
  };

  const events: Call<'analytics.events', [TaughtBy]> = async (taught, wish) => {
    const { studentId, kind, of, language, page: number } = wish;
    if (!(await findTaught(db, taught, studentId))) throw failures.notFound();
    const size = limits.studentEventsPage;
    const asked = { studentId, now: clock.now(), size: size + 1, from: (number - 1) * size };
    const read = async (): Promise<StudentEvent[]> => {
      switch (kind) {
        case 'homework':
          return (await listDue(db, taught, asked)).map((row) => ({ kind, ...row }));
        case 'streak':
          return (await listTaskDays(db, asked)).map((row) => ({ kind, ...row }));
        default:
          return listEvents(db, kind, { ...asked, of }, textsIn(language));
      }
    };
    const found = await read();
    return { studentId, events: found.slice(0, size), hasMore: found.length > size };
  };
  return { page, events };
}
