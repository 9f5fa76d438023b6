import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** A student's work on an assignment, which has become work on another one. */
export type MovedWork = { fromId: string; toId: string; studentId: string };

/** The moves as the rows of a table `moved`. */
export function movedRows(moves: readonly MovedWork[]): SQL {
  const rows = moves.map(({ fromId, toId, studentId }) => ({ from_id: fromId, to_id: toId, student_id: studentId }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS moved (from_id uuid, to_id uuid, student_id uuid)`;
}
