import type { CameIn, Handover, Invite, OwnEnrolment, RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { together } from '#db/statement.ts';
import { takeTurns } from '#db/turns.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { findClass, listStudentIds, listTeacherIds, setArchived } from './class-store.ts';
import { findInvite, listCameIn, listInvites } from './invite-store.ts';
import { refuseTakenName } from './make-class.ts';
import { ownClasses } from './own-store.ts';
import { presentClass, presentInvite, presentRosterEntry } from './present.ts';
import { listRoster } from './roster-store.ts';
import { classesOfTeacher, offeredClasses } from './teachers-store.ts';
import { tellTopics } from './tell-topics.ts';

export type ClassServiceParts = { db: Db; clock: Clock; tell: Tell };

export type ClassService = ReturnType<typeof classService>;

const readMine = together('own_classes', ['userId'], { classes: ownClasses });
const readTaught = together('taught_classes', ['userId'], { classes: classesOfTeacher });
const readOffered = together('offered_classes', ['userId', 'now'], { classes: offeredClasses });

/** Calls about classes alone. Those that also change profiles or notices are in `flows`, invites in `edit-invite`. */
export function classService({ db, clock, tell }: ClassServiceParts) {
  const setOpen = (
    taught: TaughtBy,
    id: string,
    reopening: Refusals<'class-name-taken'> | null,
  ): Promise<SchoolClass> =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await takeTurns(tx, 'classes', taught.teacherId);
      const before = await findClass(tx, taught, id);
      if (!before) throw failures.notFound();
      if (reopening && before.archivedAt) await refuseTakenName(tx, taught, before, reopening);
      const changed = await setArchived(tx, taught, id, reopening ? null : now, now);
      const row = await findClass(tx, taught, id);
      if (!row) throw failures.notFound();
      if (changed) {
        await tellTopics(tell, tx, await listTeacherIds(tx, [id]), ['classes', 'invites', 'roster']);
        await tell(tx, await listStudentIds(tx, id), 'enrolments');
      }
      return presentClass(row);
    });

  return {
    list: async ({ teacherId }: TaughtBy): Promise<SchoolClass[]> =>
      (await readTaught(db, { userId: teacherId })).classes,
    archive: (taught: TaughtBy, { id }: { id: string }) => setOpen(taught, id, null),
    reopen: (taught: TaughtBy, { id }: { id: string }, errors: Refusals<'class-name-taken'>) =>
      setOpen(taught, id, errors),

    handovers: async ({ teacherId }: TaughtBy): Promise<Handover[]> =>
      (await readOffered(db, { userId: teacherId, now: clock.now().toISOString() })).classes,

    listInvites: async (taught: TaughtBy): Promise<Invite[]> => {
      const now = clock.now();
      return (await listInvites(db, taught)).map((row) => presentInvite(row, now));
    },

    cameIn: async (taught: TaughtBy, id: string): Promise<CameIn> => {
      const invite = await findInvite(db, taught, id);
      if (!invite) throw failures.notFound();
      const { students, gone } = await listCameIn(db, taught, invite);
      return { students: students.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), gone };
    },

    mine: async ({ userId }: OwnRows): Promise<OwnEnrolment[]> => (await readMine(db, { userId })).classes,

    roster: async (taught: TaughtBy, classId: string | undefined): Promise<RosterEntry[]> => {
      if (classId !== undefined && !(await findClass(db, taught, classId))) throw failures.notFound();
      return (await listRoster(db, taught, classId)).map(presentRosterEntry);
    },
  };
}
