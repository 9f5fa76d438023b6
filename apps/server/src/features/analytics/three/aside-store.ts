import type { ThreeAside } from '@wordgrove/contract/three-today';
import { and, eq, gte, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { analyticsAside } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';

export type AsideRow = Omit<ThreeAside, 'name'>;

const { id, studentId, rule, reason, until } = analyticsAside;
const shown = { id, studentId, rule, reason, until };

const asides = statement('asides', ['teacherId', 'day'], (on, wanted) =>
  on
    .select(shown)
    .from(analyticsAside)
    .where(and(eq(analyticsAside.teacherId, wanted.teacherId), gte(until, wanted.day)))
    .orderBy(until, id),
);

/** What the teacher has put aside for this day, also of students who have left. */
export function listAsides(on: Db | Tx, { teacherId }: TaughtBy, day: string): Promise<AsideRow[]> {
  return asides(on, { teacherId, day });
}

export async function findAside(tx: Tx, { teacherId }: TaughtBy, wanted: string): Promise<AsideRow | null> {
  const [row] = await tx
    .select(shown)
    .from(analyticsAside)
    .where(and(eq(id, wanted), eq(analyticsAside.teacherId, teacherId)));
  return row ?? null;
}

/** Takes the place of what was put aside of the same rule. False when the id is somebody else's. */
export async function insertAside(tx: Tx, { teacherId }: TaughtBy, row: AsideRow, createdAt: Date): Promise<boolean> {
  const isSame = and(eq(studentId, row.studentId), eq(rule, row.rule), ne(id, row.id));
  await tx.delete(analyticsAside).where(and(eq(analyticsAside.teacherId, teacherId), isSame));
  const inserted = await tx
    .insert(analyticsAside)
    .values({ ...row, teacherId, createdAt })
    .onConflictDoNothing()
    .returning({ id });
  return inserted.length > 0;
}

/** False when the teacher has no such row. */
export async function removeAside(tx: Tx, { teacherId }: TaughtBy, wanted: string): Promise<boolean> {
  const removed = await tx
    .delete(analyticsAside)
    .where(and(eq(id, wanted), eq(analyticsAside.teacherId, teacherId)))
    .returning({ id });
  return removed.length > 0;
}

/** Removes what ended before an instant. */
export async function removeOldAsides(db: Db, before: Date): Promise<void> {
  await db.delete(analyticsAside).where(lt(until, before.toISOString().slice(0, 10)));
}
