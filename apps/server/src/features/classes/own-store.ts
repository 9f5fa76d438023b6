import type { OwnEnrolment } from '@wordgrove/contract/classes';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { Given, Part } from '#db/statement.ts';
import { together } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

/** The student's open classes, newest first; for each the standing enrolment, or else the last one refused. */
export const ownClasses: Part<'userId', OwnEnrolment[], OwnEnrolment[]> = {
  json: ({ userId }) => enrolmentsJson(userId, sql`c.archived_at IS NULL`),
  read: (enrolments) => enrolments.map(withInstant),
};

const one = together('own_enrolment', ['userId', 'id'], {
  found: {
    json: ({ userId, id }) => enrolmentsJson(userId, sql`e.id = ${id}`),
    read: (enrolments: OwnEnrolment[]) => enrolments.map(withInstant),
  },
});

export async function findOwnEnrolment(on: Db | Tx, { userId }: OwnRows, id: string): Promise<OwnEnrolment | null> {
  const { found } = await one(on, { userId, id });
  return found[0] ?? null;
}

/** Names the class's owner as its teacher; the invite's only when the class has none. */
function enrolmentsJson(userId: Given, condition: SQL): SQL<OwnEnrolment[]> {
  return sql`coalesce((SELECT json_agg(enrolment ORDER BY "enrolledAt" DESC) FROM (
    SELECT DISTINCT ON (e.class_id) e.id, e.class_id AS "classId", c.name AS "className",
      coalesce(teaching.teacher_id, e.teacher_id) AS "teacherId", coalesce(${shownName}, '') AS "teacherName", (
        SELECT coalesce(json_agg(named.name ORDER BY named.is_owner DESC, named.created_at, named.teacher_id), '[]') FROM (
          SELECT t.is_owner, t.created_at, t.teacher_id, ${shownName} AS name FROM class_teachers AS t
          JOIN ${authUsers} ON ${authUsers.id} = t.teacher_id
          LEFT JOIN ${profiles} ON ${profiles.userId} = t.teacher_id WHERE t.class_id = e.class_id) AS named) AS "teacherNames",
      e.status,
      e.sign_in_help AS "signInHelp", c.allows, e.enrolled_at AS "enrolledAt"
    FROM class_enrolments AS e
    JOIN classes AS c ON c.id = e.class_id
    LEFT JOIN LATERAL (
      SELECT t.teacher_id FROM class_teachers AS t WHERE t.class_id = e.class_id
      ORDER BY t.is_owner DESC, t.created_at, t.teacher_id LIMIT 1) AS teaching ON true
    LEFT JOIN ${authUsers} ON ${authUsers.id} = teaching.teacher_id
    LEFT JOIN ${profiles} ON ${profiles.userId} = ${authUsers.id}
    WHERE e.student_id = ${userId} AND ${condition}
    ORDER BY e.class_id, e.status IN ('pending', 'active') DESC, e.enrolled_at DESC, e.id DESC) AS enrolment), '[]')`;
}

const withInstant = (enrolment: OwnEnrolment): OwnEnrolment => ({
  ...enrolment,
  enrolledAt: new Date(enrolment.enrolledAt).toISOString(),
});
