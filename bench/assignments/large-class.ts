import { openClass, registerTeacher } from '#calls.ts';
import type { Server } from '#server.ts';

export type LargeClass = { teacher: string; classId: string };

/**
 * A class of that many students and assignments, of whose work half is returned, a fifth waits, and the rest is missing.
 * What the database held before is removed.
 */
export async function openLargeClass(
  { ask, database }: Server,
  { students, homeworks }: { students: number; homeworks: number },
): Promise<LargeClass> {
  await database.query('TRUNCATE auth_users, classes CASCADE');
  const teacher = await registerTeacher(ask);
  const { classId, teacherId } = await openClass(ask, teacher);
  await database.query(
    `WITH made AS (
       INSERT INTO auth_users (id, email, name, email_verified, created_at, updated_at)
       SELECT id, id || '@example.org', 'Student ' || n, true, now(), now()
       FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, $1::int) AS n) AS new RETURNING id)
     INSERT INTO class_enrolments (id, student_id, class_id, teacher_id, status, enrolled_at, created_at, updated_at)
     SELECT gen_random_uuid(), id, $2, $3, 'active', now() - interval '1 year', now(), now() FROM made`,
    [students, classId, teacherId],
  );
  await database.query(
    `WITH made AS (
       INSERT INTO assignments (id, teacher_id, title, instructions, task, due_at, time_zone, is_late_allowed, points, counts,
         is_for_some, published_at)
       SELECT gen_random_uuid(), $1, 'Homework ' || n, '', '{"kind": "game", "type": "quiz"}', now() - n * interval '1 day',
         'UTC', true, 10, 'best', false, now() - n * interval '2 days'
       FROM generate_series(1, $3::int) AS n RETURNING id)
     INSERT INTO assignment_classes (assignment_id, class_id) SELECT id, $2 FROM made`,
    [teacherId, classId, homeworks],
  );
  await database.query(
    `INSERT INTO assignment_work (student_id, assignment_id, turned_in_at, returned_at, grade_points, comment, updated_at)
     SELECT e.student_id, a.id, now(), CASE WHEN part < 0.5 THEN now() END, CASE WHEN part < 0.5 THEN 8.5 END,
       CASE WHEN part < 0.5 THEN 'Well done' END, now()
     FROM class_enrolments AS e CROSS JOIN assignments AS a CROSS JOIN LATERAL (SELECT random() AS part, e.id, a.id) AS drawn
     WHERE e.class_id = $1 AND part < 0.7`,
    [classId],
  );
  await database.query('ANALYZE');
  return { teacher, classId };
}
