import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pdfs } from '#db/schema/all.ts';
import { instantAt } from '#platform/local-time.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { readingTask, setAssignment, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';

let app: TestApp;
let teacher: Person;
let classId: string;
let target: { code: string; classId: string };

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  teacher = await buildTeacher(app);
  classId = (await buildInvite(teacher)).classId;
  target = await buildInvite(teacher, { className: `Next ${uuid().slice(-6)}` });
});

const handIn = { kind: 'hand-in', files: 2 };
const due = { at: '2030-03-28T17:00', timeZone: 'Europe/Berlin' };
const set = (more: object = {}) => setAssignment(teacher, classId, { task: handIn, due, ...more });
const setDraft = async (more: object = {}) =>
  (await teacher.visitor.post('/assignments', wanted(classId, { task: handIn, due, publishes: false, ...more }))).body
    .id as string;
const wish = (from: readonly string[], more: object = {}) => ({
  ...{ classId: target.classId, days: 7, publishes: true },
  copies: from.map((each) => ({ id: uuid(), from: each })),
  ...more,
});
const copy = (body: object) => teacher.visitor.post('/assignments/copy', body);
const listed = async () => {
  const { body } = await teacher.visitor.get('/assignments', { classId: target.classId });
  return body.assignments as { id: string; dueAt: string; timeZone: string; publishedAt: string | null }[];
};
const outcomes = ({ body }: { body: { copies: { outcome: string }[] } }) => body.copies.map(({ outcome }) => outcome);

it('keeps what was set, moves its times by days of the class’s clock, and shows it as it was planned', async () => {
  const published = await set({ points: 10 });
  const draft = await setDraft();
  const scheduled = await setDraft({
    ...{ publishes: true, publishAt: { at: '2030-03-25T08:00', timeZone: 'Europe/Berlin' } },
  });
  const student = await buildStudent(app, target.code);
  const sent = wish([published, draft, scheduled]);
  const answer = await copy(sent);
  expect([answer.status, outcomes(answer)]).toEqual([200, ['scheduled', 'draft', 'scheduled']]);
  const made = await listed();
  expect(made.map(({ id }) => id).sort()).toEqual(sent.copies.map(({ id }) => id).sort());
  const [first] = made;
  const zone = first?.timeZone ?? '';
  for (const { dueAt } of made) expect(dueAt).toBe(instantAt('2030-04-04', '17:00', zone).toISOString());
  const appears = instantAt('2030-04-01', '08:00', zone).toISOString();
  expect(made.find(({ id }) => id === sent.copies[2]?.id)).toMatchObject({ publishedAt: null, appearsAt: appears });
  expect(made.find(({ id }) => id === sent.copies[0]?.id)).toMatchObject({ points: 10, studentIds: null });
  const seen = async () => (await student.visitor.get('/assignments/mine')).body.assignments;
  expect(await seen()).toEqual([]);
  const now = wish([published], { days: 0 });
  expect(outcomes(await copy(now))).toEqual(['published']);
  expect(await seen()).toMatchObject([{ id: now.copies[0]?.id }]);
});

it('makes drafts where only those are wanted', async () => {
  const answer = await copy(wish([await set(), await setDraft()], { publishes: false }));
  expect(outcomes(answer)).toEqual(['draft', 'draft']);
  expect((await listed()).every(({ publishedAt }) => publishedAt === null)).toBe(true);
});

it('copies once, however often and at whatever time it is asked', async () => {
  const sent = wish([await set(), await setDraft()], { days: 0 });
  const answers = await Promise.all([copy(sent), copy(sent), copy(sent)]);
  for (const answer of answers) expect(outcomes(answer)).toEqual(['published', 'draft']);
  expect(await listed()).toHaveLength(2);
});

it('shares a text when it is published, names what was deleted, and keeps as a draft what nobody could do', async () => {
  const student = await buildStudent(app, target.code);
  const [shared, gone, archived] = [
    await buildText(app, teacher, { pages: [50] }),
    await buildText(app, teacher, { pages: [50] }),
    await buildText(app, teacher, { pages: [50] }),
  ];
  const ids = [];
  for (const text of [shared, gone, archived]) ids.push(await set({ task: readingTask(text) }));
  await app.db.delete(pdfs).where(eq(pdfs.id, gone));
  await app.db.update(pdfs).set({ status: 'archived' }).where(eq(pdfs.id, archived));
  const drafts = wish(ids, { publishes: false });
  expect(outcomes(await copy(drafts))).toEqual(['draft', 'gone', 'draft']);
  expect((await student.visitor.post(`/pdfs/${shared}/open`)).status).toBe(404);
  const sent = wish(ids, { days: 0 });
  for (const _ of ['first', 'again']) expect(outcomes(await copy(sent))).toEqual(['published', 'gone', 'unusable']);
  expect((await student.visitor.post(`/pdfs/${shared}/open`)).status).toBe(200);
  expect((await listed()).find(({ id }) => id === sent.copies[2]?.id)).toMatchObject({
    ...{ publishedAt: null, trouble: { code: 'text-not-readable', data: { why: 'archived' } } },
  });
});

it('shows nobody what would have been due already, taken late or not', async () => {
  const [strict, lenient] = [await set({ isLateAllowed: false }), await set({ isLateAllowed: true })];
  expect(outcomes(await copy(wish([strict, lenient], { days: -3650 })))).toEqual(['late', 'late']);
  expect(await listed()).toMatchObject([{ publishedAt: null }, { publishedAt: null }]);
});

it('copies all or nothing: a class, assignment or id that isn’t the teacher’s is not found', async () => {
  const other = await buildTeacher(app);
  const foreign = await buildInvite(other);
  const theirs = await setAssignment(other, foreign.classId, { task: handIn, due });
  const own = await set();
  for (const sent of [
    wish([own], { classId: foreign.classId }),
    wish([own, theirs]),
    { ...wish([]), copies: [...wish([own]).copies, { id: theirs, from: own }] },
  ]) {
    expect((await copy(sent)).status).toBe(404);
  }
  expect(await listed()).toEqual([]);
});

it('is undone by deleting the copies, again all or none', async () => {
  const sent = wish([await set(), await setDraft()]);
  await copy(sent);
  const ids = sent.copies.map(({ id }) => id);
  const remove = (wanted: readonly string[]) => teacher.visitor.post('/assignments/remove', { ids: wanted });
  expect((await remove([...ids, uuid()])).status).toBe(404);
  expect(await listed()).toHaveLength(2);
  expect((await remove(ids)).body).toEqual({ removed: 2 });
  expect((await remove(ids)).body).toEqual({ removed: 0 });
  expect(await listed()).toEqual([]);
});
