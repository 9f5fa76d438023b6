import type { Tx } from '#db/client.ts';
import type { Refusals } from '#http/failure.ts';
import type { Holder } from './hidden-store.ts';
import { listHolders } from './hidden-store.ts';

/**
 * Work is stored for a student and an assignment, so it is there again as soon as the student has the assignment again;
 * meanwhile nobody sees it, which the teacher has to know.
 *
 * @param begun who had begun before it was set for others
 * @throws `work-hidden` for those of them who don't have it any more
 */
export async function refuseHiding(
  tx: Tx,
  id: string,
  begun: readonly Holder[],
  errors: Refusals<'work-hidden'>,
): Promise<void> {
  if (begun.length === 0) return;
  const has = new Set((await listHolders(tx, id)).map(({ studentId }) => studentId));
  const losing = begun.filter(({ studentId }) => !has.has(studentId));
  if (losing.length === 0) return;
  const classes = [...new Set(losing.map(({ className }) => className))].sort();
  throw errors['work-hidden']({ data: { students: losing.length, classes } });
}
