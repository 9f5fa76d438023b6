import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { dailyTasks } from '#db/schema/all.ts';
import { localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { onDevices, tasksKept, tasksOf } from '#testing/day-of-tasks.ts';
import { waitForLock } from '#testing/locks.ts';
import { taskOf } from '#testing/own-task.ts';
import { playQuiz } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;
let kept: ReturnType<typeof tasksKept>;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  // Noon, so that the minutes around it fall on the same day.
  const hour = new Date(app.clock.now().getTime() + 3 * 3_600_000).getUTCHours();
  app.clock.advance(((36 - hour) % 24) * 3_600_000);
  student = await buildStudent(app, code);
  kept = tasksKept(app, student);
});

afterAll(() => app.close());

const minutes = (more: object = {}) => taskOf(app, student, { counts: 'minutes-studied', target: 60, ...more });
const today = () => localDay(app.clock.now(), 'Europe/Istanbul');
const writeDown = (more: object = {}) =>
  student.visitor.post('/study/sessions', {
    ...{ id: uuid(), activity: 'grammar', day: today(), time: '08:00', minutes: 20 },
    ...more,
  });

async function measure(studied: number, more: object = {}): Promise<string> {
  const id = uuid();
  await student.visitor.post('/study/timer', { id, activity: 'grammar' });
  app.clock.advance(studied * 60_000);
  [student = student] = await onDevices(app, student, 1);
  const { status } = await student.visitor.post(`/study/timer/${id}/stop`, more);
  expect(status).toBe(200);
  return id;
}

describe('minutes', () => {
  it('that are written down are the student’s own word, and those of the clock are seen', async () => {
    const task = await minutes();
    await writeDown();
    expect(await kept.row(task)).toMatchObject({ progress: 20, byActivity: 0 });
    await measure(10);
    expect(await kept.row(task)).toMatchObject({ progress: 30, byActivity: 10 });
    expect((await kept.moves(task)).map(({ source, amount }) => `${source} ${amount}`).sort()).toEqual([
      'activity 10',
      'self 20',
    ]);
  });

  it('are taken back as what they were', async () => {
    const task = await minutes();
    const { body } = await writeDown();
    const measured = await measure(10);
    const when = { day: today(), time: '08:00', minutes: 5 };
    await student.visitor.patch(`/study/sessions/${body.id}`, { activity: 'grammar', note: '', version: 0, when });
    expect(await kept.row(task)).toMatchObject({ progress: 15, byActivity: 10 });
    await student.visitor.post(`/study/sessions/${measured}/remove`);
    expect(await kept.row(task)).toMatchObject({ progress: 5, byActivity: 0 });
    await student.visitor.post(`/study/sessions/${body.id}/remove`);
    expect(await kept.row(task)).toMatchObject({ progress: 0, byActivity: 0 });
    await student.visitor.post(`/study/sessions/${measured}/restore`);
    expect(await kept.row(task)).toMatchObject({ progress: 10, byActivity: 10 });
  });

  it('of the clock are the student’s own word once they are changed, and not when only a note is', async () => {
    const task = await minutes();
    const id = await measure(10);
    const edit = (more: object) =>
      student.visitor.patch(`/study/sessions/${id}`, { activity: 'grammar', note: 'Unit 4', version: 0, ...more });
    const { body } = await edit({});
    expect(body).toMatchObject({ source: 'timer' });
    expect(await kept.row(task)).toMatchObject({ progress: 10, byActivity: 10 });
    const when = { day: body.day, time: body.time, minutes: 9 };
    expect((await edit({ version: 1, when })).body).toMatchObject({ source: 'manual' });
    expect(await kept.row(task)).toMatchObject({ progress: 9, byActivity: 0 });
  });

  it('entered for a forgotten clock are self-reported', async () => {
    const day = today();
    const id = await measure(20 * 60, { minutes: 40 });
    const { sessions } = (await student.visitor.post('/study/sessions/list', {})).body;
    expect(sessions).toMatchObject([{ id, source: 'manual', seconds: 2400, day }]);
  });

  it('count for a task of a kind only when they are of it', async () => {
    const task = await minutes({ studying: 'reading' });
    await writeDown();
    expect(await kept.row(task)).toMatchObject({ progress: 0 });
    await writeDown({ activity: 'reading', time: '09:00', minutes: 7 });
    expect(await kept.row(task)).toMatchObject({ progress: 7, byActivity: 0 });
  });
});

