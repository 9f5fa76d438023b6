import { dayMs } from '@wordgrove/contract/days';
import { eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { dailyTaskMoves, dailyTasks, liveEvents, practiceDays, practiceEvents, wordMemory } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import { localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { daysLater, onDevices, tasksKept, tasksOf } from '#testing/day-of-tasks.ts';
import { hintsFor } from '#testing/hints.ts';
import { waitForLock } from '#testing/locks.ts';
import { taskOf } from '#testing/own-task.ts';
import { stepOn } from './board-store.ts';
import { holdOpen, holdProfile } from './store.ts';

let app: TestApp;
let code: string;
let student: Person;
let tasks: ReturnType<typeof tasksOf>;
let kept: ReturnType<typeof tasksKept>;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  use(await buildStudent(app, code));
  kept = tasksKept(app, student);
});

afterAll(() => app.close());

function use(person: Person): void {
  student = person;
  tasks = tasksOf(student);
}

const mine = (id: string, progress: number) => {
  const now = app.clock.now();
  return { userId: student.id, id, progress, now, day: localDay(now, 'Europe/Istanbul'), writeId: null };
};

describe('a step of one’s own', () => {
  it('is the next one, and the last completes the task and pays for it', async () => {
    const task = await taskOf(app, student, { target: 3, xp: 40 });
    expect((await tasks.advance(task, 1)).body).toEqual({ id: task, progress: 1, board: null });
    expect((await tasks.today()).tasks[0]).toMatchObject({ progress: 1, byActivity: 0, completed: false });
    await tasks.advance(task, 2);
    const { body } = await tasks.advance(task, 3);
    expect(body).toMatchObject({ id: task, progress: 3 });
    expect(body.board).toMatchObject({
      completed: 1,
      weeklyPercent: 100,
      paidLeft: 5,
      streak: { week: 1, current: 1, longest: 1 },
      tasks: [{ progress: 3, completed: true, xpGiven: 40 }],
    });
    expect(await kept.profile()).toMatchObject({ totalXp: 40, level: 1, lastTaskCompletedAt: expect.any(Date) });
    expect(await kept.moves(task)).toMatchObject(Array(3).fill({ source: 'self', amount: 1 }));
  });

  it('changes nothing when it is sent again or comes late', async () => {
    const task = await taskOf(app, student, { target: 5 });
    await tasks.advance(task, 1);
    await Promise.all(Array.from({ length: 20 }, () => tasks.advance(task, 2)));
    expect((await kept.row(task))?.progress).toBe(2);
    expect((await tasks.advance(task, 1)).body).toMatchObject({ progress: 2, board: { tasks: [{ progress: 2 }] } });
    expect(await kept.moves(task)).toHaveLength(2);
  });

  it('taken by many at once is taken by each on the own task only, and told to each alone', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => buildStudent(app, code)));
    const owned = await Promise.all(all.map((each) => taskOf(app, each, { target: 3 })));
    const [first = ''] = owned;
    await app.db.delete(liveEvents);
    const answers = await Promise.all([
      ...all.map((each, n) => tasksOf(each).advance(owned[n] ?? '', 1)),
      ...all.slice(1).map((each) => tasksOf(each).advance(first, 1)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...all.map(() => 200), ...all.slice(1).map(() => 404)]);
    const moved = await app.db.select().from(dailyTaskMoves).where(inArray(dailyTaskMoves.taskId, owned));
    const by = (one: { studentId: string }, other: typeof one) => (one.studentId < other.studentId ? -1 : 1);
    expect(moved.map(({ studentId, taskId }) => ({ studentId, taskId })).sort(by)).toEqual(
      all.map(({ id }, n) => ({ studentId: id, taskId: owned[n] })).sort(by),
    );
    const told = await app.db.select().from(liveEvents);
    expect(told.map(({ audience, topic }) => `${audience} ${topic}`).sort()).toEqual(
      all.map(({ id }) => `user:${id} daily-tasks`).sort(),
    );
    expect(new Set(told.map(({ xid }) => xid)).size).toBeLessThan(all.length);
  });

  it('goes with another of the same student: both are taken, and one hint tells both', async () => {
    const [one, other] = [await taskOf(app, student, { target: 3 }), await taskOf(app, student, { target: 4 })];
    const step = (id: string, progress: number, writeId: string) => stepOn(app.db, { ...mine(id, progress), writeId });
    await app.db.delete(liveEvents);
    const [first, second] = await Promise.all([step(one, 1, 'aaaaaaaa-1'), step(other, 1, 'aaaaaaaa-2')]);
    const [last, nothing] = await Promise.all([step(one, 2, 'aaaaaaaa-3'), step(one, 2, 'aaaaaaaa-4')]);
    expect(first).toBe(second);
    expect([last, nothing].filter(Boolean)).toHaveLength(1);
    expect([(await kept.row(one))?.progress, (await kept.row(other))?.progress]).toEqual([2, 1]);
    expect([(await kept.moves(one)).length, (await kept.moves(other)).length]).toEqual([2, 1]);
    const told = await app.db.select().from(liveEvents).orderBy(liveEvents.xid);
    expect(told.map(({ writeId }) => writeId)).toEqual([null, expect.stringMatching(/^aaaaaaaa-[34]$/)]);
  });

  it('doesn’t wait for another student’s task, and leaves a locked one to whoever can wait', async () => {
    const locked = await taskOf(app, student, { target: 3 });
    const other = await buildStudent(app, code);
    const theirs = await taskOf(app, other, { target: 3 });
    await inTransaction(app.db, async (tx) => {
      await holdOpen(tx, { userId: student.id } as OwnRows, (await kept.row(locked))?.day ?? '');
      const steps = [mine(locked, 1), { ...mine(theirs, 1), userId: other.id }].map((each) => stepOn(app.db, each));
      expect(await Promise.all(steps)).toEqual([null, expect.any(String)]);
    });
    expect((await tasks.advance(locked, 1)).body).toMatchObject({ progress: 1 });
  });

  it('is refused above the target, below zero, and for more than one step; nothing changes', async () => {
    const task = await taskOf(app, student, { target: 3 });
    const before = await kept.row(task);
    for (const progress of [2, 4, 1000])
      expect(await tasks.advance(task, progress)).toMatchObject({
        status: 409,
        body: { code: 'progress-refused', data: { progress: 0, target: 3 } },
      });
    for (const progress of [-1, 1.5, 1e9, '2', null])
      expect(await tasks.advance(task, progress)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await kept.row(task)).toEqual(before);
    await tasks.complete(task);
    const after = await kept.row(task);
    expect((await tasks.advance(task, 4)).status).toBe(409);
    expect((await tasks.advance(task, 3)).status).toBe(200);
    expect(await kept.row(task)).toEqual(after);
  });

  it('is refused on another student’s task, on yesterday’s and on an archived one; nothing changes', async () => {
    const other = await buildStudent(app, code);
    const theirs = await taskOf(app, other, { target: 3 });
    const before = await kept.row(theirs);
    for (const act of [() => tasks.advance(theirs, 1), () => tasks.complete(theirs)])
      expect(await act()).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await kept.row(theirs)).toEqual(before);

    const old = await taskOf(app, student, { target: 3 });
    await tasks.regenerate(uuid());
    const archived = await kept.row(old);
    expect(await tasks.advance(old, 1)).toMatchObject({ status: 409, body: { code: 'task-closed' } });
    expect(await kept.row(old)).toEqual(archived);

    const mine = await taskOf(app, student, { target: 3 });
    use(await daysLater(app, student, 1));
    for (const act of [() => tasks.advance(mine, 1), () => tasks.complete(mine)])
      expect(await act()).toMatchObject({ status: 409, body: { code: 'task-closed' } });
    expect(await kept.row(mine)).toMatchObject({ progress: 0, completedAt: null });
    expect(await kept.paid()).toEqual([]);
  });
});

