import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { assignments, assignmentWork, gamePlays } from '#db/schema/all.ts';

/**
 * Until when the right answers of a test `a` stay with the server, so that nobody passes them on: the last due time
 * that anybody has, also when it is closed before, since it can be opened again. Null without a due time.
 */
export const answersHeldUntil = sql<string | null>`greatest(a.due_at,
  (SELECT max(late.extended_to) FROM ${assignmentWork} AS late
    WHERE late.assignment_id = a.id AND a.due_at IS NOT NULL))`;

/** The ids of a student's tests whose right answers the student mustn't see yet. */
export const heldTests = (userId: string, now: Date): SQL<{ id: string }> => sql<{ id: string }>`
  SELECT p.id FROM ${gamePlays} AS p LEFT JOIN ${assignments} AS a ON a.id = p.assignment_id
  WHERE p.student_id = ${userId} AND p.is_test
    AND (p.finished_at IS NULL OR ${answersHeldUntil} >= ${now.toISOString()}::timestamptz)`;
