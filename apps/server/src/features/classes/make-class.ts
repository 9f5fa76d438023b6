import { isSameClassName } from '@wordgrove/contract/class-name';
import { limits } from '@wordgrove/contract/limits';
import type { Tx } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { ClassRow, NewClass } from './class-store.ts';
import { countClasses, findClass, insertClass, listOpenClasses } from './class-store.ts';

export type ClassRefusals = Refusals<'class-name-taken' | 'too-many-classes'>;
export type Made<Row> = { row: Row; isNew: boolean };

/** Makes a class once, however often it is sent. */
export async function makeClass(
  tx: Tx,
  taught: TaughtBy,
  wanted: NewClass,
  errors: ClassRefusals,
): Promise<Made<ClassRow>> {
  await takeTurns(tx, 'classes', taught.teacherId);
  const earlier = await findClass(tx, taught, wanted.id);
  if (earlier) return { row: earlier, isNew: false };
  await refuseTakenName(tx, taught, wanted, errors);
  await refuseTooManyClasses(tx, taught.teacherId, errors);
  const isInserted = await insertClass(tx, taught, wanted);
  const row = isInserted ? await findClass(tx, taught, wanted.id) : null;
  // Somebody else's class has this id.
  if (!row) throw failures.notFound();
  return { row, isNew: true };
}

/**
 * Two open classes with one name can't be told apart in a list. An archived one may share it: there is a 5-A every
 * year. Holds only while the teacher's classes are locked.
 */
export async function refuseTakenName(
  tx: Tx,
  taught: TaughtBy,
  { id, name }: Pick<ClassRow, 'id' | 'name'>,
  errors: Refusals<'class-name-taken'>,
): Promise<void> {
  const open = await listOpenClasses(tx, taught);
  if (open.some((row) => row.id !== id && isSameClassName(row.name, name))) throw errors['class-name-taken']();
}

/** Holds only while the teacher's classes are locked. */
export async function refuseTooManyClasses(
  tx: Tx,
  teacherId: string,
  errors: Refusals<'too-many-classes'>,
): Promise<void> {
  if ((await countClasses(tx, teacherId)) >= limits.classesMax) throw errors['too-many-classes']();
}
