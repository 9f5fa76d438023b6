import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { insertNotice } from '#features/notices/store.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import type { Row } from '#testing/enrolling.ts';
import { enrolmentIdsOf } from '#testing/enrolling.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { REQUIRE_EMAIL_VERIFICATION: 'on' } });
});

afterAll(() => app.close());

const letAllIn = async (by: Person, enrolmentIds: unknown[]) =>
  (await by.visitor.post('/enrolments/approve-and-confirm', { enrolmentIds })).body;
const decks = async (of: Person) => (await of.visitor.get('/flashcards/decks')).status;

it('lets a class in at once: pending and unverified, pending alone, unverified alone, and a child without an address', async () => {
  const teacher = await buildTeacher(app);
  const asked = await buildInvite(teacher, { className: '5-A', requireApproval: true });
  const open = await buildInvite(teacher, { classId: asked.classId });
  const both = await buildStudent(app, asked.code, { verified: false });
  const pending = await buildStudent(app, asked.code);
  const unverified = await buildStudent(app, open.code, { verified: false });
  const students = [{ id: uuid(), name: 'Mina' }];
  await teacher.visitor.post(`/classes/${asked.classId}/students`, { language: 'en', students });
  expect(await decks(both)).toBe(403);
  const ids = await enrolmentIdsOf(teacher);
  expect(await letAllIn(teacher, ids)).toEqual({ changed: 3 });
  for (const each of [both, pending, unverified]) expect(await decks(each)).toBe(200);
  const roster: Row[] = (await teacher.visitor.get('/students')).body;
  expect(new Set(roster.map(({ status }) => status))).toEqual(new Set(['active']));
  expect(roster.filter(({ emailVerified }) => !emailVerified).map(({ studentName }) => studentName)).toEqual(['Mina']);
  const kinds = (await both.visitor.get('/notices')).body.map(({ kind }: Row) => kind);
  expect(kinds.sort()).toEqual(['email-confirmed-by-teacher', 'enrolment-approved']);
  expect(await letAllIn(teacher, ids)).toEqual({ changed: 0 });
});

it('changes nothing for another teacher, or for a student who was removed', async () => {
  const [teacher, other] = [await buildTeacher(app), await buildTeacher(app)];
  const { code } = await buildInvite(teacher, { className: '5-A' });
  const student = await buildStudent(app, code, { verified: false });
  const ids = await enrolmentIdsOf(teacher);
  expect(await letAllIn(other, ids)).toEqual({ changed: 0 });
  await teacher.visitor.post('/enrolments/remove', { enrolmentIds: ids });
  expect(await letAllIn(teacher, ids)).toEqual({ changed: 0 });
  expect(await decks(student)).toBe(403);
});

it('waits for nobody who is writing something for the students', async () => {
  const teacher = await buildTeacher(app);
  const { code } = await buildInvite(teacher, { className: '5-A' });
  const student = await buildStudent(app, code, { verified: false });
  const ids = await enrolmentIdsOf(teacher);
  const notice = { id: uuid(), userId: student.id, kind: 'class-left', params: {}, now: app.clock.now() } as const;
  await inTransaction(app.db, async (tx) => {
    await insertNotice(tx, notice);
    expect(await letAllIn(teacher, ids)).toEqual({ changed: 1 });
  });
  expect(await decks(student)).toBe(200);
});
