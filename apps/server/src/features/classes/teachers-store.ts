import type { Handover, SchoolClass } from '@wordgrove/contract/classes';
import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { sql } from 'drizzle-orm';
import {
  authUsers,
  classEnrolments,
  classes,
  classHandovers,
  classInvites,
  classTeacherOffers,
  classTeachers,
  profiles,
} from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { Part } from '#db/statement.ts';

type Stamped = { createdAt: string };

const withInstant = <Row extends Stamped>(row: Row): Row => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
});

/** The teacher's classes: open ones first, then oldest first. */
export const classesOfTeacher: Part<'userId', SchoolClass[], SchoolClass[]> = {
  json: ({ userId }) => sql`coalesce((SELECT json_agg(class) FROM (
    SELECT c.id, c.name, c.time_zone AS "timeZone", c.archived_at AS "archivedAt", c.version,
      c.created_at AS "createdAt", c.allows, CASE WHEN t.is_owner THEN offer.to_email END AS "offeredTo", t.is_owner AS "isOwner", counted.active AS "activeStudents",
      counted.pending AS "pendingStudents"
    FROM ${classTeachers} AS t
    JOIN ${classes} AS c ON c.id = t.class_id
    LEFT JOIN ${classHandovers} AS offer ON offer.class_id = c.id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE e.status = 'active') AS active, count(*) FILTER (WHERE e.status = 'pending') AS pending
      FROM ${classEnrolments} AS e WHERE e.class_id = c.id AND e.status IN ('pending', 'active')) AS counted
    WHERE t.teacher_id = ${userId}
    ORDER BY c.archived_at IS NOT NULL, c.created_at, c.id) AS class), '[]')`,
  read: (rows) =>
    rows.map((row) => ({ ...withInstant(row), archivedAt: row.archivedAt && new Date(row.archivedAt).toISOString() })),
};

/**
 * What is offered to the teacher's address, oldest first: classes to take over, and to teach together. Offers by somebody
 * who no longer owns the class are left out, and so is one to teach an archived class. Whose address it is says
 * `addressFor`.
 */
export const offeredClasses: Part<'userId' | 'now', Handover[], Handover[]> = {
  json: ({ userId, now }) => sql`coalesce((SELECT json_agg(offered) FROM (
    SELECT offer.kind, offer.id, c.id AS "classId", c.name AS "className", ${shownName} AS "teacherName", offer.created_at AS "createdAt",
      (SELECT count(*) FROM ${classEnrolments} AS e WHERE e.class_id = c.id AND e.status = 'active') AS "activeStudents"
    FROM (
      SELECT 'handover' AS kind, class_id AS id, class_id, teacher_id, to_email, created_at FROM ${classHandovers}
      UNION ALL
      SELECT 'teaching', id, class_id, teacher_id, to_email, created_at FROM ${classTeacherOffers}
      WHERE taken_by IS NULL AND expires_at > ${now}::timestamptz) AS offer
    JOIN ${classes} AS c ON c.id = offer.class_id AND (offer.kind = 'handover' OR c.archived_at IS NULL)
    JOIN ${classTeachers} AS giver ON giver.class_id = c.id AND giver.teacher_id = offer.teacher_id AND giver.is_owner
    JOIN ${authUsers} ON ${authUsers.id} = offer.teacher_id
    LEFT JOIN ${profiles} ON ${profiles.userId} = offer.teacher_id
    WHERE offer.to_email = (SELECT reader.email FROM ${authUsers} AS reader WHERE reader.id = ${userId})
      AND offer.created_at >= (SELECT CASE WHEN reader.email_verified THEN '-infinity' ELSE reader.created_at END
        FROM ${authUsers} AS reader WHERE reader.id = ${userId})
      AND (offer.kind = 'handover' OR NOT EXISTS (
        SELECT FROM ${classTeachers} AS t WHERE t.class_id = c.id AND t.teacher_id = ${userId}))
    ORDER BY offer.created_at, offer.id) AS offered), '[]')`,
  read: (rows) => rows.map(withInstant),
};

/** The newest code of the teacher's classes that `inviteState` calls active. */
export const currentInvite: Part<'userId' | 'now', TeacherDashboard['invite'], TeacherDashboard['invite']> = {
  json: ({ userId, now }) => sql`(SELECT json_build_object(
      'id', i.id, 'code', i.code, 'classId', c.id, 'className', c.name)
    FROM ${classTeachers} AS t
    JOIN ${classes} AS c ON c.id = t.class_id AND c.archived_at IS NULL
    JOIN ${classInvites} AS i ON i.class_id = c.id
    WHERE t.teacher_id = ${userId} AND i.is_active AND (i.expires_at IS NULL OR i.expires_at > ${now}::timestamptz)
      AND (i.max_uses IS NULL OR i.current_uses < i.max_uses)
    ORDER BY i.created_at DESC, i.id DESC LIMIT 1)`,
  read: (invite) => invite,
};
