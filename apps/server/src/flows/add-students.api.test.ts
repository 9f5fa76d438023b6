import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildTeacher } from '#testing/build.ts';
import { countStatements } from '#testing/statements.ts';

type Row = { id: string; name: string; signInName: string; problem: string | null };

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp({ env: { REQUIRE_EMAIL_VERIFICATION: 'on' } });
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

const classOf = async (by = teacher) => (await buildInvite(by, { className: uuid().slice(-8) })).classId;
const listOf = (names: readonly string[]) => names.map((name) => ({ id: uuid(), name }));
const add = (classId: string, students: { id: string; name: string }[], by = teacher) =>
  by.visitor.post(`/classes/${classId}/students`, { language: 'tr', students });

describe('adding students', () => {
  it('makes the good rows, reports the others, and puts them into the class at once', async () => {
    const classId = await classOf();
    const names = ['Mina Kaya', 'Mina  KAYA', '', 'y'.repeat(201), 'M\u00c3\u00bcller', 'Олена'];
    const planned = await teacher.visitor.post('/students/plan', { classId, names });
    const answer = await add(classId, listOf(names));
    expect(answer.status).toBe(201);
    const problems = [null, 'repeated', 'empty', 'too-long', 'unreadable', null];
    expect(answer.body.students.map(({ problem }: Row) => problem)).toEqual(problems);
    expect(answer.body.students).toMatchObject(planned.body.students);
    expect(answer.body.students[5]).toMatchObject({ name: 'Олена', signInName: 'olena' });
    const roster = (await teacher.visitor.get(`/students?classId=${classId}`)).body;
    expect(roster).toHaveLength(2);
    expect(roster).toContainEqual(
      expect.objectContaining({
        ...{ studentName: 'Mina Kaya', studentEmail: '', signInName: 'mina.kaya', status: 'active' },
        ...{ enrollmentMethod: 'roster', inviteCode: null, signInHelp: true, card: null, emailVerified: false },
      }),
    );
  });

  it('makes nobody twice: the same list again answers the same, and the same names report themselves', async () => {
    const classId = await classOf();
    const list = listOf(['Ece', 'Can']);
    const answers = await Promise.all([add(classId, list), add(classId, list), add(classId, list)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const pasted = await add(classId, listOf(['Ece', 'Can', 'Deniz']));
    expect(pasted.body.students.map(({ problem }: Row) => problem)).toEqual(['in-class', 'in-class', null]);
  });

  it('refuses ids that belong to somebody else, another teacher’s class and an archived one', async () => {
    const [classId, other] = [await classOf(), await buildTeacher(app)];
    expect((await add(classId, [{ id: other.id, name: 'Taken' }])).status).toBe(404);
    expect((await add(classId, listOf(['Nobody']), other)).status).toBe(404);
    await teacher.visitor.post(`/classes/${classId}/archive`);
    expect((await add(classId, listOf(['Late']))).body.code).toBe('class-archived');
    expect((await teacher.visitor.get(`/students?classId=${classId}`)).body).toEqual([]);
  });

  it('takes 300 rows of one name with as few statements as three', async () => {
    const [small, large] = [await classOf(), await classOf()];
    const few = await countStatements(app, () => add(small, listOf(['Ali A', 'Ali B', 'Ali C'])));
    // Three hundred names that differ in signs alone, and so begin with the same sign-in name.
    const signs = (n: number) => n.toString(2).replaceAll('0', '!').replaceAll('1', '?');
    const names = Array.from({ length: 300 }, (_, n) => `Ali ${signs(n)}`);
    const many = await countStatements(app, () => add(large, listOf(names)));
    expect(many).toBeLessThanOrEqual(few + 1);
    const made = (await teacher.visitor.get(`/students?classId=${large}`)).body;
    expect(new Set(made.map(({ signInName }: Row) => signInName)).size).toBe(300);
  });
});
