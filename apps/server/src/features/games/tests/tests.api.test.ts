import type { OpenQuestion } from '@wordgrove/contract/games';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, minutes, ownAssignment, setAssignment, tenWords } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { answer, testsOf, testTask, wrong } from '#testing/take-test.ts';

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
const { setTest, look, begin, save, handIn, rightAnswers, take, eventsOf, workOf } = testsOf(world);

describe('a test', () => {
  it('says what to expect, and starts once', async () => {
    const id = await setTest(20);
    expect((await look(id)).body).toMatchObject({
      state: 'new',
      questions: 5,
      minutes: 20,
      extraTime: 0,
      isOpen: true,
    });
    const { status, body } = await begin(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'open', type: 'quiz', answers: [] });
    expect(new Date(body.endsAt).getTime() - new Date(body.now).getTime()).toBeGreaterThan(minutes(20) - 5000);
    app.clock.advance(minutes(1));
    const again = await begin(id);
    expect(again.body.endsAt).toBe(body.endsAt);
    expect(again.body.round).toEqual(body.round);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'started' });
  });

  it('sends nothing that tells an answer', async () => {
    const id = await setTest();
    const { body } = await begin(id);
    expect(body.round.questions).toHaveLength(5);
    for (const question of body.round.questions as OpenQuestion[])
      expect(Object.keys(question).sort()).toEqual(['ask', 'kind', 'options', 'prompt']);
    const sent = JSON.stringify(body);
    for (const word of tenWords) expect(sent).not.toContain(`"${word}:`);
    const own = await student.visitor.get('/assignments/mine');
    expect(JSON.stringify(own.body)).not.toContain('kitchen');
  });

  it('asks everybody the same, in an order of their own', async () => {
    const id = await setTest(null, { task: testTask({ items: 8 }) });
    const others = [student, await buildStudent(app, invite.code), await buildStudent(app, invite.code)];
    const rounds = [];
    for (const who of others) rounds.push((await begin(id, who)).body.round.questions);
    const sorted = rounds.map((round) => round.map((each: object) => JSON.stringify(each)).toSorted());
    expect(sorted[1]).toEqual(sorted[0]);
    expect(sorted[2]).toEqual(sorted[0]);
    expect(new Set(rounds.map((round) => JSON.stringify(round))).size).toBeGreaterThan(1);
  });

  it('keeps answers as they are given: again, in any order, changed and taken back', async () => {
    const id = await setTest();
    await begin(id);
    expect((await save(id, [answer(0, { choice: 1 }, 1)])).body.kept).toEqual([answer(0, { choice: 1 }, 1)]);
    expect((await save(id, [answer(0, { choice: 1 }, 1)])).status).toBe(200);
    await save(id, [answer(0, { choice: 2 }, 3), answer(1, { choice: 0 }, 4)]);
    // An older one comes late.
    expect((await save(id, [answer(0, { choice: 3 }, 2)])).body.kept).toEqual([answer(0, { choice: 2 }, 3)]);
    await save(id, [answer(1, null, 5)]);
    expect((await look(id)).body.answers).toEqual([answer(0, { choice: 2 }, 3), answer(1, null, 5)]);
  });

  it('refuses an answer that doesn’t suit its question', async () => {
    const id = await setTest();
    await begin(id);
    const misfits = [answer(99, { choice: 0 }), answer(0, { choice: 4 }), answer(0, { text: 'week' })];
    for (const misfit of [...misfits, { ...answer(0, { choice: 0 }), seq: 0 }]) {
      const { status, body } = await save(id, [misfit]);
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      if (misfit.seq > 0) expect((await handIn(id, [misfit])).status).toBe(400);
    }
    expect((await look(id)).body.answers).toEqual([]);
  });

  it('is judged at its end: the score at once, evidence and XP exactly once', async () => {
    const id = await setTest();
    const { status, body } = await take(id, student, 5, [1]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'ended', percent: 80, correct: 4, answered: 5, questions: 5, cutOffBy: null });
    expect(body.xp).toBeGreaterThan(0);
    const events = await eventsOf();
    expect(events.length).toBeGreaterThan(0);
    expect((await handIn(id)).body).toEqual(body);
    expect((await begin(id)).body).toEqual(body);
    expect(await eventsOf()).toEqual(events);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', percent: 80 });
    expect(await workOf(id)).toMatchObject({ state: 'turned-in', percent: 80 });
  });

  it('counts unanswered questions as nothing, also when nothing was answered', async () => {
    const id = await setTest();
    expect((await take(id, student, 2)).body).toMatchObject({ percent: 40, correct: 2, answered: 2 });
    const other = await buildStudent(app, invite.code);
    expect((await take(id, other, 0)).body).toMatchObject({ state: 'ended', percent: 0, answered: 0, xp: 0 });
    expect(await eventsOf(other)).toEqual([]);
    expect(await workOf(id, other)).toMatchObject({ state: 'turned-in', percent: 0 });
  });

  it('counts for the teacher even when it was quick, but not for the memory', async () => {
    const id = await setTest();
    await begin(id);
    const { body } = await handIn(id, await rightAnswers(id));
    expect(body).toMatchObject({ percent: 100, xp: 0 });
    expect(await eventsOf()).toEqual([]);
    expect(await workOf(id)).toMatchObject({ percent: 100, attempts: [{ ignored: null }] });
  });

  it('takes no answer once it is handed in', async () => {
    const id = await setTest();
    await take(id, student, 1);
    const { status, body } = await save(id, [answer(2, { choice: 0 }, 50)]);
    expect([status, body.code]).toEqual([409, 'test-over']);
    expect((await handIn(id, [answer(2, { choice: 0 }, 50)])).body.answered).toBe(1);
  });

  it('shows right answers at once without a due time', async () => {
    const { body } = await take(await setTest(), student, 5, [0]);
    expect(body.items).toHaveLength(5);
    expect(body.items[0]).toMatchObject({ isRight: false, right: expect.any(String) });
  });

  it('shows right answers only after the last due time, also of a test that is closed: it can be opened again', async () => {
    const id = await setTest(null, { due: dueIn(app, 60) });
    const { body } = await take(id);
    expect(body).toMatchObject({ state: 'ended', items: null, answersFrom: expect.any(String) });
    const late = await buildStudent(app, invite.code);
    const due = dueIn(app, 120);
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: late.id, due });
    app.clock.advance(minutes(70));
    expect((await look(id)).body.items).toBeNull();
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
    expect((await look(id)).body).toMatchObject({ items: null, answersFrom: `${due.at}:00.000Z` });
    app.clock.advance(minutes(60));
    expect((await look(id)).body.items).toHaveLength(5);
  });

  it('isn’t somebody else’s: neither a stranger nor practice has one', async () => {
    const id = await setTest();
    const practice = await setAssignment(teacher, invite.classId);
    const stranger = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
    for (const [what, who] of [
      [id, stranger],
      [practice, student],
      [uuid(), student],
    ] as const) {
      for (const { status } of [await look(what, who), await begin(what, who), await handIn(what, [], who)])
        expect(status).toBe(404);
    }
    expect((await save(id, [answer(0, { choice: 0 })])).status).toBe(404);
  });
});

