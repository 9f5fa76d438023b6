import type { StudentWork } from '@wordgrove/contract/assignments';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gradeKeeper } from './grade-keeper.ts';

const at = '2026-11-21T10:00:00.000Z';

/** The server's row of the one student, and how it answers. */
const server = { grade: gradeOf(0), fails: null as object | null, sent: [] as object[], isHeld: false };
let letGo = () => {};
const held = () =>
  new Promise<void>((resolve) => {
    letGo = resolve;
  });

function gradeOf(version: number, draft: StudentWork['grade']['draft'] = null): StudentWork['grade'] {
  return { points: null, comment: '', returnedAt: null, draft, version };
}

const work = (): StudentWork => ({
  ...{ studentId: 'ada', name: 'Ada', className: '5A', extendedTo: null, state: 'turned-in', dueAt: null },
  ...{ turnedInAt: at, percent: null, attempts: [], pages: null, handIn: null, learned: null, grade: server.grade },
});
const seen = () => ({ studentId: 'ada', version: server.grade.version, turnedInAt: at });
const typed = (comment: string, text = '8') => ({ typed: text, points: Number(text), comment });

/** What a page has; called again, it is the next page of the same browser. */
const openPage = () =>
  gradeKeeper({
    prefix: 'grade:',
    send: async ({ version, points, comment, returns, turnedInAt }) => {
      server.sent.push({ version, points, comment, returns });
      if (server.isHeld) await held();
      await Promise.resolve();
      if (server.fails) throw Object.assign(new Error('failed'), server.fails);
      server.grade = gradeOf(version + 1, returns ? null : { points, comment, turnedInAt });
      return work();
    },
  });

beforeEach(() => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
      Object.assign(localStorage, { [key]: value });
    },
    removeItem: (key: string) => {
      stored.delete(key);
      Reflect.deleteProperty(localStorage, key);
    },
  };
  vi.stubGlobal('window', { localStorage });
  Object.assign(server, { grade: gradeOf(0), fails: null, sent: [], isHeld: false });
});

describe('a grade that is typed', () => {
  it('is sent once, and stays in the form as it was typed', async () => {
    const keeper = openPage();
    keeper.edit(seen(), typed('Well done '));
    expect(keeper.shown(work())).toMatchObject({ saving: 'typing', comment: 'Well done ' });
    expect(await keeper.flush()).toBe(true);
    await keeper.flush();
    expect(server.sent).toEqual([{ version: 0, points: 8, comment: 'Well done ', returns: false }]);
    expect(keeper.shown(work())).toMatchObject({ saving: 'saved', comment: 'Well done ', version: 1 });
    expect(openPage().shown(work())).toBeUndefined();
  });

  it('gives way to what another screen saves later', async () => {
    const keeper = openPage();
    keeper.edit(seen(), typed('Mine'));
    await keeper.flush();
    server.grade = gradeOf(5, { points: 3, comment: 'Theirs', turnedInAt: at });
    expect(keeper.shown(work())).toBeUndefined();
  });

  it('goes on from the answer when more was typed meanwhile', async () => {
    const keeper = openPage();
    server.isHeld = true;
    keeper.edit(seen(), typed('One'));
    const sending = keeper.flush();
    await expect.poll(() => server.sent).toHaveLength(1);
    keeper.edit(seen(), typed('One, two'));
    server.isHeld = false;
    letGo();
    await sending;
    await keeper.flush();
    expect(server.sent).toMatchObject([
      { version: 0, comment: 'One' },
      { version: 1, comment: 'One, two' },
    ]);
  });

  it('is kept but not sent while its points make no sense', async () => {
    const keeper = openPage();
    keeper.edit(seen(), { typed: '8..', points: undefined, comment: '' });
    expect(await keeper.flush()).toBe(false);
    expect(server.sent).toEqual([]);
    expect(openPage().shown(work())).toMatchObject({ typed: '8..', points: undefined });
  });
});

describe('without a connection', () => {
  // Signed out by the server: nothing is tried again by itself.
  const away = { status: 401 };

  it('a grade waits, also through a reload, and what was to be returned is', async () => {
    server.fails = away;
    const keeper = openPage();
    await keeper.giveBack(seen(), typed('Well done'));
    expect(keeper.shown(work())).toMatchObject({ saving: 'held-up', returns: true });
    server.fails = null;
    const next = openPage();
    expect(next.unsent()).toBe(1);
    expect(await next.flush()).toBe(true);
    expect(server.sent.at(-1)).toMatchObject({ comment: 'Well done', returns: true });
    expect(next.shown(work())).toBeUndefined();
  });
});

