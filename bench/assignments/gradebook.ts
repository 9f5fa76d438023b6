import { streamPaths } from '@wordgrove/contract/paths';
import { openClass, registerTeacher } from '#calls.ts';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report } from '#times.ts';

const [students = 1000, homeworks = 50, rounds = 20] = process.argv.slice(2).map(Number);

await withServer('bench-gradebook', async ({ ask, database, origin }) => {
  pinGenerator();
  const teacher = await registerTeacher(ask);
  const { classId, teacherId } = await openClass(ask, teacher);
  await database.query(
    `WITH made AS (
       INSERT INTO auth_users (id, email, name, email_verified, created_at, updated_at)
       SELECT id, id || '@example.org', 'Student ' || n, true, now(), now()
       FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, $1::int) AS n) AS new RETURNING id)
     INSERT INTO class_enrolments (id, student_id, class_id, teacher_id, status, enrolled_at, created_at, updated_at)
     SELECT gen_random_uuid(), id, $2, $3, 'active', now(), now(), now() FROM made`,
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
  // Half is returned, a fifth waits, and the rest is missing.
  await database.query(
    `INSERT INTO assignment_work (student_id, assignment_id, turned_in_at, returned_at, grade_points, comment, updated_at)
     SELECT e.student_id, a.id, now(), CASE WHEN part < 0.5 THEN now() END, CASE WHEN part < 0.5 THEN 8.5 END,
       CASE WHEN part < 0.5 THEN 'Well done' END, now()
     FROM class_enrolments AS e CROSS JOIN assignments AS a CROSS JOIN LATERAL (SELECT random() AS part, e.id, a.id) AS drawn
     WHERE e.class_id = $1 AND part < 0.7`,
    [classId],
  );
  await database.query('ANALYZE');
  const show = () => ask.ok('GET', `/assignments/gradebook?classId=${classId}`, undefined, teacher);
  const file = async () => {
    const answer = await fetch(`${origin}${streamPaths.exportGrades}?classId=${classId}`, {
      headers: { cookie: teacher },
    });
    if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
    return answer.text();
  };
  await repeat(2, show);
  report(`gradebook of ${students} students and ${homeworks} assignments`, await repeat(rounds, show));
  await repeat(1, file);
  report('the same as a file', await repeat(rounds, file));
});
