import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './api.ts';
import { personalOutboxes } from './personal-outbox.ts';
import { sessionQuery } from './session-query.ts';
import { forgetErrands } from './sign-out.ts';

type Word = { id: string; word: string };

const world = { sent: [] as string[], fails: null as { status: number } | null, refused: [] as string[] };

/** What a page has; called again, it is the next page of the same browser. */
const openPage = () =>
  personalOutboxes<Word>({
    prefixOf: (personId) => `word:${personId}:`,
    read: (stored) => JSON.parse(stored),
    send: async ({ word }) => {
      await Promise.resolve();
      if (world.fails) throw Object.assign(new Error('failed'), world.fails);
      world.sent.push(word);
    },
    onRefused: ({ word }) => world.refused.push(word),
  });

function signIn(uid: string): void {
  queryClient.setQueryData(sessionQuery.queryKey, {
    user: { uid, email: '', displayName: '', emailVerified: true },
    profile: null,
  } as never);
}

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
  Object.assign(world, { sent: [], fails: null, refused: [] });
  forgetErrands();
});

describe('what a person did without a network', () => {
  it('is sent by a later page, once', async () => {
    signIn('ada');
    // Signed out by the server: nothing is tried again on this page.
    world.fails = { status: 401 };
    const outbox = openPage()('ada');
    outbox.add({ id: '1', word: 'ships' });
    expect(await outbox.flush()).toBe(false);
    world.fails = null;
    const next = openPage()('ada');
    expect([await next.flush(), await next.flush(), world.sent]).toEqual([true, true, ['ships']]);
  });

  it('is sent for nobody else who uses the same browser', async () => {
    signIn('ada');
    world.fails = { status: 401 };
    const of = openPage();
    of('ada').add({ id: '1', word: 'ships' });
    await of('ada').flush();
    world.fails = null;
    signIn('bea');
    expect([await of('ada').flush(), await of('bea').flush()]).toEqual([false, true]);
    expect(world.sent).toEqual([]);
    signIn('ada');
    await of('ada').flush();
    expect(world.sent).toEqual(['ships']);
  });

  it('is reported when the server refuses it for good, and not tried again', async () => {
    signIn('ada');
    world.fails = { status: 409 };
    const outbox = openPage()('ada');
    outbox.add({ id: '1', word: 'ships' });
    expect(await outbox.flush()).toBe(true);
    expect([world.refused, outbox.items()]).toEqual([['ships'], []]);
  });
});
