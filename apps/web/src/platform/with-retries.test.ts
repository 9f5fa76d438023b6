import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { errorCode, errorStatus } from '#platform/errors.ts';
import { isRetried, pauseAfter, withRetries } from './with-retries.ts';

const refused = (status: number, code = 'unavailable', data?: unknown) => new ORPCError(code, { status, data });

/** A clock that only pauses move on. */
function stage(maxMs = 600_000) {
  const world = { now: 0, pauses: [] as number[], cancel: new AbortController(), cancelIn: -1 };
  const parts = {
    maxMs,
    signal: world.cancel.signal,
    now: () => world.now,
    random: () => 0.5,
    onPause: () => undefined,
    sleep: async (ms: number) => {
      world.pauses.push(ms);
      world.now += ms;
      if (world.pauses.length === world.cancelIn) {
        world.cancel.abort();
        throw new Error('aborted');
      }
    },
  };
  const failing =
    (...errors: unknown[]) =>
    async () => {
      const error = errors.shift();
      if (error) throw error;
      return 'stored';
    };
  return { world, parts, failing };
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: unknown) => errorCode(error),
  );
}

describe('the pauses between tries', () => {
  it('double up to 64 seconds, with up to a second by chance', () => {
    expect([1, 2, 3, 7, 8, 30].map((failures) => pauseAfter(failures, 0))).toEqual([
      1000, 2000, 4000, 64_000, 64_000, 64_000,
    ]);
    expect(pauseAfter(1, 0.25)).toBe(1250);
  });
});

describe('a file operation', () => {
  it.each([
    [0, true],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
    [400, false],
    [401, false],
    [402, false],
    [403, false],
    [413, false],
  ])('refused with %i: tried again %s', (status, again) => {
    expect(isRetried(refused(status))).toBe(again);
  });

  it('is tried again after passing trouble, and ends once', async () => {
    const { world, parts, failing } = stage();
    await expect(withRetries(failing(refused(0), refused(503)), parts)).resolves.toBe('stored');
    expect(world.pauses).toEqual([1500, 2500]);
  });

  it('waits as long as the server asks', async () => {
    const { world, parts, failing } = stage();
    await withRetries(failing(refused(429, 'upload-busy', { retryAfterSeconds: 10 })), parts);
    expect(world.pauses).toEqual([10_000]);
  });

  it('isn’t tried again when nothing would change', async () => {
    const { world, parts, failing } = stage();
    expect(await codeOf(withRetries(failing(refused(402, 'quota-exceeded')), parts))).toBe('quota-exceeded');
    expect(await codeOf(withRetries(failing(refused(507, 'storage-full')), parts))).toBe('storage-full');
    expect(world.pauses).toEqual([]);
  });

  it('gives up when its time is over', async () => {
    const { world, parts } = stage(600_000);
    const never = () => Promise.reject(refused(503));
    expect(await codeOf(withRetries(never, parts))).toBe('retry-limit-exceeded');
    expect(world.now).toBeLessThan(600_000);
    expect(world.now).toBeGreaterThan(500_000);
  });

  it('has its time again after a lost network, which it waits for', async () => {
    const { world, parts, failing } = stage(120_000);
    const waiting = { ...parts, waitsFor: (error: unknown) => errorStatus(error) === 0 };
    const lost = Array.from({ length: 9 }, () => refused(0));
    expect(await withRetries(failing(...lost, refused(503)), waiting)).toBe('stored');
    expect(world.now).toBeGreaterThan(240_000);
    const never = () => Promise.reject(refused(503));
    expect(await codeOf(withRetries(never, waiting))).toBe('retry-limit-exceeded');
  });

  it('can be cancelled while it waits, and while it runs', async () => {
    const waiting = stage();
    waiting.world.cancelIn = 1;
    expect(await codeOf(withRetries(waiting.failing(refused(0)), waiting.parts))).toBe('canceled');
    const running = stage();
    const cancelled = () => {
      running.world.cancel.abort();
      return Promise.reject(refused(0));
    };
    expect(await codeOf(withRetries(cancelled, running.parts))).toBe('canceled');
  });
});
