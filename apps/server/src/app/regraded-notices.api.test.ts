import type { ListedNotice } from '@wordgrove/contract/notices';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { minutes, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let id: string;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
  const { code, classId } = await buildInvite(teacher);
  student = await buildStudent(app, code);
  id = await setAssignment(teacher, classId);
});

afterAll(() => app.close());

type Work = { studentId: string; turnedInAt: string | null; grade: { version: number } };

async function seen() {
  const works: Work[] = (await teacher.visitor.get(`/assignments/${id}/work`)).body.students;
  return works.map(({ grade, studentId, turnedInAt }) => ({ studentId, turnedInAt, version: grade.version }));
}

async function grade(comment: string, returns: boolean): Promise<void> {
  app.clock.advance(minutes(1));
  const mark = { points: null, comment, returns };
  const answer = await teacher.visitor.post(`/assignments/${id}/grade`, { ...(await seen())[0], ...mark });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const list = async (): Promise<ListedNotice[]> => (await student.visitor.get('/notices/page')).body.notices;
const shown = async () => (await list()).map(({ kind, isRead }) => `${kind}${isRead ? ', read' : ''}`);
const readAll = async () => student.visitor.post('/notices/read-all', { newest: (await list())[0]?.id });

it('is told once, live, when points or comment have changed since the student read that the work is back', async () => {
  await grade('Good', true);
  await readAll();
  await grade('Very good', false);
  expect(await shown()).toEqual(['assignment-returned, read']);
  await app.db.delete(liveEvents);
  await grade('Very good', true);
  expect(await hintsFor(app, student)).toContain('assignments');
  expect(await shown()).toEqual(['assignment-regraded']);
  await readAll();
  await grade('Excellent', false);
  await teacher.visitor.post(`/assignments/${id}/return`, { works: await seen() });
  expect(await shown()).toEqual(['assignment-regraded']);
});

it('is no other news for somebody who hasn’t read yet that the work is back', async () => {
  await grade('Good', true);
  await grade('Very good', true);
  expect(await shown()).toEqual(['assignment-returned']);
});

it('is no news when nothing has changed, nor when a draft came back to what was returned', async () => {
  await grade('Good', true);
  await readAll();
  const [{ version } = { version: 0 }] = await seen();
  await grade('Good', true);
  expect((await seen())[0]?.version).toBe(version);
  await grade('Very good', false);
  await grade('Good', true);
  expect(await shown()).toEqual(['assignment-returned, read']);
});
