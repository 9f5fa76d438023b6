import { eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentWords, classTeachers, notices } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { setAssignment, wordsTask } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { countStatements } from '#testing/statements.ts';

let app: TestApp;
let owner: Person;
let colleague: Person;
/** Taught by both. */
let shared: { classId: string; student: Person };
/** The colleague's own. */
let own: { classId: string; student: Person };

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  owner = await buildTeacher(app, { fullName: 'Elif Kaya' });
  colleague = await buildTeacher(app, { fullName: 'Daniel Hughes' });
  shared = await classWith(owner, '5-A');
  own = await classWith(colleague, '6-B');
  await app.db.insert(classTeachers).values({ classId: shared.classId, teacherId: colleague.id });
});

afterAll(() => app.close());

async function classWith(teacher: Person, className: string) {
  const { classId, code } = await buildInvite(teacher, { className });
  return { classId, student: await buildStudent(app, code) };
}

const set = (by: Person, ...classIds: string[]) =>
  setAssignment(by, classIds[0] ?? '', { classIds, points: 10, task: { kind: 'hand-in', files: 0 } });
const one = (by: Person, id: string) => by.visitor.get(`/assignments/${id}`);
const studentsIn = async (by: Person, id: string) =>
  (await by.visitor.get(`/assignments/${id}/work`)).body.students?.map((each: { studentId: string }) => each.studentId);
const grade = (by: Person, id: string, student: Person, points = 8) => {
  const seen = { studentId: student.id, version: 0, turnedInAt: null };
  return by.visitor.post(`/assignments/${id}/grade`, { ...seen, points, comment: '', returns: true });
};
const listed = async (by: Person) =>
  (await by.visitor.get('/assignments')).body.assignments.map((each: { id: string }) => each.id);

describe('homework of a class with two teachers', () => {
  it('is seen, graded and changed by both, and says who set it', async () => {
    const id = await set(owner, shared.classId);
    expect((await one(colleague, id)).body).toMatchObject({ setBy: 'Elif Kaya', canChange: true });
    expect((await one(owner, id)).body).toMatchObject({ setBy: null, canChange: true });
    expect(await listed(colleague)).toEqual([id]);
    expect(await studentsIn(colleague, id)).toEqual([shared.student.id]);
    expect((await grade(colleague, id, shared.student)).body).toMatchObject({ grade: { points: 8 } });
    expect((await colleague.visitor.get(`/assignments/gradebook?classId=${shared.classId}`)).body).toMatchObject({
      assignments: [{ id }],
      students: [{ states: ['returned'], points: [8] }],
    });
    expect((await colleague.visitor.post(`/assignments/${id}/close`, { isClosed: true })).status).toBe(200);
    expect((await colleague.visitor.post(`/assignments/${id}/remove`)).status).toBe(200);
    expect(await listed(owner)).toEqual([]);
  });

  it('that is for another class too shows each teacher the own students only, and only its setter changes it', async () => {
    const id = await set(colleague, shared.classId, own.classId);
    expect((await one(owner, id)).body).toMatchObject({
      ...{ setBy: 'Daniel Hughes', canChange: false, progress: { students: 1 } },
      classes: [{ id: shared.classId, name: '5-A' }],
    });
    expect(await studentsIn(owner, id)).toEqual([shared.student.id]);
    expect((await studentsIn(colleague, id)).sort()).toEqual([shared.student.id, own.student.id].sort());
    expect((await grade(owner, id, shared.student)).status).toBe(200);
    expect((await grade(owner, id, own.student)).status).toBe(404);
    const foreign = [
      owner.visitor.post(`/assignments/${id}/close`, { isClosed: true }),
      owner.visitor.post(`/assignments/${id}/remove`),
      owner.visitor.get(`/assignments/${id}/hand-in/${own.student.id}`),
    ];
    for (const answer of await Promise.all(foreign)) expect(answer.status).toBe(404);
    const some = await setAssignment(colleague, shared.classId, {
      classIds: [shared.classId, own.classId],
      studentIds: [shared.student.id, own.student.id],
    });
    expect((await one(owner, some)).body.studentIds).toEqual([shared.student.id]);
  });

  it('only for the other class is nobody else’s', async () => {
    const id = await set(colleague, own.classId);
    expect((await one(owner, id)).status).toBe(404);
    expect(await listed(owner)).toEqual([]);
    expect((await grade(owner, id, own.student)).status).toBe(404);
  });

  it('pages by time, whoever set it', async () => {
    const ids: string[] = [];
    for (const by of [owner, colleague, owner, colleague]) ids.push(await set(by, shared.classId));
    await set(colleague, own.classId);
    expect(await listed(owner)).toEqual(ids.toReversed());
    const before = ids[2];
    const page = await owner.visitor.get(`/assignments?before=${before}`);
    expect(page.body.assignments.map((each: { id: string }) => each.id)).toEqual([ids[1], ids[0]]);
  });

  it('can’t be made about a text of the other teacher’s that wasn’t meant', async () => {
    const id = await set(colleague, shared.classId);
    const { body } = await one(owner, id);
    const { title, instructions, isLateAllowed, points, counts, version } = body;
    const fixed = { id, title, instructions, isLateAllowed, points, counts, version, hidesWork: false };
    const changed = {
      ...{ ...fixed, due: null, publishAt: null, publishes: true, studentIds: null, classIds: [shared.classId] },
      task: { kind: 'reading', pdfId: uuid(), from: 1, to: null },
    };
    expect((await owner.visitor.patch(`/assignments/${id}`, changed)).status).toBe(404);
  });
});

