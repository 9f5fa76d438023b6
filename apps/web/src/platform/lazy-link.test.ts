import type { ClientLink } from '@orpc/client';
import { describe, expect, it, vi } from 'vitest';
import { errorCode, isWorthRetrying } from './errors.ts';
import { lazyLink } from './lazy-link.ts';

type Context = Record<never, never>;

const options = { context: {} };
const link: ClientLink<Context> = { call: async (path, input) => [path.join('.'), input] };
const gone = new TypeError('Failed to fetch dynamically imported module');

/** A link whose code arrives only at the given attempt. */
function arriving(attempt: number, isServerThere: boolean) {
  const load = vi.fn(() => (load.mock.calls.length < attempt ? Promise.reject(gone) : Promise.resolve(link)));
  const reload = vi.fn();
  return { load, reload, lazy: lazyLink({ load, reload, isServerThere: async () => isServerThere }) };
}

const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('a link that is loaded when it is needed', () => {
  it('is fetched once, by the first of several calls, which are all answered', async () => {
    const { lazy, load } = arriving(1, true);
    expect(load).not.toHaveBeenCalled();
    const answers = ['list', 'one'].map((name) => lazy.call(['todos', name], 1, options));
    expect(await Promise.all(answers)).toEqual([
      ['todos.list', 1],
      ['todos.one', 1],
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be fetched ahead, so that the first call waits for nothing', async () => {
    const { lazy, load } = arriving(1, true);
    await lazy.prepare();
    await lazy.call(['auth', 'signIn'], {}, options);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lets a call fail as on a lost network while the server is away, and the next one through', async () => {
    const { lazy, reload } = arriving(2, false);
    const failure = await failureOf(lazy.call(['auth', 'signIn'], {}, options));
    expect(errorCode(failure)).toBe('network-request-failed');
    expect(isWorthRetrying(failure)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect(await lazy.call(['auth', 'signIn'], {}, options)).toEqual(['auth.signIn', {}]);
  });

  it('reloads the page when the server is there but the code is not: it has been updated', async () => {
    const { lazy, reload } = arriving(3, true);
    await failureOf(lazy.call(['auth', 'signIn'], {}, options));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is fetched again when the server came back just after it couldn’t be, and nothing is reloaded', async () => {
    const { lazy, reload } = arriving(2, true);
    expect(await lazy.call(['auth', 'signIn'], {}, options)).toEqual(['auth.signIn', {}]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('says nothing and reloads nothing when only fetching ahead fails', async () => {
    const { lazy, reload, load } = arriving(2, true);
    await lazy.prepare();
    expect(reload).not.toHaveBeenCalled();
    await lazy.call(['auth', 'signIn'], {}, options);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
