import type { Tx } from '#db/client.ts';
import type { Tell } from '#platform/live.ts';
import { listTeachersOf } from './enrolment-store.ts';

/** Tells every teacher with one of the students on a roster that a fact about the student changed. */
export async function tellTeachersOf(tell: Tell, tx: Tx, ...studentIds: readonly string[]): Promise<void> {
  await tell(tx, await listTeachersOf(tx, studentIds), 'roster');
}
