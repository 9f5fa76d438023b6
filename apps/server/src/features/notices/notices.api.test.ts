import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { liveEvents, notices } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import { insertNotice, insertNotices } from './store.ts';

let app: TestApp;
let reader: Person;
let other: Person;

beforeAll(async () => {
  app = await testApp();
  reader = await buildTeacher(app);
  other = await buildTeacher(app);
});

beforeEach(async () => {
  await app.db.delete(notices);
});

afterAll(() => app.close());

const kind = 'class-taken-over';
const listOf = async (person: Person) => (await person.visitor.get('/notices')).body;
const markRead = (id: string, by = reader) => by.visitor.post(`/notices/${id}/read`);

async function notify(userId: string, className = '5-A'): Promise<string> {
  const id = uuid();
  app.clock.advance(10);
  const notice = { id, userId, kind, params: { className }, now: app.clock.now() } as const;
  await inTransaction(app.db, (tx) => insertNotice(tx, notice));
  return id;
}

describe('the list of notices', () => {
  it('wants a session', async () => {
    expect(await app.visitor().get('/notices')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it("holds the reader's own, newest first", async () => {
    const first = await notify(reader.id, 'first');
    const second = await notify(reader.id, "O'Neill <b>5-A</b>");
    await notify(other.id);
    expect(await listOf(reader)).toEqual([
      { id: second, kind, params: { className: "O'Neill <b>5-A</b>" }, createdAt: expect.any(String) },
      { id: first, kind, params: { className: 'first' }, createdAt: expect.any(String) },
    ]);
  });

  it('stays short when there are very many', async () => {
    const many = Array.from({ length: 150 }, () => ({
      id: uuid(),
      userId: reader.id,
      kind,
      params: {},
      now: app.clock.now(),
    })) satisfies Parameters<typeof insertNotices>[1];
    await inTransaction(app.db, (tx) => insertNotices(tx, many));
    expect(await listOf(reader)).toHaveLength(100);
  });

  it('is empty when nothing was written, and writing nothing is no error', async () => {
    await inTransaction(app.db, (tx) => insertNotices(tx, []));
    expect(await listOf(reader)).toEqual([]);
  });
});

describe('a newer notice', () => {
  const tell = async (kind: 'enrolment-declined' | 'enrolment-approved' | 'sign-in-code-made', className: string) => {
    app.clock.advance(10);
    const notice = { id: uuid(), userId: reader.id, kind, params: { className }, now: app.clock.now() };
    await inTransaction(app.db, (tx) => insertNotice(tx, notice));
  };

  it('marks the older ones as read about the same class, which it contradicts or repeats', async () => {
    await tell('enrolment-declined', '5-A');
    await tell('enrolment-declined', '5-B');
    await tell('enrolment-approved', '5-A');
    await tell('sign-in-code-made', '5-A');
    await tell('sign-in-code-made', '5-A');
    const shown = (await listOf(reader)).map((notice: { kind: string; params: { className: string } }) => [
      notice.kind,
      notice.params.className,
    ]);
    expect(shown).toEqual([
      ['sign-in-code-made', '5-A'],
      ['enrolment-approved', '5-A'],
      ['enrolment-declined', '5-B'],
    ]);
  });
});

describe('reading a notice', () => {
  it('wants a session', async () => {
    expect(await markRead(uuid(), { ...reader, visitor: app.visitor() })).toMatchObject({ status: 401 });
  });

  it('refuses what is no id', async () => {
    expect(await markRead('1')).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('finds nothing that belongs to another user', async () => {
    const id = await notify(other.id);
    expect(await markRead(id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await markRead(uuid())).toMatchObject({ status: 404 });
    expect(await listOf(other)).toHaveLength(1);
  });

  it('takes it off every dashboard of the reader, however often it is sent', async () => {
    const id = await notify(reader.id);
    const kept = await notify(reader.id);
    await app.db.delete(liveEvents);
    expect(await markRead(id)).toMatchObject({ status: 200, body: { unread: 1 } });
    const [before] = await app.db.select().from(notices).orderBy(notices.createdAt);
    app.clock.advance(1000);
    expect(await markRead(id)).toMatchObject({ status: 200, body: { unread: 1 } });
    const [after] = await app.db.select().from(notices).orderBy(notices.createdAt);
    expect(after).toEqual(before);
    expect(await listOf(reader)).toMatchObject([{ id: kept }]);
    const [hint] = await app.db.select().from(liveEvents);
    expect(hint).toMatchObject({ audience: `user:${reader.id}`, topic: 'notices' });
  });
});
