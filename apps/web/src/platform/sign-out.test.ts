import { ORPCError } from '@orpc/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeSignOut, endSession, finishErrands, forgetErrands } from './sign-out.ts';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());

vi.mock('./api.ts', () => ({ client: { auth: { signOut: call } } }));
vi.mock('./i18n.ts', () => ({
  languageKey: 'language',
  currentLanguage: () => 'tr',
  rememberLanguage: (language: string) => window.localStorage.setItem('language', language),
}));

function fakeStorage(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
}

const before = { authToken: 'a', userProfile: 'b', userType: 'c', user: 'd', language: 'tr', 'color-scheme': 'dark' };
let local = fakeStorage(before);
let session = fakeStorage({ draft: 'x' });

beforeEach(() => {
  local = fakeStorage(before);
  session = fakeStorage({ draft: 'x' });
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
});

describe('endSession', () => {
  it('removes the four entries of a person and the whole session storage, and keeps the choices', async () => {
    call.mockResolvedValue({ signedOut: true });
    await endSession();
    expect([...local.kept.keys()]).toEqual(['language', 'color-scheme']);
    expect(session.kept.size).toBe(0);
  });

  it('counts a session that is over already as ended', async () => {
    call.mockRejectedValue(new ORPCError('unauthenticated', { status: 401 }));
    await expect(endSession()).resolves.toBeUndefined();
    expect(local.kept.has('authToken')).toBe(false);
    expect(local.kept.has('color-scheme')).toBe(true);
  });

  it('clears all storage but the language and throws the error again when the server could not be told', async () => {
    const lost = new ORPCError('network-request-failed', { status: 0 });
    call.mockRejectedValue(lost);
    await expect(endSession()).rejects.toBe(lost);
    expect([...local.kept]).toEqual([['language', 'tr']]);
    expect(session.kept.size).toBe(0);
  });

  it('works in a browser that refuses storage', async () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('window', { localStorage: { removeItem: refused }, sessionStorage: { clear: refused } });
    call.mockResolvedValue({ signedOut: true });
    await expect(endSession()).resolves.toBeUndefined();
  });
});

describe('what must be done before', () => {
  it('is done, and says when a part of it could not be', async () => {
    expect(await finishErrands()).toBe(true);
    const forget = [
      beforeSignOut({ finish: async () => true }),
      beforeSignOut({ finish: () => Promise.reject(new Error('lost')) }),
    ];
    expect(await finishErrands()).toBe(false);
    forget[1]?.();
    expect(await finishErrands()).toBe(true);
    forget[0]?.();
  });

  it('is no longer tried for somebody who has left', async () => {
    const forgotten = vi.fn<() => void>();
    beforeSignOut({ finish: async () => false, forget: forgotten });
    expect(await finishErrands()).toBe(false);
    forgetErrands();
    expect(forgotten).toHaveBeenCalledOnce();
    expect(await finishErrands()).toBe(true);
  });

  it('is not waited for without end', async () => {
    vi.useFakeTimers();
    const forget = beforeSignOut({ finish: () => new Promise(() => {}) });
    const outcome = finishErrands();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toBe(false);
    forget();
    vi.useRealTimers();
  });
});
