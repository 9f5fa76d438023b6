import { ORPCError } from '@orpc/client';
import { errorCode, errorStatus, retryAfterSeconds } from '#platform/errors.ts';

/** The longest pause is this many times the first one, a second. */
const factorMax = 64;

const retried: ReadonlySet<number> = new Set([0, 408, 429]);

/** Whether a file operation is tried again after this refusal: what may pass by itself does. */
export function isRetried(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && (retried.has(status) || (status >= 500 && errorCode(error) !== 'storage-full'));
}

/**
 * The pause before the next try, in milliseconds: a second, doubled each time up to 64 seconds, and up to a second more
 * by chance, so that a class whose network comes back doesn't send everything at once.
 *
 * @param failures how many tries have failed, from 1
 * @param random 0 to 1
 */
export function pauseAfter(failures: number, random: number): number {
  return 1000 * (Math.min(2 ** (failures - 1), factorMax) + random);
}

type Parts = {
  /** No try begins later than this after the first one, or after the last one that it may wait for. */
  maxMs: number;
  /** Refusals that are waited out, however long it takes. */
  waitsFor?: (error: unknown) => boolean;
  signal: AbortSignal;
  now: () => number;
  random: () => number;
  /** Resolves after a pause; rejects when the signal is aborted. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A try failed with this, and the next one comes after a pause. */
  onPause: (error: unknown) => void;
};

/**
 * Tries until it works, somebody cancels, or it makes no sense any more.
 *
 * @throws what the last try threw; `canceled` after the signal; `retry-limit-exceeded` when time is up
 */
export async function withRetries<Result>(attempt: () => Promise<Result>, parts: Parts): Promise<Result> {
  const { maxMs, waitsFor = () => false, signal, now, random, sleep, onPause } = parts;
  let end = now() + maxMs;
  for (let failures = 1; ; failures += 1) {
    try {
      if (signal.aborted) throw new Error('canceled');
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw storageError('canceled', error);
      if (!isRetried(error)) throw error;
      const pause = Math.max(pauseAfter(failures, random()), 1000 * (retryAfterSeconds(error) ?? 0));
      if (waitsFor(error)) end = now() + pause + maxMs;
      else if (now() + pause >= end) throw storageError('retry-limit-exceeded', error);
      onPause(error);
      await sleep(pause, signal).catch((cause: unknown) => {
        throw storageError('canceled', cause);
      });
    }
  }
}

function storageError(code: 'canceled' | 'retry-limit-exceeded', cause: unknown): Error {
  return new ORPCError(code, { status: 400, message: code, cause });
}

/** A pause that ends early when the network comes back. Rejects when the signal is aborted. */
export function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => reject(signal.reason);
  const go = () => resolve();
  const timer = setTimeout(go, ms);
  signal.addEventListener('abort', stop);
  window.addEventListener('online', go);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    window.removeEventListener('online', go);
  });
}

/** The clock, chance and pauses of this browser. */
export const ofThisBrowser = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: untilOnline,
};