describe('completing', () => {
  it('is told to the student’s screens, and the XP with it', async () => {
    const task = await taskOf(app, student, { target: 2 });
    await app.db.delete(liveEvents);
    await tasks.complete(task);
    expect(await hintsFor(app, student)).toEqual(['daily-tasks', 'xp']);
  });

  it('waits behind what holds the student, and holds no task meanwhile', async () => {
    const task = await taskOf(app, student, { target: 3 });
    const own = { userId: student.id } as OwnRows;
    const day = (await kept.row(task))?.day ?? '';
    let completing: ReturnType<typeof tasks.complete> | undefined;
    await inTransaction(app.db, async (tx) => {
      await holdProfile(tx, own);
      completing = tasks.complete(task);
      await waitForLock(app.db, '"daily_tasks"');
      expect(await holdOpen(tx, own, day)).toMatchObject([{ id: task }]);
    });
    expect(await completing).toMatchObject({ status: 200, body: { completed: 1 } });
  });

  it('gives XP and a completion time once, for a hundred simultaneous calls from several devices', async () => {
    const task = await taskOf(app, student, { target: 7, xp: 60 });
    const devices = (await onDevices(app, student, 4)).map(tasksOf);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => (devices[n % 4] ?? tasks).complete(task)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.tasks[0].completedAt)).size).toBe(1);
    expect(await kept.paid()).toMatchObject([{ reason: `task:${task}`, amount: 60 }]);
    expect(await kept.profile()).toMatchObject({ totalXp: 60 });
    expect(await kept.moves(task)).toMatchObject([
      { cause: expect.stringMatching(/^own:/), amount: 7, source: 'self' },
    ]);
  });

  it('is still possible for a task that is at its target and wasn’t completed', async () => {
    for (const finish of [(id: string) => tasks.complete(id), (id: string) => tasks.advance(id, 3)]) {
      const task = await taskOf(app, student, { target: 3, xp: 40 });
      await app.db.update(dailyTasks).set({ progress: 3 }).where(eq(dailyTasks.id, task));
      expect((await tasks.today()).tasks.find(({ id }: { id: string }) => id === task)).toMatchObject({
        progress: 3,
        completed: false,
      });
      await finish(task);
      expect(await kept.row(task)).toMatchObject({ progress: 3, xpGiven: 40, completedAt: expect.any(Date) });
    }
    expect(await kept.paid()).toHaveLength(2);
  });

  it('pays for six tasks a day, and says so of the others', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await taskOf(app, student, { target: 1, xp: 30 }));
    await Promise.all(ids.map((id) => tasks.complete(id)));
    const given = await Promise.all(ids.map(async (id) => (await kept.row(id))?.xpGiven));
    expect(given.filter((xp) => xp === 30)).toHaveLength(6);
    expect(given.filter((xp) => xp === 0)).toHaveLength(2);
    expect(await tasks.today()).toMatchObject({ completed: 8, paidLeft: 0 });
    expect(await kept.profile()).toMatchObject({ totalXp: 180 });
    use(await daysLater(app, student, 1));
    await tasks.complete(await taskOf(app, student, { target: 1, xp: 30 }));
    expect(await kept.profile()).toMatchObject({ totalXp: 210 });
  });

  it('pays for twelve tasks in 24 hours, whatever their days', async () => {
    const since = new Date(app.clock.now().getTime() - dayMs + 60_000);
    for (let n = 0; n < 12; n += 1) {
      const earlier = await taskOf(app, student, { target: 1, xp: 30 });
      await app.db
        .update(dailyTasks)
        .set({ day: '2020-01-01', progress: 1, xpGiven: 30, completedAt: since })
        .where(eq(dailyTasks.id, earlier));
    }
    const [tooMany, later] = [await taskOf(app, student, { target: 1 }), await taskOf(app, student, { target: 1 })];
    await tasks.complete(tooMany);
    expect((await kept.row(tooMany))?.xpGiven).toBe(0);
    app.clock.advance(60_000);
    await tasks.complete(later);
    expect((await kept.row(later))?.xpGiven).toBe(50);
  });
});

