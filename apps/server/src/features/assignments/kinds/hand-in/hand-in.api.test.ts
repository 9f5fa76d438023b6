import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, minutes, ownAssignment, setAssignment, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { sendHandIn } from '#testing/send-hand-in.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let invite: { code: string; classId: string };
let id: string;

const task = { kind: 'hand-in', files: 2 };
const set = (more: object = {}) => setAssignment(teacher, invite.classId, { title: 'My holidays', task, ...more });

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher, { maxUses: 1000 });
});

beforeEach(async () => {
  student = await buildStudent(app, invite.code);
  id = await set();
});

afterAll(() => app.close());

const own = (person = student) => person.visitor.get(`/assignments/mine/${id}/hand-in`);
const write = (text: string, version = 0, person = student) =>
  person.visitor.post(`/assignments/${id}/hand-in/text`, { text, version });
const turnIn = (person = student) => person.visitor.post(`/assignments/${id}/turn-in`);
const takeBack = () => student.visitor.post(`/assignments/${id}/take-back`);
const seen = (person = teacher) => person.visitor.get(`/assignments/${id}/hand-in/${student.id}`);
const workOf = async (person = student) => {
  const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
  return body.students.find(({ studentId }: { studentId: string }) => studentId === person.id);
};
const hints = (person: Person) =>
  app.db.$count(liveEvents, and(eq(liveEvents.audience, `user:${person.id}`), eq(liveEvents.topic, 'assignments')));
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('setting a hand-in', () => {
  it('shows teacher and student how many files there may be, by default five', async () => {
    const made = await teacher.visitor.post('/assignments', wanted(invite.classId, { task: { kind: 'hand-in' } }));
    expect(made.body.task).toEqual({ kind: 'hand-in', files: 5 });
    const { body: list } = await teacher.visitor.get('/assignments');
    expect(list.assignments.find((each: { id: string }) => each.id === id)).toMatchObject({ task, words: null });
    const size = { hasText: false, files: 0 };
    expect(await ownAssignment(student, id)).toMatchObject({ task: { ...task, size }, state: 'assigned' });
    const due = await set({ due: dueIn(app, 5) });
    const { body: dashboard } = await student.visitor.get('/dashboards/student?language=en');
    expect(dashboard.assignments.soonest[0]).toMatchObject({ id: due, task: { kind: 'hand-in' } });
  });

  it('can’t ask for fewer files once somebody has begun, but for more', async () => {
    await write('It was hot.');
    const { body } = await teacher.visitor.get(`/assignments/${id}`);
    const edit = (files: number, version: number) =>
      teacher.visitor.patch(`/assignments/${id}`, {
        ...{ id, title: body.title, classIds: [invite.classId], version },
        task: { kind: 'hand-in', files },
      });
    expect(codeOf(await edit(1, body.version))).toEqual([409, 'assignment-started']);
    expect((await edit(3, body.version)).body.task.files).toBe(3);
  });

  it.each([-1, 6, 1.5])('refuses room for %s files', async (files) => {
    const wish = wanted(invite.classId, { task: { kind: 'hand-in', files } });
    expect(await teacher.visitor.post('/assignments', wish)).toMatchObject({ status: 400 });
  });
});

