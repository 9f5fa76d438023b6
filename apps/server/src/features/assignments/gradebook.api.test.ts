import { streamPaths } from '@wordgrove/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, dueIn, minutes, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { cookieOf } from '#testing/send-text.ts';

let app: TestApp;
let teacher: Person;
let invite: { code: string; classId: string };
let ada: Person;
let bea: Person;
/** Oldest first. */
const ids: string[] = [];

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher);
  ada = await buildStudent(app, invite.code, { fullName: '=Ada' });
  bea = await buildStudent(app, invite.code, { fullName: 'Bea' });
  const set = async (more: Record<string, unknown>) => {
    app.clock.advance(minutes(1));
    ids.push(await setAssignment(teacher, invite.classId, more));
  };
  await set({ title: 'Returned', points: 10 });
  await set({ title: 'Late', points: 10, due: dueIn(app, 5) });
  await set({ title: 'Missing', points: 10, due: dueIn(app, 5) });
  await set({ title: '=2+2', studentIds: [bea.id] });
  app.clock.advance(minutes(60));
  const [returned = '', late = ''] = ids;
  for (const id of [returned, late]) {
    await attempt(app, ada, id);
    await ada.visitor.post(`/assignments/${id}/turn-in`);
  }
  await attempt(app, bea, returned);
  const { body } = await teacher.visitor.get(`/assignments/${returned}/work`);
  const { turnedInAt } = body.students.find(({ studentId }: { studentId: string }) => studentId === ada.id);
  const grade = { studentId: ada.id, version: 0, turnedInAt, points: 7.5, comment: '', returns: true };
  await teacher.visitor.post(`/assignments/${returned}/grade`, grade);
});

afterAll(() => app.close());

const show = async (classId = invite.classId, more = '') =>
  teacher.visitor.get(`/assignments/gradebook?classId=${classId}${more}`);

describe('the gradebook', () => {
  it('has every student’s work on each assignment, the newest first', async () => {
    const { body } = await show();
    expect(body).toMatchObject({ isArchived: false, hasOlder: false });
    expect(body.assignments.map(({ title }: { title: string }) => title)).toEqual([
      '=2+2',
      'Missing',
      'Late',
      'Returned',
    ]);
    expect(body.students).toEqual([
      {
        ...{ studentId: ada.id, name: '=Ada' },
        states: [null, 'missing', 'late', 'returned'],
        points: [null, null, null, 7.5],
      },
      {
        ...{ studentId: bea.id, name: 'Bea' },
        states: ['assigned', 'missing', 'missing', 'started'],
        points: [null, null, null, null],
      },
    ]);
  });

  it('can begin at a time', async () => {
    const { publishedAt } = (await show()).body.assignments[1];
    const { body } = await show(invite.classId, `&since=${encodeURIComponent(publishedAt)}`);
    expect(body.assignments).toHaveLength(2);
    expect(body.students[0].states).toEqual([null, 'missing']);
  });

  it('is empty for a class without assignments or students, and absent for a class that isn’t the teacher’s', async () => {
    const empty = await buildInvite(teacher, { className: 'Empty' });
    expect((await show(empty.classId)).body).toMatchObject({ assignments: [], students: [] });
    const other = await buildInvite(await buildTeacher(app));
    expect((await show(other.classId)).status).toBe(404);
  });

  it('agrees with the screen of each assignment', async () => {
    const { assignments, students } = (await show()).body;
    for (const [at, { id }] of assignments.entries()) {
      const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
      for (const { studentId, state } of body.students) {
        const { states } = students.find((each: { studentId: string }) => each.studentId === studentId);
        expect([state, 'missing']).toContain(states[at]);
        if (states[at] === 'missing') expect(['assigned', 'started']).toContain(state);
      }
    }
  });
});

describe('the gradebook as a file', () => {
  it('has all of it, and nothing that a spreadsheet would run', async () => {
    const answer = await app.server.inject({
      url: `${streamPaths.exportGrades}?classId=${invite.classId}`,
      headers: { cookie: cookieOf(teacher.visitor) },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.split('\r\n')).toEqual([
      "\ufeffStudent,Average %,Counted,Of,Not graded,Missing,Returned (10),Late (10),Missing (10),'=2+2",
      "'=Ada,75,1,3,1,1,7.5,late,missing,",
      'Bea,,0,3,0,2,started,missing,missing,assigned',
      '',
    ]);
  });
});

it('is still there once the class is archived', async () => {
  await teacher.visitor.post(`/classes/${invite.classId}/archive`);
  const { body } = await show();
  expect(body).toMatchObject({ isArchived: true });
  expect(body.students[0].states).toEqual([null, 'missing', 'late', 'returned']);
});