describe('a moment', () => {
  it('is on the board until it was seen, then the next one is, and neither comes again', async () => {
    const { body } = await tasks.generate();
    expect(body.moment).toBeNull();
    for (const { id } of body.tasks) await tasks.complete(id);
    const { moment, xp } = await tasks.today();
    expect(xp.level).toBeGreaterThan(1);
    expect(moment).toEqual({ kind: 'level', value: String(xp.level), count: xp.level });
    const see = ({ kind, value }: { kind: string; value: string }) =>
      student.visitor.post('/daily-tasks/moments/seen', { kind, value });
    for (const answer of [await see(moment), await see(moment)])
      expect(answer).toMatchObject({ status: 200, body: { kind: 'level' } });
    expect((await tasks.today()).moment).toBeNull();
    use(await daysLater(app, student, 1));
    const next = (await tasks.generate()).body;
    for (const { id } of next.tasks) await tasks.complete(id);
    const kinds: string[] = [];
    for (let board = await tasks.today(); board.moment; board = await tasks.today()) {
      kinds.push(board.moment.kind);
      await see(board.moment);
    }
    expect(kinds.at(-1)).toBe('streak');
    expect(kinds.filter((kind) => kind !== 'level')).toEqual(['streak']);
  });
});

describe('what was only said', () => {
  it('moves no memory and is no practice, though it is paid', async () => {
    const { body } = await tasks.generate();
    for (const { id } of body.tasks) await tasks.complete(id);
    const { xp } = await tasks.today();
    expect(xp.totalXp).toBeGreaterThan(0);
    expect((await student.visitor.get('/memory/summary')).body).toMatchObject({
      counts: { new: 0, learning: 0, known: 0, 'at-risk': 0 },
      dueNow: 0,
    });
    for (const table of [practiceEvents, practiceDays, wordMemory])
      expect(await app.db.$count(table, eq(table.studentId, student.id))).toBe(0);
  });
});
