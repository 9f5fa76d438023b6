import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, minutes } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { testsOf } from '#testing/take-test.ts';

let app: TestApp;
let teacher: Person;
let invite: { code: string; classId: string };
let student: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher, { maxUses: 1000 });
});

beforeEach(async () => {
  student = await buildStudent(app, invite.code);
});

afterAll(() => app.close());

const world = () => ({ app, teacher, student, classId: invite.classId });
const { setTest, look, begin, save, handIn, rightAnswers, take, workOf } = testsOf(world);

/** The student's line in the teacher's table. */
const seen = async (id: string) => {
  const { body } = await teacher.visitor.get(`/games/tests/${id}/table`);
  return body.students.find(({ studentId }: { studentId: string }) => studentId === student.id);
};

describe('the result of a test', () => {
  it('stands: a test that was taken can’t be opened again, one that was returned by mistake can', async () => {
    const id = await setTest();
    const tryAgain = async () => {
      const { studentId, turnedInAt, grade } = await workOf(id);
      const seen = { studentId, turnedInAt, version: grade.version };
      return teacher.visitor.post(`/assignments/${id}/try-again`, { ...seen, comment: '', due: null });
    };
    const mistake = { studentId: student.id, turnedInAt: null, version: 0, points: null, comment: 'Oh', returns: true };
    await teacher.visitor.post(`/assignments/${id}/grade`, mistake);
    expect(await tryAgain()).toMatchObject({ status: 200, body: { state: 'assigned' } });
    await take(id);
    const before = await workOf(id);
    expect(await tryAgain()).toMatchObject({ status: 409, body: { code: 'test-over' } });
    expect(await workOf(id)).toEqual(before);
  });

  it('is in the homework’s points, for both the same, and what the teacher gave once it was returned', async () => {
    const id = await setTest(null, { points: 15 });
    const earned = { points: 12, max: 15 };
    expect((await take(id, student, 5, [1])).body).toMatchObject({ percent: 80, correct: 4, earned });
    expect(await seen(id)).toMatchObject({ percent: 80, earned });
    const { turnedInAt, grade } = await workOf(id);
    const mark = { studentId: student.id, turnedInAt, version: grade.version, points: 13.5, comment: '' };
    await teacher.visitor.post(`/assignments/${id}/grade`, { ...mark, returns: false });
    expect((await look(id)).body).toMatchObject({ earned });
    const { version } = (await workOf(id)).grade;
    await teacher.visitor.post(`/assignments/${id}/grade`, { ...mark, version, returns: true });
    const given = { percent: 80, earned: { points: 13.5, max: 15 } };
    expect([(await look(id)).body, await seen(id)]).toMatchObject([given, given]);
  });

  it('is a percentage alone for homework without points, and nothing before the start', async () => {
    const id = await setTest(null, { points: null });
    expect(await seen(id)).toMatchObject({ percent: null, earned: null, cutOffBy: null });
    expect((await take(id, student, 2)).body).toMatchObject({ percent: 40, correct: 2, answered: 2, earned: null });
    expect(await seen(id)).toMatchObject({ percent: 40, earned: null });
  });

  it('says whose time was up, and not that of somebody who handed it in', async () => {
    const id = await setTest(10);
    await begin(id);
    await save(id, (await rightAnswers(id)).slice(0, 2));
    app.clock.advance(minutes(11));
    expect((await look(id)).body).toMatchObject({ state: 'ended', percent: 40, cutOffBy: 'time' });
    expect(await seen(id)).toMatchObject({ cutOffBy: 'time' });
    student = await buildStudent(app, invite.code);
    await begin(id);
    expect(await seen(id)).toMatchObject({ state: 'open', cutOffBy: null });
    await handIn(id);
    app.clock.advance(minutes(11));
    expect([(await look(id)).body, await seen(id)]).toMatchObject([{ cutOffBy: null }, { cutOffBy: null }]);
  });

  it('counts an extension: only the student’s own end is the end', async () => {
    const id = await setTest(null, { due: dueIn(app, 10), isLateAllowed: false });
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due: dueIn(app, 20) });
    await begin(id);
    app.clock.advance(minutes(12));
    expect(await seen(id)).toMatchObject({ state: 'open', cutOffBy: null });
    app.clock.advance(minutes(12));
    expect(await seen(id)).toMatchObject({ state: 'ended', cutOffBy: 'time' });
  });
});
