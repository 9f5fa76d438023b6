import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authSessions, liveEvents, profiles, todos } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { deleteOldTodos } from './store.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  ({ code } = await buildInvite(await buildTeacher(app), { className: 'Seven B' }));
});

beforeEach(async () => {
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

async function add(title: string, more: Record<string, unknown> = {}) {
  const answer = await student.visitor.post('/todos', { id: uuid(), title, ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

const titles = async (): Promise<string[]> =>
  (await student.visitor.get('/todos')).body.todos.map(({ title }: { title: string }) => title);

const hints = () => app.db.$count(liveEvents, eq(liveEvents.topic, 'todos'));

const actions = fc.array(
  fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('tick', 'untick', 'remove', 'restore', 'prune')),
  { maxLength: 12 },
);

/** Prunes what was removed, as if weeks had passed. */
async function act(action: string, id: string): Promise<void> {
  if (action === 'prune') return deleteOldTodos(app.db, new Date(app.clock.now().getTime() + 1000));
  if (action === 'tick' || action === 'untick')
    await student.visitor.post(`/todos/${id}/tick`, { isDone: action === 'tick' });
  else await student.visitor.post(`/todos/${id}/${action}`);
}

describe('how many are done', () => {
  it('is what the list says, whatever was ticked, removed and brought back', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (chosen) => {
        student = await buildStudent(app, code);
        const ids = await Promise.all(['One', 'Two', 'Three'].map(async (title) => (await add(title)).id));
        for (const [place, action] of chosen) await act(action, ids[place] ?? '');
        const done = and(eq(todos.studentId, student.id), isNotNull(todos.doneAt), isNull(todos.removedAt));
        const expected = await app.db.$count(todos, done);
        expect((await student.visitor.get('/todos')).body.done).toBe(expected);
        expect((await student.visitor.post('/todos/done/list', {})).body.total).toBe(expected);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the list', () => {
  it('begins empty, with the day it is where the student lives', async () => {
    await app.db.update(profiles).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(profiles.userId, student.id));
    const { body } = await student.visitor.get('/todos');
    const ahead = new Date(app.clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
    expect(body).toMatchObject({ day: ahead, todos: [], done: 0 });
  });

  it('has the newest first, and tells the student’s other screens', async () => {
    const before = await hints();
    await add('One');
    await add('Two', { dueOn: '2026-05-01', notes: 'p. 4\np. 5', priority: 'high' });
    expect(await titles()).toEqual(['Two', 'One']);
    expect((await student.visitor.get('/todos')).body.todos[0]).toMatchObject({
      notes: 'p. 4\np. 5',
      dueOn: '2026-05-01',
      priority: 'high',
      doneAt: null,
      version: 0,
    });
    expect(await hints()).toBe(before + 2);
  });

  it('refuses overlong, blank and badly dated to-dos', async () => {
    const long = 'x'.repeat(10_000);
    for (const input of [
      { title: long },
      { title: 'x', notes: long },
      { title: ' ' },
      { title: '\u200B\u200B' },
      { title: 'x', dueOn: '0000-01-01' },
    ]) {
      const answer = await student.visitor.post('/todos', { id: uuid(), ...input });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    }
    expect(await titles()).toEqual([]);
  });

  it('holds a thousand open ones and no more, whichever way they would come', async () => {
    const gone = await add('Gone');
    const done = await add('Done');
    await student.visitor.post(`/todos/${gone.id}/remove`);
    await student.visitor.post(`/todos/${done.id}/tick`, { isDone: true });
    await app.db.insert(todos).values(
      Array.from({ length: limits.openTodosMax }, (_, position) => ({
        id: uuid(),
        studentId: student.id,
        title: `${position}`,
        priority: 'low' as const,
        position,
      })),
    );
    const full = { status: 409, body: { code: 'too-many-todos' } };
    expect(await student.visitor.post('/todos', { id: uuid(), title: 'One more' })).toMatchObject(full);
    expect(await student.visitor.post(`/todos/${gone.id}/restore`)).toMatchObject(full);
    expect(await student.visitor.post(`/todos/${done.id}/tick`, { isDone: false })).toMatchObject(full);
  });
});

describe('a to-do', () => {
  it('is edited from the version that was read, and shows the other’s words otherwise', async () => {
    const { id } = await add('Draft');
    const texts = { title: 'Final', notes: '', dueOn: null, priority: 'low' };
    const edit = (more: object) => student.visitor.patch(`/todos/${id}`, { ...texts, version: 0, ...more });
    expect(await edit({})).toMatchObject({ status: 200, body: { title: 'Final', version: 1 } });
    expect(await edit({})).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await edit({ title: 'Mine' })).toMatchObject({
      status: 409,
      body: { code: 'edit-conflict', data: { title: 'Final', version: 1 } },
    });
  });

  it('can be ticked and moved while being edited', async () => {
    const { id } = await add('Draft');
    await add('Other');
    await student.visitor.post(`/todos/${id}/move`, { after: null });
    await student.visitor.post(`/todos/${id}/tick`, { isDone: true });
    expect(await student.visitor.patch(`/todos/${id}`, { title: 'Final', version: 0 })).toMatchObject({ status: 200 });
  });

  it('comes back to its place when the tick is taken away', async () => {
    await add('Last');
    const { id } = await add('Middle');
    await add('First');
    const ticked = await student.visitor.post(`/todos/${id}/tick`, { isDone: true });
    expect(ticked.body.doneAt).not.toBeNull();
    expect(await titles()).toEqual(['First', 'Last']);
    expect((await student.visitor.post('/todos/done/list', {})).body).toMatchObject({
      total: 1,
      todos: [{ title: 'Middle' }],
    });
    await student.visitor.post(`/todos/${id}/tick`, { isDone: false });
    expect(await titles()).toEqual(['First', 'Middle', 'Last']);
  });

  it('stands where it was moved, also when it is moved to and fro a hundred times', async () => {
    const [c, b, a] = [await add('C'), await add('B'), await add('A')];
    const move = (id: string, after: string | null) => student.visitor.post(`/todos/${id}/move`, { after });
    await move(a.id, c.id);
    expect(await titles()).toEqual(['B', 'C', 'A']);
    for (let n = 0; n < 50; n += 1) {
      await move(a.id, b.id);
      expect((await move(c.id, b.id)).status).toBe(200);
    }
    expect(await titles()).toEqual(['B', 'C', 'A']);
    expect(await move(a.id, uuid())).toMatchObject({ status: 404 });
    expect(await move(a.id, a.id)).toMatchObject({ status: 404 });
  });

  it('can be brought back for a month after it was removed', async () => {
    const { id } = await add('Homework');
    const before = await hints();
    for (let n = 0; n < 2; n += 1) await student.visitor.post(`/todos/${id}/remove`);
    expect(await hints()).toBe(before + 1);
    expect(await titles()).toEqual([]);
    expect(await student.visitor.patch(`/todos/${id}`, { title: 'x', version: 0 })).toMatchObject({ status: 404 });
    await tidyAfter(limits.removedTodoDays - 1);
    expect((await student.visitor.post(`/todos/${id}/restore`)).status).toBe(200);
    expect(await titles()).toEqual(['Homework']);
    await student.visitor.post(`/todos/${id}/remove`);
    await tidyAfter(limits.removedTodoDays + 1);
    expect((await student.visitor.post(`/todos/${id}/restore`)).status).toBe(404);
  });
});

async function tidyAfter(days: number): Promise<void> {
  app.clock.advance(days * dayMs);
  await app.db.update(authSessions).set({ expiresAt: new Date(app.clock.now().getTime() + dayMs) });
  await deleteOldTodos(app.db, new Date(app.clock.now().getTime() - limits.removedTodoDays * dayMs));
}