describe('a co-teacher who leaves', () => {
  it('leaves the homework to the owner, with all that was handed in and said', async () => {
    const id = await set(colleague, shared.classId);
    await grade(colleague, id, shared.student);
    await colleague.visitor.post(`/classes/${shared.classId}/leave`);
    expect((await one(owner, id)).body).toMatchObject({ setBy: null, canChange: true, progress: { graded: 1 } });
    expect((await one(colleague, id)).status).toBe(404);
  });

  it('keeps what another class has of it, while this class’s part becomes the owner’s own', async () => {
    const id = await set(colleague, shared.classId, own.classId);
    const { student } = shared;
    await student.visitor.post(`/assignments/${id}/hand-in/text`, { text: 'Mine', version: 0 });
    for (const each of [student, own.student]) await grade(colleague, id, each);
    await owner.visitor.post(`/classes/${shared.classId}/teachers/${colleague.id}/remove`);

    const [part] = await listed(owner);
    expect(part).not.toBe(id);
    expect((await one(owner, part)).body).toMatchObject({ setBy: null, progress: { students: 1, graded: 1 } });
    expect(await studentsIn(colleague, id)).toEqual([own.student.id]);
    expect((await one(colleague, part)).status).toBe(404);
    const mine = (await student.visitor.get('/assignments/mine')).body.assignments;
    expect(mine).toMatchObject([{ id: part, teacherName: 'Elif Kaya', feedback: { points: 8 } }]);
    expect((await student.visitor.get(`/assignments/mine/${part}/hand-in`)).body).toMatchObject({ text: 'Mine' });
    const told = await app.db.select().from(notices).where(eq(notices.userId, student.id));
    expect(told.flatMap(({ assignmentId }) => assignmentId ?? [])).not.toContain(id);
  });

  it('takes all of their words along, in as many statements for eight homeworks as for two', async () => {
    const { classId, student } = shared;
    const counts: number[] = [];
    for (const size of [2, 8]) {
      await app.db.insert(classTeachers).values({ classId, teacherId: colleague.id }).onConflictDoNothing();
      const classIds = [classId, own.classId];
      for (let n = 0; n < size; n += 1)
        await setAssignment(colleague, classId, { classIds, task: wordsTask(['apple', 'water', 'milk']) });
      const leave = async () => expect((await colleague.visitor.post(`/classes/${classId}/leave`)).status).toBe(200);
      counts.push(await countStatements(app, leave));
    }
    expect(counts[1]).toBe(counts[0]);
    const mine = (await student.visitor.get('/assignments/mine')).body.assignments;
    expect(mine).toHaveLength(10);
    expect(new Set(mine.map(({ teacherName }: { teacherName: string }) => teacherName))).toEqual(
      new Set(['Elif Kaya']),
    );
    const ids = mine.map(({ id }: { id: string }) => id);
    const words = await app.db.select().from(assignmentWords).where(inArray(assignmentWords.assignmentId, ids));
    expect(words.map(({ text }) => text).sort()).toEqual(
      ['apple', 'milk', 'water'].flatMap((word) => Array(10).fill(word)),
    );
  });
});