describe('what a student writes', () => {
  it('is kept with a version, told to the student’s other pages, and to the teacher when it begins', async () => {
    expect((await own()).body).toMatchObject({ text: '', version: 0, savedAt: null, files: [] });
    const before = [await hints(student), await hints(teacher)] as const;
    expect((await write('It was hot.\n')).body).toMatchObject({ text: 'It was hot.\n', version: 1 });
    expect([await hints(student), await hints(teacher)]).toEqual([before[0] + 1, before[1] + 1]);
    expect((await write('It was very hot.', 1)).body).toMatchObject({ version: 2 });
    expect([await hints(student), await hints(teacher)]).toEqual([before[0] + 2, before[1] + 1]);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'started', task: { size: { hasText: true } } });
  });

  it('changes nothing when it is sent again', async () => {
    const first = await write('It was hot.');
    expect(await write('It was hot.')).toEqual(first);
  });

  it('isn’t overwritten from a page that shows an older text', async () => {
    await write('On the phone.');
    const { status, body } = await write('On the computer.');
    expect([status, body.code, body.data.text, body.data.version]).toEqual([409, 'edit-conflict', 'On the phone.', 1]);
  });

  it.each([
    ['too long', 'x'.repeat(20_001)],
    ['of a NUL', 'a\u0000b'],
    ['of half a character', '\ud800'],
  ])('is refused when it is %s', async (_, text) => {
    expect(await write(text)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('belongs to nobody else', async () => {
    await write('My secret.');
    const classmate = await buildStudent(app, invite.code);
    expect((await own(classmate)).body.text).toBe('');
    const elsewhere = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
    expect((await own(elsewhere)).status).toBe(404);
    expect((await write('x', 0, elsewhere)).status).toBe(404);
    const game = await setAssignment(teacher, invite.classId);
    expect((await student.visitor.get(`/assignments/mine/${game}/hand-in`)).status).toBe(404);
  });
});

describe('turning a hand-in in', () => {
  it('needs something in it: spaces are nothing', async () => {
    expect(codeOf(await turnIn())).toEqual([409, 'hand-in-empty']);
    await write(' \n ');
    expect(codeOf(await turnIn())).toEqual([409, 'hand-in-empty']);
    await sendHandIn(app, student, id);
    expect((await turnIn()).body).toMatchObject({ state: 'turned-in' });
  });

  it('fixes everything until it is taken back', async () => {
    await write('It was hot.');
    const { fileId } = await sendHandIn(app, student, id);
    await turnIn();
    const fixed = [409, 'work-turned-in'];
    expect(codeOf(await write('It was cold.', 1))).toEqual(fixed);
    expect(codeOf(await sendHandIn(app, student, id))).toEqual(fixed);
    const path = `/assignments/${id}/hand-in`;
    expect(codeOf(await student.visitor.post(`${path}/remove-file`, { fileId }))).toEqual(fixed);
    expect(codeOf(await student.visitor.post(`${path}/order`, { fileIds: [fileId] }))).toEqual(fixed);
    await takeBack();
    expect((await write('It was cold.', 1)).status).toBe(200);
  });

  it('is late after the due time, and then can’t be taken back', async () => {
    id = await set({ due: dueIn(app, 30) });
    await write('It was hot.');
    app.clock.advance(minutes(60));
    expect((await turnIn()).body).toMatchObject({ state: 'late' });
    expect(codeOf(await takeBack())).toEqual([409, 'assignment-over']);
  });

  it('is over after the due time where late work isn’t taken, for text and files too', async () => {
    id = await set({ due: dueIn(app, 30), isLateAllowed: false });
    await write('It was hot.');
    app.clock.advance(minutes(60));
    for (const sent of [write('It was cold.', 1), sendHandIn(app, student, id), turnIn()])
      expect(codeOf(await sent)).toEqual([409, 'assignment-over']);
  });
});

describe('the work as its teacher sees it', () => {
  it('appears when it is turned in, and is a draft again when that is taken back', async () => {
    await write('It was hot.');
    const { fileId } = await sendHandIn(app, student, id, { name: 'essay.pdf' });
    expect((await seen()).status).toBe(404);
    expect(await workOf()).toMatchObject({ state: 'started', handIn: null });
    await turnIn();
    expect((await seen()).body).toEqual({
      text: 'It was hot.',
      version: 1,
      savedAt: expect.any(String),
      files: [
        { id: fileId, kind: 'pdf', fileName: 'essay.pdf', bytes: expect.any(Number), addedAt: expect.any(String) },
      ],
    });
    expect(await workOf()).toMatchObject({ state: 'turned-in', handIn: { hasText: true, files: 1 } });
    await takeBack();
    expect((await seen()).status).toBe(404);
  });

  it('appears when nothing is accepted any more: whoever forgot to turn it in can still be helped', async () => {
    await write('It was hot.');
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
    expect((await seen()).body.text).toBe('It was hot.');
    expect(await workOf()).toMatchObject({ state: 'started', handIn: { hasText: true, files: 0 } });
  });

  it('is for that teacher alone, as long as the student is in the class', async () => {
    await write('It was hot.');
    await turnIn();
    expect((await seen(await buildTeacher(app))).status).toBe(404);
    expect((await teacher.visitor.get(`/assignments/${id}/hand-in/${uuid()}`)).status).toBe(404);
    const { body: roster } = await teacher.visitor.get('/students');
    const mine = roster.find((each: { studentId: string }) => each.studentId === student.id);
    await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [mine.enrolmentId] });
    expect((await seen()).status).toBe(404);
  });
});
