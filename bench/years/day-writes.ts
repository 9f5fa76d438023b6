import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import type { Ask, registerStudent } from '#calls.ts';

export type Student = Awaited<ReturnType<typeof registerStudent>>;
export type Send = (student: Student) => Promise<unknown>;

/** A call, and what is made ready for it without being timed. */
export type Prepared = { prepare: Send; send: Send };

const language = { language: 'en' };

/** Calls that change what they find, so that each time it is made anew. */
export function writesOfADay(ask: Ask, database: pg.Client): Record<string, Prepared> {
  const tasks = new Map<string, string>();
  const texts = new Map<string, string>();
  let sessions = 0;

  /** A task of today's that nobody has touched, in place of the last one. */
  const newTask: Send = async ({ userId }) => {
    await database.query('DELETE FROM daily_tasks WHERE id = $1', [tasks.get(userId)]);
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO daily_tasks (id, student_id, set_id, day, place, template_id, type, priority, target, progress, xp)
       SELECT gen_random_uuid(), student_id, set_id, day, 9, template_id, type, priority, 5, 0, 20 FROM daily_tasks
       WHERE student_id = $1 ORDER BY day DESC, place LIMIT 1 RETURNING id`,
      [userId],
    );
    tasks.set(userId, rows[0]?.id ?? '');
  };
  const onTask =
    (verb: string, input: object): Send =>
    ({ userId, cookie }) =>
      ask.ok('POST', `/daily-tasks/tasks/${tasks.get(userId)}/${verb}`, { ...language, ...input }, cookie);

  return {
    'a step of a task': { prepare: newTask, send: onTask('advance', { progress: 1 }) },
    'a task completed': { prepare: newTask, send: onTask('complete', {}) },
    'the day’s first tasks': {
      prepare: ({ userId }) =>
        database.query(
          `DELETE FROM daily_task_sets WHERE student_id = $1 AND day = (
             SELECT max(day) FROM daily_task_sets WHERE student_id = $1)`,
          [userId],
        ),
      send: ({ cookie }) => ask.ok('POST', '/daily-tasks/generate', language, cookie),
    },
    'a page read': {
      prepare: async ({ userId, cookie }) => {
        const { texts: listed } = await ask.ok<{ texts: { id: string }[] }>('POST', '/pdfs/library', {}, cookie);
        const id = texts.get(userId) ?? listed[0]?.id ?? '';
        texts.set(userId, id);
        await ask.ok('POST', `/pdfs/${id}/open`, {}, cookie);
        await database.query('DELETE FROM pdf_read_pages WHERE reader_id = $1 AND pdf_id = $2', [userId, id]);
        await database.query(
          `UPDATE pdf_readings SET reported_at = now() - interval '5 minutes', pages_read = 0, finished_at = NULL
           WHERE reader_id = $1 AND pdf_id = $2`,
          [userId, id],
        );
      },
      send: ({ userId, cookie }) => {
        const report = { reportId: uuid(), at: new Date().toISOString(), pages: [{ page: 1, ms: 60_000 }] };
        return ask.ok('POST', `/pdfs/${texts.get(userId)}/reports`, report, cookie);
      },
    },
    'Play now': {
      prepare: ({ userId }) =>
        database.query('DELETE FROM game_plays WHERE student_id = $1 AND finished_at IS NULL', [userId]),
      send: ({ cookie }) => {
        // A session begins with a game that its id says: both students get the same ones.
        const which = Math.floor(sessions / 2);
        sessions += 1;
        const session = uuid().slice(0, -4) + which.toString(16).padStart(4, '0');
        return ask.ok('POST', '/games/now', { session, place: 0 }, cookie);
      },
    },
  };
}
