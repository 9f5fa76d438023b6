import { isDeepStrictEqual } from 'node:util';
import { isSameClassName } from '@wordgrove/contract/class-name';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { findClass, holdClass, listStudentIds, listTeacherIds, updateClass } from '#features/classes/class-store.ts';
import { refuseTakenName } from '#features/classes/make-class.ts';
import { presentClass } from '#features/classes/present.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

/**
 * Renames a class and, if given, changes its time zone and what its teachers leave on. Due times and invite expiries are instants and stay. The same
 * change sent again changes nothing.
 */
export function renameOwnClass({ db, clock, tell }: Parts): Call<'classes.rename', [TaughtBy]> {
  return (taught, { id, name, version, ...wanted }, errors) =>
    inTransaction(db, async (tx) => {
      await takeTurns(tx, 'classes', taught.teacherId);
      const row = await holdClass(tx, taught, id);
      if (!row) throw failures.notFound();
      const { timeZone = row.timeZone, allows = row.allows } = wanted;
      const change = { name, timeZone, allows };
      if (row.version !== version) {
        const isSaved = isDeepStrictEqual({ name: row.name, timeZone: row.timeZone, allows: row.allows }, change);
        if (row.version === version + 1 && isSaved) return presentClass(row);
        throw errors['edit-conflict']({ data: presentClass(row) });
      }
      // A teacher with two classes of one name may still change how one of them is written.
      const isNewName = !row.archivedAt && !isSameClassName(row.name, name);
      if (isNewName) await refuseTakenName(tx, taught, { id, name }, errors);
      await updateClass(tx, row, change, clock.now());
      const studentIds = await listStudentIds(tx, id);
      await tellTopics(tell, tx, await listTeacherIds(tx, [id]), ['classes', 'invites', 'roster']);
      await tellTopics(tell, tx, studentIds, ['enrolments', 'profile']);
      return presentClass((await findClass(tx, taught, id)) ?? row);
    });
}
