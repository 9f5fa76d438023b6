import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { authUsers, classInvites, classInviteUses, profiles } from '#db/schema/all.ts';
import { refreshTeacherCounts } from '#features/profiles/store.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildTeacher } from '#testing/build.ts';

const app = await testApp();
const { db } = app;
const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-demo-'));

type Ended = { code: number; out: string; complaint: string };

function demo(on: TestApp = app): Promise<Ended> {
  const script = fileURLToPath(new URL('./demo.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: on.url, DATA_DIR: dataDir, BASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env }, (error, out, complaint) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint });
    });
  });
}

async function signIn(line: string) {
  const [, email, password] = line.split(/\s+/);
  const visitor = app.visitor();
  const answer = await visitor.post('/auth/sign-in', { email, password });
  return { visitor, answer };
}

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

describe('npm run demo', () => {
  const runs = Promise.all([demo(), demo()]);

  it('fills the database once, although it is asked twice at once, and prints an account a line', async () => {
    const ended = await runs;
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(ended[0]?.out).toBe(ended[1]?.out);
    expect(ended.map(({ complaint }) => complaint).sort()).toEqual([
      '',
      'The demo school was here already; nothing was added.\n',
    ]);
    const lines = ended[0]?.out.trimEnd().split('\n') ?? [];
    expect(lines).toHaveLength(62);
    for (const line of lines) expect(line).toMatch(/^(teacher|student) {2}\S+@demo\.wordgrove\.example {2}\S{6,}$/);
    expect(lines.slice(0, 2).every((line) => line.startsWith('teacher'))).toBe(true);
    expect(await db.select().from(authUsers)).toHaveLength(62);
  });

  it('lets its teachers in, who find classes, codes and students', async () => {
    const [first = ''] = (await runs)[0].out.split('\n');
    const { visitor, answer } = await signIn(first);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { needsVerification: false }, profile: { role: 'teacher' } },
    });
    const classes = (await visitor.get('/classes')).body as {
      name: string;
      activeStudents: number;
      pendingStudents: number;
    }[];
    expect(classes).toMatchObject([
      { name: 'English 7B', activeStudents: 30, pendingStudents: 0 },
      { name: 'Reading Club', activeStudents: 14, pendingStudents: 4 },
    ]);
    expect((await visitor.get('/invites')).body).toHaveLength(2);
    expect((await visitor.get('/students')).body).toHaveLength(48);
  });

  it('lets its students in', async () => {
    const last = (await runs)[0].out.trimEnd().split('\n').at(-1) ?? '';
    const { visitor, answer } = await signIn(last);
    expect(answer).toMatchObject({
      status: 200,
      body: { profile: { role: 'student', student: { registeredViaInvite: true } } },
    });
    expect((await visitor.get('/enrolments/mine')).body).toHaveLength(1);
  });

  it('counts as the product itself would', async () => {
    await runs;
    const counts = () =>
      db
        .select({ id: profiles.userId, students: profiles.studentsCount, classes: profiles.classesCreated })
        .from(profiles)
        .orderBy(profiles.userId);
    const planned = await counts();
    await inTransaction(db, (tx) =>
      refreshTeacherCounts(
        tx,
        planned.map(({ id }) => id),
      ),
    );
    expect(await counts()).toEqual(planned);
    const uses = await db.select().from(classInviteUses);
    for (const { id, currentUses } of await db.select().from(classInvites)) {
      expect(uses.filter(({ inviteId }) => inviteId === id)).toHaveLength(currentUses);
    }
  });

  it('leaves a school of one’s own alone and says how to see the demo', async () => {
    const own = await testApp();
    await buildTeacher(own);
    const ended = await demo(own);
    expect(ended).toMatchObject({
      code: 1,
      out: '',
      complaint: expect.stringContaining('DATA_DIR=.data-demo npm run demo'),
    });
    expect(await own.db.select().from(authUsers)).toHaveLength(1);
    await own.close();
  });
});