it('numbers own steps by themselves, also after something told was taken back', async () => {
  const task = await minutes();
  const tasks = tasksOf(student);
  const { body } = await writeDown({ minutes: 3 });
  await tasks.advance(task, 4);
  await student.visitor.post(`/study/sessions/${body.id}/remove`);
  for (const progress of [2, 3, 4, 5]) expect((await tasks.advance(task, progress)).status).toBe(200);
  const sum = (await kept.moves(task)).reduce((total, { amount }) => total + amount, 0);
  expect({ sum, ...(await kept.row(task)) }).toMatchObject({ sum: 5, progress: 5, byActivity: 0 });
});

it('takes a tick for the student’s own word, and takes it back', async () => {
  const task = await taskOf(app, student, { counts: 'todos-done', target: 3 });
  const id = uuid();
  await student.visitor.post('/todos', { id, title: 'Learn five words' });
  await student.visitor.post(`/todos/${id}/tick`, { isDone: true });
  expect(await kept.row(task)).toMatchObject({ progress: 1, byActivity: 0 });
  await student.visitor.post(`/todos/${id}/tick`, { isDone: false });
  expect(await kept.row(task)).toMatchObject({ progress: 0, byActivity: 0 });
  expect(await kept.moves(task)).toEqual([]);
});

it.each([
  ['tick', true, 3],
  ['untick', false, 1],
] as const)('waits with a %s for a step that is being taken, and counts from where it led', async (_, isDone, led) => {
  const task = await taskOf(app, student, { counts: 'todos-done', target: 5 });
  const id = uuid();
  await student.visitor.post('/todos', { id, title: 'Read' });
  if (!isDone) await student.visitor.post(`/todos/${id}/tick`, { isDone: true });
  let ticking: ReturnType<typeof student.visitor.post> | undefined;
  await inTransaction(app.db, async (tx) => {
    const { progress = 0 } = (await kept.row(task)) ?? {};
    // A step holds its task only.
    const next = { progress: isDone ? progress + 2 : progress + 1 };
    await tx.update(dailyTasks).set(next).where(eq(dailyTasks.id, task));
    ticking = student.visitor.post(`/todos/${id}/tick`, { isDone });
    await waitForLock(app.db, 'daily_tasks');
  });
  expect((await ticking)?.body.tasks).toEqual([{ id: task, progress: led, byActivity: 0 }]);
  expect(await kept.row(task)).toMatchObject({ progress: led, byActivity: 0 });
});

it('counts a game once where different ones are asked for', async () => {
  const different = await taskOf(app, student, { counts: 'games-played', distinct: true, target: 3 });
  const any = await taskOf(app, student, { counts: 'games-played', target: 3 });
  await playQuiz(app, student);
  await playQuiz(app, student);
  expect(await kept.row(any)).toMatchObject({ progress: 2 });
  expect(await kept.row(different)).toMatchObject({ progress: 1, byActivity: 1 });
});

it('counts cards whose answer was typed where that is asked for', async () => {
  const task = await taskOf(app, student, { counts: 'cards-reviewed', answer: 'typed', target: 5 });
  const [deckId, cardId] = [uuid(), uuid()];
  await student.visitor.post('/flashcards/decks', { id: deckId, name: 'Mine' });
  await student.visitor.post('/flashcards/cards', { id: cardId, deckId, front: 'tree', back: 'ağaç', language: 'tr' });
  const answer = (more: object) =>
    student.visitor.post('/flashcards/reviews', { id: uuid(), cardId, durationMs: 900, hints: 0, ...more });
  expect((await answer({ grade: 3 })).status).toBe(201);
  expect(await kept.row(task)).toMatchObject({ progress: 0 });
  expect((await answer({ answer: 'tree', typedSide: 'front' })).status).toBe(201);
  expect(await kept.row(task)).toMatchObject({ progress: 1, byActivity: 1 });
});
