import { streamPaths } from '@wordgrove/contract/paths';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import * as schema from '#db/schema/all.ts';
import {
  authAccounts,
  authCards,
  authKnownBrowsers,
  authSessions,
  authTokens,
  supportMessages,
} from '#db/schema/all.ts';
import { listJobsFor } from '#db/traces.ts';
import type { Person } from '#testing/build.ts';
import type { Row } from '#testing/whole-lives.ts';
import { canaries, rowsWith, wholeLives } from '#testing/whole-lives.ts';

const lives = await wholeLives();
const { app, teacher, colleague, student, classmate } = lives;
const path = streamPaths.exportMine.replace('/api', '');

/** Columns that name a person in somebody else's row, with the owner of that row. */
const othersRows: Record<string, string> = {
  'auth_audit.actor_id': 'the account it was done to; the doer learns what and when, without whose',
  'auth_tokens.made_by': 'the student the code is for',
  'auth_cards.made_by': 'the student the card is for',
  'class_invites.last_used_by': 'the teacher’s invite',
  'class_enrolments.teacher_id': 'the student’s enrolment',
  'class_student_activities.teacher_id': 'the student’s activity',
  'profiles.joined_via_invite': 'the student’s profile',
};

/** `prepared_by` is a version of our rules. */
const personColumn =
  /(^|_)(user|student|teacher|actor|subject|owner|author|reader|sender|member)_id$|(?<!^prepared)_by$|^(email|recipient)$/;

/** Every column of the schema that links a row to a person. */
function personColumns(): string[] {
  return Object.values(schema)
    .filter((table) => table instanceof PgTable)
    .flatMap((table) => {
      const { name, columns, foreignKeys } = getTableConfig(table);
      const linked = foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => foreignTable === schema.authUsers)
        .flatMap(({ columns: own }) => own.map((column) => column.name));
      const named = columns.map((column) => column.name).filter((column) => personColumn.test(column));
      return [...new Set([...linked, ...named])].map((column) => `${name}.${column}`);
    });
}

const columnsNaming = ({ table, row }: Row, words: readonly string[]) =>
  Object.entries(row)
    .filter(([, value]) => words.some((word) => JSON.stringify(value)?.includes(word)))
    .map(([column]) => `${table}.${column}`);

/**
 * A row counts as exported when the file contains its id or, if it has none, another id, instant, day or month from it.
 */
function isHandedOut({ row }: Row, own: Person, file: string): boolean {
  if (typeof row.id === 'string') return file.includes(row.id);
  if ('plays' in row && !('local_day' in row)) return file.includes(`{"type":"${row.type}","plays":${row.plays}}`);
  if ('recalled' in row) return file.includes(`{"level":"${row.level}","recalled":${row.recalled},`);
  if ('done' in row) return file.includes(`"todoTotals":[{"done":${row.done}}]`);
  if ('fresh' in row) return file.includes(`{"fresh":${row.fresh},"learning":${row.learning},"known":${row.known}}`);
  if ('is_on' in row) return file.includes(`"isOn":${row.is_on},`);
  if ('bytes' in row) return new RegExp(`"storedBytes":\\s*${row.bytes}\\b`).test(file);
  const values = Object.values(row).filter((value) => typeof value === 'string' && value !== own.id);
  return values.some((value) => {
    if (/^\d{4}-\d\d(-\d\d)?$/.test(String(value))) return file.includes(`"${value}"`);
    const isInstant = /^\d{4}-\d\d-\d\dT/.test(String(value));
    return isInstant
      ? file.includes(new Date(String(value)).toISOString())
      : /^[0-9a-f-]{36}$/.test(String(value)) && file.includes(String(value));
  });
}

