import type pg from 'pg';
import type { Ask } from '#calls.ts';
import { password, registerStudent } from '#calls.ts';
import type { Server } from '#server.ts';
import { withServer } from '#server.ts';

type Task = { id: string; xp: number; completedAt: string | null };
type Board = { tasks: Task[] };
type Kept = { payments: string; paid: string; total_xp: number; moves: string; completed_at: Date };

const [runs = 50, times = 100, sessions = 4] = process.argv.slice(2).map(Number);

await withServer('bench-tasks', async (server) => {
  for (let run = 1; run <= runs; run += 1) await race(server, run);
});

/**
 * One task that is completed many times at the same instant. Throws when it was paid for or completed more than once.
 */
async function race({ ask, database }: Server, run: number): Promise<void> {
  const { cookie, userId } = await registerStudent(ask);
  const cookies = [cookie, ...(await signInAgain(ask, userId))];
  const send = (path: string, as: string) => ask<Board>('POST', `/daily-tasks/${path}`, { language: 'en' }, as);
  const board = await send('generate', cookie);
  const [task] = board.body.tasks;
  if (!task) throw new Error('there are no tasks');

  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: times }, (_, n) => send(`tasks/${task.id}/complete`, cookies[n % cookies.length] ?? cookie)),
  );
  const took = performance.now() - started;

  const completed = answers.filter(({ status }) => status === 200).length;
  const instants = new Set(answers.map(({ body }) => body.tasks.find(({ id }) => id === task.id)?.completedAt));
  const { payments, paid, total_xp: total, moves, completed_at: at } = await readKept(database, userId, task.id);
  console.log(
    `run ${run}: ${completed} of ${times} answered, ${instants.size} time of completion, ` +
      `${payments} payment of ${paid} XP, ${total} XP in all, ${moves} move, ${Math.round(took)} ms`,
  );
  const isOnce = instants.size === 1 && instants.has(at.toISOString()) && Number(payments) === 1 && Number(moves) === 1;
  if (completed !== times || !isOnce || Number(paid) !== task.xp || total !== task.xp)
    throw new Error(`run ${run} went wrong`);
}

/** Further sessions of the student, as on other devices. */
function signInAgain(ask: Ask, userId: string): Promise<string[]> {
  const account = { email: `${userId}@example.org`, password, keepSignedIn: true };
  const signIn = async () => (await ask('POST', '/auth/sign-in', account)).cookie;
  return Promise.all(Array.from({ length: sessions - 1 }, signIn));
}

async function readKept(database: pg.Client, userId: string, taskId: string): Promise<Kept> {
  const { rows } = await database.query<Kept>(
    `SELECT count(x.*) AS payments, coalesce(sum(x.amount), 0) AS paid, p.total_xp, t.completed_at,
       (SELECT count(*) FROM daily_task_moves m WHERE m.task_id = t.id) AS moves
     FROM daily_tasks t JOIN profiles p ON p.user_id = t.student_id
     LEFT JOIN xp_events x ON x.student_id = t.student_id AND x.reason = 'task:' || t.id
     WHERE t.student_id = $1 AND t.id = $2 GROUP BY t.id, p.total_xp`,
    [userId, taskId],
  );
  const [kept] = rows;
  if (!kept) throw new Error('the task is gone');
  return kept;
}