describe('setting a test', () => {
  it.each([
    ['memory-cards', 'definition'],
    ['word-match', 'definition'],
    ['anagram', 'listening'],
  ])('is refused for %s by %s', async (type, mode) => {
    const wish = { id: uuid(), title: 'T', classIds: [invite.classId], task: testTask({ type, mode, items: 4 }) };
    const { status, body } = await teacher.visitor.post('/assignments', { ...wish, publishes: true });
    expect([status, body.code]).toEqual([400, 'no-test-form']);
  });

  it.each([
    ['true-false', 'mixed', 'level'],
    ['fill-blanks', 'bank', 'level'],
    ['fill-blanks', 'typed', 'words'],
    ['anagram', 'definition', 'words'],
    ['word-ordering', 'sentence', 'level'],
    ['group-ranking', 'sort', 'level'],
    ['group-ranking', 'rank', 'level'],
    ['reading', 'passage', 'level'],
  ])('works for %s by %s with a %s', async (type, mode, kind) => {
    const material = kind === 'level' ? { kind, level: 'A2' } : { kind, words: tenWords };
    const items = type === 'reading' ? 1 : 4;
    const id = await setAssignment(teacher, invite.classId, { task: testTask({ type, mode, items, material }) });
    const { status, body } = await begin(id);
    expect([status, body.state]).toEqual([200, 'open']);
    expect(body.round.questions.length).toBeGreaterThan(0);
    app.clock.advance(minutes(2));
    expect((await handIn(id)).body).toMatchObject({ state: 'ended', percent: 0, answered: 0 });
  });

  it('has no goal and no clock but its own', async () => {
    const id = await setAssignment(teacher, invite.classId, { task: testTask({ target: 80, timer: 'down' }) });
    const { body } = await teacher.visitor.get(`/assignments/${id}`);
    expect(body.task).toMatchObject({ target: null, timer: 'none', test: { minutes: null } });
  });

  it('can be tried by its teacher, before and after publishing, and leaves nothing', async () => {
    const id = await setTest(10);
    const { title, task } = (await teacher.visitor.get(`/assignments/${id}`)).body;
    const { type, mode, items } = task;
    const words = task.material.words.map(({ word }: { word: string }) => word);
    const tried = { assignmentId: id, title, type, mode, items, material: { kind: 'words', words } };
    const shown = await teacher.visitor.post('/games/tests/preview', tried);
    expect(shown.body).toMatchObject({ state: 'open', endsAt: null, answers: [] });
    const taken = await begin(id);
    const sorted = (round: { questions: object[] }) => round.questions.map((each) => JSON.stringify(each)).toSorted();
    expect(sorted(taken.body.round)).toEqual(sorted(shown.body.round));
    const judged = await teacher.visitor.post('/games/tests/preview/judge', {
      ...tried,
      answers: [answer(0, { choice: 0 })],
    });
    expect(judged.body).toMatchObject({ state: 'ended', answered: 1, xp: 0 });
    expect(judged.body.items).toHaveLength(5);
    expect(await eventsOf(teacher)).toEqual([]);
  });
});

