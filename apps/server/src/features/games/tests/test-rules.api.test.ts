import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gamePlays } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, minutes, ownAssignment, tenWords } from '#testing/assigned.ts';
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
const { setTest, look, begin, save, endTests, rightAnswers, take, eventsOf } = testsOf(world);

describe('the time of a test', () => {
  it('is the server’s: an answer on its way still counts, a later one is refused', async () => {
    const id = await setTest(10);
    await begin(id);
    const right = await rightAnswers(id);
    app.clock.advance(minutes(10) + 4000);
    expect((await save(id, right.slice(0, 1))).status).toBe(200);
    app.clock.advance(2000);
    const { status, body } = await save(id, right.slice(1));
    expect([status, body.code]).toEqual([409, 'test-over']);
    expect((await look(id)).body).toMatchObject({
      state: 'ended',
      answered: 1,
      correct: 1,
      percent: 20,
      cutOffBy: 'time',
    });
  });

  it('ends the test by itself with what was given, as of its end', async () => {
    const id = await setTest(10);
    const { body } = await begin(id);
    const right = await rightAnswers(id);
    app.clock.advance(minutes(5));
    await save(id, right.slice(0, 3));
    app.clock.advance(minutes(60));
    await endTests();
    expect(await ownAssignment(student, id)).toMatchObject({
      state: 'turned-in',
      percent: 60,
      turnedInAt: body.endsAt,
    });
    expect((await look(id)).body).toMatchObject({ state: 'ended', finishedAt: body.endsAt });
    const events = await eventsOf();
    await endTests();
    expect(await eventsOf()).toEqual(events);
    for (const { occurredAt } of events) expect(occurredAt.getTime()).toBeLessThan(new Date(body.endsAt).getTime());
  });

  it('ends with the due time where late work isn’t accepted, and goes on where it is', async () => {
    const strict = await setTest(30, { due: dueIn(app, 10), isLateAllowed: false });
    const lenient = await setTest(30, { due: dueIn(app, 10) });
    const idle = await buildStudent(app, invite.code);
    const { dueAt } = await ownAssignment(student, strict);
    expect((await look(strict)).body).toMatchObject({ state: 'new', minutes: 30, endsBy: dueAt });
    expect((await look(lenient)).body).toMatchObject({ state: 'new', endsBy: null });
    await begin(strict);
    await begin(lenient);
    app.clock.advance(minutes(12));
    expect((await look(strict)).body).toMatchObject({ state: 'ended', answered: 0 });
    expect((await look(lenient)).body).toMatchObject({ state: 'open' });
    expect((await begin(strict, idle)).body.code).toBe('assignment-over');
    await take(lenient);
    expect(await ownAssignment(student, lenient)).toMatchObject({ state: 'late' });
  });

  it('is longer for a student with extra time, at once', async () => {
    const id = await setTest(20);
    const { body } = await teacher.visitor.get('/students');
    const entry = body.find(({ studentId }: { studentId: string }) => studentId === student.id);
    const give = (extraTime: number) =>
      teacher.visitor.post(`/enrolments/${entry.enrolmentId}/extra-time`, { extraTime });
    expect((await give(25)).body).toMatchObject({ studentId: student.id, extraTime: 25 });
    expect((await look(id)).body).toMatchObject({ minutes: 25, extraTime: 25 });
    expect((await ownAssignment(student, id)).task.test).toEqual({ minutes: 25 });
    const begun = await begin(id);
    await give(50);
    const ends = Date.parse((await look(id)).body.endsAt) - Date.parse(begun.body.endsAt);
    expect(ends).toBe(minutes(5));
    app.clock.advance(minutes(29));
    expect((await look(id)).body.state).toBe('open');
    expect((await give(30)).status).toBe(400);
  });

  it('ends when the teacher closes it, and doesn’t begin again', async () => {
    const id = await setTest(30);
    await begin(id);
    await save(id, (await rightAnswers(id)).slice(0, 2));
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
    app.clock.advance(6000);
    await endTests();
    expect((await look(id)).body).toMatchObject({ state: 'ended', answered: 2, cutOffBy: 'closing' });
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: false });
    expect((await begin(id)).body).toMatchObject({ state: 'ended', cutOffBy: 'closing' });
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in' });
  });

  it('ends when the teacher closes it, though it is opened again before anybody noticed', async () => {
    const id = await setTest(1);
    const close = (isClosed: boolean) => teacher.visitor.post(`/assignments/${id}/close`, { isClosed });
    await begin(id);
    await save(id, (await rightAnswers(id)).slice(0, 2));
    app.clock.advance(minutes(0.5));
    await close(true);
    expect((await look(id)).body).toMatchObject({ state: 'open', isClosed: true });
    // Its minutes are up while it is closed.
    app.clock.advance(minutes(1));
    await close(false);
    const other = await buildStudent(app, invite.code);
    await begin(id, other);
    app.clock.advance(6000);
    await endTests();
    expect((await look(id)).body).toMatchObject({ state: 'ended', answered: 2, percent: 40, cutOffBy: 'closing' });
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', percent: 40 });
    expect((await look(id, other)).body).toMatchObject({ state: 'open', isClosed: false });
  });

  it('tells its teacher how many students closing would cut off, and how many it did', async () => {
    const id = await setTest(30);
    const tries = async () => (await teacher.visitor.get(`/games/tests/${id}/tries`)).body;
    const close = (isClosed: boolean) => teacher.visitor.post(`/assignments/${id}/close`, { isClosed });
    const [late, done] = [await buildStudent(app, invite.code), await buildStudent(app, invite.code)];
    expect(await tries()).toEqual({ open: 0, cutOff: 0 });
    await begin(id);
    app.clock.advance(minutes(20));
    await begin(id, late);
    await take(id, done);
    expect(await tries()).toEqual({ open: 2, cutOff: 0 });
    // The first one's time is up, though no job has ended it.
    app.clock.advance(minutes(10));
    expect(await tries()).toEqual({ open: 1, cutOff: 0 });
    await close(true);
    expect(await tries()).toEqual({ open: 0, cutOff: 1 });
    await close(false);
    app.clock.advance(6000);
    await endTests();
    expect(await tries()).toEqual({ open: 0, cutOff: 1 });
  });
});

