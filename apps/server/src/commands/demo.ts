import { resolve } from 'node:path';
import { asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { authUsers, profiles } from '#db/schema/all.ts';
import { StartRefused } from '#db/start-refused.ts';
import { takeTurns } from '#db/turns.ts';
import { createHasher } from '#features/auth/hashing.ts';
import { systemClock } from '#platform/clock.ts';
import { openFileStore } from '#platform/files/open-store.ts';
import type { FileStore } from '#platform/files.ts';
import { seededRandom } from '#platform/random.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { tellTeachers } from './demo/homework/tell-teachers.ts';
import { signInNames } from './demo/people.ts';
import { runCommand, say } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const password = 'grow-a-word-a-day';

/** `npm run demo`: fills an empty database with a demo school, with or without a running server. */
await runCommand(async (settings) => {
  await withDatabase(settings, 'demo', async (db) => {
    const files = await openFileStore(settings, resolve(settings.DATA_DIR));
    const isNew = await fill(db, files);
    for (const { role, login } of await listAccounts(db)) say(`${role}  ${login}  ${password}`);
    if (!isNew) console.error('The demo school was here already; nothing was added.');
  });
});

/** False when the school already exists. Two simultaneous runs follow one another. */
async function fill(db: Db, files: FileStore): Promise<boolean> {
  const passwordHash = await createHasher().hash(password);
  const now = systemClock.now();
  const random = seededRandom('the demo school', systemClock);
  const isNew = await inTransaction(db, async (tx) => {
    // Sixty days are thought up between two statements, which on a busy machine takes longer than PostgreSQL waits.
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await takeTurns(tx, 'demo-school', 'demo');
    if (await isEmpty(tx)) {
      await fillDemo(tx, { files, random, now, passwordHash });
      return true;
    }
    if ((await listAccounts(tx)).some(({ role }) => role === 'teacher')) return false;
    throw new StartRefused(
      'There are accounts here already, so nothing was added: sign in with one of them (npm run users -- list names them, ' +
        'npm run users -- reset EMAIL lets its owner in). To see the demo school, give it a data folder of its own: ' +
        'DATA_DIR=.data-demo npm run demo, then DATA_DIR=.data-demo npm start.',
    );
  });
  if (isNew) await tellTeachers(db, now);
  return isNew;
}

async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: authUsers.id }).from(authUsers).limit(1)).length === 0;
}

/** The demo's accounts, teachers first, with what each signs in by. */
function listAccounts(on: Db | Tx): Promise<{ role: string | null; login: string }[]> {
  const login = sql<string>`coalesce(${authUsers.email}, ${authUsers.signInName})`;
  const isOfDemo = or(
    like(authUsers.email, '%@demo.wordgrove.example'),
    inArray(authUsers.signInName, [...signInNames.values()]),
  );
  return on
    .select({ role: profiles.role, login })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(isOfDemo)
    .orderBy(sql`${profiles.role} = 'student'`, asc(authUsers.createdAt), asc(login));
}