describe('a class’s answers', () => {
  it('are seen question by question, also while a test is open', async () => {
    const id = await setTest(null, { due: dueIn(app, 600) });
    const second = await buildStudent(app, invite.code);
    await take(id, student, 5, [0]);
    await begin(id, second);
    const right = await rightAnswers(id, second);
    await save(id, right.slice(0, 2).map(wrong), second);
    const { status, body } = await teacher.visitor.get(`/games/tests/${id}/table`);
    expect(status).toBe(200);
    expect(body.questions).toHaveLength(5);
    const rowOf = (who: Person) => body.students.find(({ studentId }: { studentId: string }) => studentId === who.id);
    expect(rowOf(student)).toMatchObject({ state: 'ended', percent: 80, cutOffBy: null });
    expect(rowOf(second)).toMatchObject({ state: 'open', percent: 0 });
    const marks = (who: Person) => rowOf(who).answers.map(({ isRight }: { isRight: boolean | null }) => isRight);
    expect(marks(student).filter((isRight: boolean | null) => isRight === false)).toHaveLength(1);
    expect(marks(second).filter((isRight: boolean | null) => isRight === null)).toHaveLength(3);
    const sum = (of: 'answered' | 'correct') =>
      body.questions.reduce((total: number, question: Record<string, number>) => total + (question[of] ?? 0), 0);
    expect([sum('answered'), sum('correct')]).toEqual([7, 4]);
    const mistakes = body.questions.flatMap(({ wrong: each }: { wrong: { times: number }[] }) => each);
    expect(mistakes.reduce((total: number, { times }: { times: number }) => total + times, 0)).toBe(3);
  });

  it('aren’t another teacher’s to see', async () => {
    const id = await setTest();
    const other = await buildTeacher(app);
    expect((await other.visitor.get(`/games/tests/${id}/table`)).status).toBe(404);
  });
});
