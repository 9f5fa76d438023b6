import type { Tx } from '#db/client.ts';
import type { Tell } from '#platform/live.ts';
import { listTeachersOf } from './enrolment-store.ts';

/** Tells every teacher with the student on a roster that a fact about the student changed. */
export async function tellTeachersOf(tell: Tell, tx: Tx, studentId: string): Promise<void> {
  await tell(tx, await listTeachersOf(tx, studentId), 'roster');
}