describe('cheating in a test', () => {
  it('is no use with the calls for practice', async () => {
    const id = await setTest();
    await begin(id);
    const [play] = await app.db.select().from(gamePlays).where(eq(gamePlays.assignmentId, id));
    const path = `/games/plays/${play?.id}`;
    const source = { kind: 'assignment', assignmentId: id };
    const wish = { items: 5, timer: 'none', canHear: true };
    const moves = [{ at: 1, item: play?.round.items[0]?.id, choice: 0 }];
    const tries = async () => [
      await student.visitor.get(path),
      await student.visitor.get(`${path}/result`),
      await student.visitor.post(`${path}/moves`, { from: 0, moves }),
      await student.visitor.post(`${path}/finish`, { from: 0, moves }),
      await student.visitor.post('/games/plays', { id: uuid(), ...wish, type: 'quiz', mode: 'mixed', source }),
      await student.visitor.post('/games/plays', { id: uuid(), ...wish, type: 'anagram', mode: 'definition', source }),
      await student.visitor.post('/games/plays', {
        ...{ id: uuid(), ...wish, type: 'quiz', mode: 'mixed' },
        source: { kind: 'again', playId: play?.id },
      }),
      // An id that is taken gives nothing away either.
      await student.visitor.post('/games/plays', { id: play?.id, ...wish, type: 'quiz', mode: 'mixed', source }),
    ];
    for (const { status } of await tries()) expect(status).toBe(404);
    expect((await student.visitor.post(`${path}/leave`)).body).toEqual({ changed: 0 });
    expect((await look(id)).body.state).toBe('open');
    await take(id);
    for (const { status } of await tries()) expect(status).toBe(404);
  });

  it('is no use with lists, statistics, tables and the export', async () => {
    const id = await setTest(null, { due: dueIn(app, 600) });
    const list = await student.visitor.get(`/assignments/mine/${id}/words`);
    expect(list.body).toEqual({ words: [] });
    expect((await student.visitor.get(`/games/tests/${id}/table`)).status).toBe(403);
    await begin(id);
    const hub = await student.visitor.get('/games/hub');
    expect(hub.body.games.map(({ openPlay }: { openPlay: string | null }) => openPlay)).toEqual(Array(9).fill(null));
    const exported = JSON.stringify((await student.visitor.get('/auth/export')).body);
    expect(exported).toContain('gamePlays');
    for (const word of tenWords) expect(exported).not.toContain(`${word}:noun`);
    await take(id, student, 5, [0, 1, 2, 3, 4]);
    const { body } = await student.visitor.get('/games/stats');
    expect(body.hardest).toEqual([]);
    expect(body.recent).toEqual([]);
  });
});
