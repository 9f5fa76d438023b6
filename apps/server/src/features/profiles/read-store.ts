import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, classEnrolments, classes, classTeachers, profiles } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

type Own = Pick<OwnRows, 'userId'>;

/** What the profile says about a student's classes. */
type Classes = {
  /** The teachers of the student's classes, longest first. */
  teacherIds: string[];
  /** The teacher and name of the student's first class. */
  teacherId: string | null;
  teacherName: string | null;
  className: string | null;
};

export type ProfileRow = typeof profiles.$inferSelect &
  Classes & {
    email: string;
    emailVerified: boolean;
    /** A teacher's distinct active students, and classes. */
    studentsCount: number;
    classesCreated: number;
  };

export async function findProfile(on: Db | Tx, own: Own): Promise<ProfileRow | null> {
  return toProfileRow(await selectProfile(on).where(eq(profiles.userId, own.userId)));
}

/** `findProfile` as a prepared statement, since every page begins with it. */
export function prepareFindProfile(db: Db): (own: Own) => Promise<ProfileRow | null> {
  const statement = selectProfile(db)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('find_profile');
  return async ({ userId }) => toProfileRow(await statement.execute({ userId }));
}

/**
 * Facts about classes and teachers are read from their own tables, so that deciding on a whole class doesn't write to
 * every profile. Statuses are literals: a plan for a parameter can't use a partial index.
 */
function selectProfile(on: Db | Tx) {
  const studentsCount = sql<number>`(
    SELECT count(DISTINCT e.student_id)::int FROM ${classTeachers} t JOIN ${classEnrolments} e ON e.class_id = t.class_id
    WHERE t.teacher_id = ${profiles.userId} AND e.status = 'active')`;
  const classesCreated = sql<number>`(
    SELECT count(*)::int FROM ${classTeachers} t WHERE t.teacher_id = ${profiles.userId})`;
  const teacherIds = sql`(
    SELECT array_agg(by_teacher.id ORDER BY by_teacher.since, by_teacher.id) FROM (
      SELECT t.teacher_id AS id, min(e.enrolled_at) AS since
      FROM ${classEnrolments} e JOIN ${classTeachers} t ON t.class_id = e.class_id
      WHERE e.student_id = ${profiles.userId} AND e.status = 'active'
      GROUP BY t.teacher_id) by_teacher)`;
  const firstClass = sql`(
    SELECT jsonb_build_object('teacherId', t.teacher_id, 'teacherName', p.display_name, 'className', c.name)
    FROM ${classEnrolments} e
    JOIN ${classes} c ON c.id = e.class_id
    JOIN ${classTeachers} t ON t.class_id = c.id
    JOIN ${profiles} p ON p.user_id = t.teacher_id
    WHERE e.student_id = ${profiles.userId} AND e.status IN ('active', 'pending')
    ORDER BY e.status = 'pending', e.enrolled_at, e.id, t.is_owner DESC, t.created_at, t.teacher_id
    LIMIT 1)`;
  const ofTeacher = (value: typeof studentsCount) =>
    sql<number>`CASE WHEN ${profiles.role} = 'teacher' THEN ${value} ELSE 0 END`;
  return on
    .select({
      profile: profiles,
      email: sql<string>`coalesce(${authUsers.email}, '')`,
      emailVerified: authUsers.emailVerified,
      studentsCount: ofTeacher(studentsCount),
      classesCreated: ofTeacher(classesCreated),
      classes: sql<Partial<Classes> | null>`CASE WHEN ${profiles.role} = 'student'
        THEN jsonb_build_object('teacherIds', coalesce(to_jsonb(${teacherIds}), '[]')) || coalesce(${firstClass}, '{}') END`,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.userId))
    .$dynamic();
}

const noClasses: Classes = { teacherIds: [], teacherId: null, teacherName: null, className: null };

function toProfileRow([row]: Awaited<ReturnType<typeof selectProfile>>): ProfileRow | null {
  if (!row) return null;
  const { profile, classes: of, ...rest } = row;
  return { ...profile, ...rest, ...noClasses, ...of };
}