describe('when another screen was first', () => {
  async function conflict() {
    const keeper = openPage();
    server.grade = gradeOf(3, { points: 3, comment: 'Theirs', turnedInAt: at });
    server.fails = { code: 'edit-conflict', status: 409, data: work() };
    await keeper.giveBack({ ...seen(), version: 0 }, typed('Mine'));
    server.fails = null;
    return keeper;
  }

  it('nothing is sent until the teacher has chosen, whatever is typed', async () => {
    const keeper = await conflict();
    expect(keeper.shown(work())).toMatchObject({ saving: 'conflict', comment: 'Mine', theirs: work() });
    keeper.edit(seen(), typed('Mine, longer'));
    await keeper.flush();
    expect(server.sent).toHaveLength(1);
  });

  it('mine goes over theirs as a draft, or is forgotten', async () => {
    const keeper = await conflict();
    keeper.keepMine('ada');
    await keeper.flush();
    expect(server.sent.at(-1)).toEqual({ version: 3, points: 8, comment: 'Mine', returns: false });
    const other = await conflict();
    other.takeTheirs('ada');
    expect(other.shown(work())).toBeUndefined();
  });
});

it('a grade that waits for a choice outlives a reload, although another tab has saved its own meanwhile', async () => {
  const [first, second] = [openPage(), openPage()];
  server.grade = gradeOf(1, { points: 9, comment: 'First', turnedInAt: at });
  server.fails = { code: 'edit-conflict', status: 409, data: work() };
  second.edit({ ...seen(), version: 0 }, typed('Second', '3'));
  await second.flush();
  server.fails = null;
  first.edit(seen(), typed('First, longer', '9'));
  await first.flush();
  second.store();
  expect(openPage().shown(work())).toMatchObject({ typed: '3', comment: 'Second', version: 0 });
});

it('what was typed before another screen saved isn’t returned over it', async () => {
  server.fails = { status: 401 };
  const keeper = openPage();
  keeper.edit(seen(), typed('Mine'));
  await keeper.flush();
  server.grade = gradeOf(3, { points: 3, comment: 'Theirs', turnedInAt: at });
  expect(keeper.versionOf(seen())).toBe(0);
  server.fails = { code: 'edit-conflict', status: 409, data: work() };
  await keeper.giveBack(seen(), typed('Mine'));
  expect(server.sent.at(-1)).toMatchObject({ version: 0, comment: 'Mine', returns: true });
  await keeper.giveBack(seen(), typed('Mine'));
  expect(keeper.shown(work())).toMatchObject({ saving: 'conflict', theirs: work() });
  expect(server.sent).toHaveLength(2);
});

describe('what tabs left when they were closed', () => {
  /** A tab that is closed while it waits for a choice. */
  async function closeInConflict(comment: string) {
    const tab = openPage();
    server.fails = { code: 'edit-conflict', status: 409, data: work() };
    tab.edit({ ...seen(), version: 0 }, typed(comment, '3'));
    await tab.flush();
    tab.store();
    server.fails = null;
  }

  it('is asked about by the next page, although a tab that was there before has saved its own', async () => {
    const first = openPage();
    server.grade = gradeOf(1);
    await closeInConflict('Second');
    first.edit(seen(), typed('First'));
    await first.flush();
    server.fails = { code: 'edit-conflict', status: 409, data: work() };
    const next = openPage();
    await next.flush();
    expect(next.shown(work())).toMatchObject({ saving: 'conflict', comment: 'Second' });
  });

  it('is asked about one after the other', async () => {
    server.grade = gradeOf(1, { points: 9, comment: 'First', turnedInAt: at });
    const other = openPage();
    await closeInConflict('Second');
    server.fails = { status: 401 };
    other.edit({ ...seen(), version: 0 }, typed('Third'));
    await other.flush();
    server.fails = { code: 'edit-conflict', status: 409, data: work() };
    const next = openPage();
    await next.flush();
    const asked = [];
    for (let choice = 1; choice <= 2; choice += 1) {
      await expect.poll(() => next.shown(work())).toMatchObject({ saving: 'conflict' });
      asked.push(next.shown(work())?.comment);
      next.takeTheirs('ada');
    }
    expect(asked.toSorted()).toEqual(['Second', 'Third']);
    expect(next.shown(work())).toBeUndefined();
    expect(openPage().unsent()).toBe(0);
  });
});

it('a grade of somebody who has left is kept, and one that is refused says so', async () => {
  const keeper = openPage();
  server.fails = { status: 404 };
  keeper.edit(seen(), typed('Mine'));
  await keeper.flush();
  expect(keeper.shown(work())).toMatchObject({ saving: 'gone' });
  expect(openPage().shown(work())).toMatchObject({ comment: 'Mine' });
  keeper.takeTheirs('ada');
  server.fails = { status: 400 };
  await keeper.giveBack(seen(), typed('Mine'));
  expect(keeper.shown(work())).toMatchObject({ saving: 'refused', returns: false });
});
