import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, minutes, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let invite: { code: string; classId: string };
let early: Person;
let late: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher);
  early = await buildStudent(app, invite.code, { fullName: 'Ada' });
  const set = async (title: string, more: object) => {
    app.clock.advance(minutes(1));
    ids[title] = await setAssignment(teacher, invite.classId, { title, points: 10, ...more });
  };
  await set('over', { due: dueIn(app, 5) });
  await set('late work', { due: dueIn(app, 5), isLateAllowed: true });
  await set('still due', { due: dueIn(app, 120) });
  await set('without due', {});
  app.clock.advance(minutes(60));
  late = await buildStudent(app, invite.code, { fullName: 'Bea' });
  app.clock.advance(minutes(1));
});

afterAll(() => app.close());

const titles = async ({ visitor }: Person) => {
  const { body } = await visitor.get('/assignments/mine');
  return body.assignments.map(({ title }: { title: string }) => title).sort();
};

it('what was due before a student joined isn’t that student’s, late work or not', async () => {
  expect(await titles(early)).toEqual(['late work', 'over', 'still due', 'without due']);
  expect(await titles(late)).toEqual(['still due', 'without due']);
});

it('its teacher sees the same in the gradebook and on its page', async () => {
  const { body } = await teacher.visitor.get(`/assignments/gradebook?classId=${invite.classId}`);
  expect(body.students.map(({ states }: { states: unknown }) => states)).toEqual([
    ['assigned', 'assigned', 'missing', 'missing'],
    ['assigned', 'assigned', null, null],
  ]);
  const work = await teacher.visitor.get(`/assignments/${ids.over}/work`);
  expect(work.body.students.map(({ name }: { name: string }) => name)).toEqual(['Ada']);
});

it('a student chosen by name has it all the same, as has everybody in the class when it was set', async () => {
  const asked = { due: dueIn(app, -30), isLateAllowed: true };
  const afterwards = await setAssignment(teacher, invite.classId, { title: 'set afterwards', ...asked });
  expect(await titles(late)).toContain('set afterwards');
  const chosen = { title: 'chosen', studentIds: [late.id], ...asked };
  await setAssignment(teacher, invite.classId, chosen);
  expect(await titles(late)).toContain('chosen');
  expect((await late.visitor.get(`/assignments/mine?only=${afterwards}`)).body.assignments).toHaveLength(1);
});

it('in another of its classes before the due time, the student has it', async () => {
  const other = await buildInvite(teacher, { className: 'Other' });
  const cem = await buildStudent(app, other.code, { fullName: 'Cem' });
  app.clock.advance(minutes(1));
  await setAssignment(teacher, invite.classId, {
    ...{ title: 'both', classIds: [invite.classId, other.classId] },
    due: dueIn(app, 5),
  });
  app.clock.advance(minutes(60));
  expect((await cem.visitor.post('/enrolments', { id: uuid(), code: invite.code })).status).toBe(201);
  const { body } = await teacher.visitor.get(`/assignments/gradebook?classId=${invite.classId}`);
  const row = body.students.find(({ name }: { name: string }) => name === 'Cem');
  const at = body.assignments.findIndex(({ title }: { title: string }) => title === 'both');
  expect(row.states[at]).toBe('missing');
  expect(await titles(cem)).toEqual(['both', 'without due']);
});