async function sendSupport(person: Person): Promise<void> {
  const body = new FormData();
  const fields = {
    id: crypto.randomUUID(),
    name: 'x',
    email: person.email,
    subject: 'x',
    message: 'x',
    language: 'en',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('attachments', new File(['my homework'], 'homework.txt'));
  await person.visitor.post('/support/messages', body);
}

await sendSupport(student);
await sendSupport(teacher);
const files = new Map<string, string>();
for (const person of [teacher, student]) {
  const answer = await person.visitor.get(path);
  files.set(person.id, JSON.stringify(answer.body));
}

afterAll(lives.close);

describe('GET /api/auth/export', () => {
  it('needs a session, and not one that has to choose a password first', async () => {
    expect(await app.visitor().get(path)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', status: 401 },
    });
    const { code } = (await colleague.visitor.post(`/auth/students/${classmate.id}/sign-in-code`)).body;
    const visitor = app.visitor();
    await visitor.post('/auth/sign-in/code', { email: classmate.email, code });
    expect(await visitor.get(path)).toMatchObject({ status: 403, body: { code: 'password-change-required' } });
  });

  it('answers with a file to be saved', async () => {
    const { status, headers } = await student.visitor.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="wordgrove-export.json"',
      'cache-control': 'no-store',
    });
  });

  it('names what it holds', async () => {
    const { body } = await student.visitor.get(path);
    expect(body).toMatchObject({
      format: 'wordgrove-export',
      account: { id: student.id, email: student.email },
      profile: { grade: `${canaries.student} grade`, role: 'student' },
      enrolments: [{ className: 'Seven B' }, { className: 'Reading Club' }],
      activities: [{ type: 'registration_completed' }],
      notices: [
        { kind: 'assignment-new' },
        { kind: 'assignment-returned' },
        { kind: 'assignment-new' },
        { kind: 'sign-in-code-made' },
        // Of the card.
        { kind: 'sign-in-code-made' },
      ],
      loginCards: [{ usedAt: null }],
      practiceEvents: expect.arrayContaining([
        expect.objectContaining({ word: 'lend:verb', activity: 'card' }),
        expect.objectContaining({ activity: 'undo' }),
      ]),
      wordMemory: [
        { word: 'bank:noun', reps: 2 },
        { word: 'lend:verb', reps: 1 },
      ],
      memoryCounts: { fresh: 0, learning: 2, known: 0 },
      practiceDays: [
        { activity: 'card', events: 1, passes: 1 },
        { activity: 'card', events: 2, passes: 2 },
        { activity: 'game:quiz', events: 1, passes: 1 },
      ],
      practiceRetention: [{ reviews: 1, remembered: 1 }],
      practiceLevels: [{ level: 'A1', recognised: 1 }],
      // The drawn tasks of the day may give more.
      xpEvents: expect.arrayContaining([expect.objectContaining({ amount: 30 })]),
      doneToMyAccount: expect.arrayContaining([expect.objectContaining({ action: 'sign-in-code-made' })]),
      supportMessages: [
        { attachments: [{ filename: 'homework.txt', base64: Buffer.from('my homework').toString('base64') }] },
      ],
    });
    const mine = (await teacher.visitor.get(path)).body;
    expect(mine).toMatchObject({ taughtClasses: [{ name: 'Seven B' }, { name: 'Reading Club' }], invites: [{}, {}] });
    // A code and a card for each of two students.
    expect(mine.doneToOtherAccounts).toHaveLength(4);
  });

  it('holds no password, token or hash', async () => {
    const secrets = [
      ...(await app.db.select({ secret: authAccounts.password }).from(authAccounts)),
      ...(await app.db.select({ secret: authSessions.hash }).from(authSessions)),
      ...(await app.db.select({ secret: authTokens.hash }).from(authTokens)),
      ...(await app.db.select({ secret: authCards.tokenHash }).from(authCards)),
      ...(await app.db.select({ secret: authCards.codeHash }).from(authCards)),
      ...(await app.db.select({ secret: authKnownBrowsers.browserHash }).from(authKnownBrowsers)),
    ].map(({ secret }) => (Buffer.isBuffer(secret) ? secret.toString('hex') : String(secret)));
    const mailed = app.outbox.flatMap(({ text }) =>
      [...text.matchAll(/token=([\w-]+)/g)].map((match) => match[1] ?? ''),
    );
    expect(mailed.length).toBeGreaterThan(0);
    for (const file of files.values()) for (const secret of [...secrets, ...mailed]) expect(file).not.toContain(secret);
  });

  it('says nothing about other students', () => {
    for (const file of files.values()) {
      expect(file).not.toContain(classmate.id);
      expect(file).not.toContain(classmate.email);
    }
    expect(files.get(teacher.id)).not.toContain(student.id);
    expect(files.get(teacher.id)).not.toContain(canaries.student);
  });

  it('reads everything as of one instant and writes nothing', async () => {
    await inTransaction(app.db, (tx) => listJobsFor(tx, student.id), { isolation: 'repeatable read', readOnly: true });
    expect(await app.db.select().from(supportMessages)).toHaveLength(2);
  });
});

describe('the export covers the schema', () => {
  it.each(personColumns())('somebody stands in %s, so that the next tests see it', async (column) => {
    const seen = await Promise.all(
      [teacher, student].map(async ({ id, email }) =>
        (await Promise.all([rowsWith(app, id), rowsWith(app, email)]))
          .flat()
          .flatMap((row) => columnsNaming(row, [id, email])),
      ),
    );
    expect(seen.flat()).toContain(column);
  });

  it.each([
    ['teacher', teacher],
    ['student', student],
  ])('every row of the %s’s own is in the file', async (_, person) => {
    const words = [person.id, person.email];
    const rows = (await Promise.all(words.map((word) => rowsWith(app, word)))).flat();
    const own = rows.filter((row) => columnsNaming(row, words).some((column) => !(column in othersRows)));
    const missing = own.filter((row) => !isHandedOut(row, person, files.get(person.id) ?? ''));
    expect(missing).toEqual([]);
    expect(own.length).toBeGreaterThan(15);
  });
});
