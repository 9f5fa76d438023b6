import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counted(take: () => Promise<void>) {
  const taken = vi.fn(take);
  const onFailed = vi.fn();
  return { taken, onFailed, ...turns({ take: taken, restMs: 20, onFailed }) };
}

describe('turns', () => {
  it('takes the first at once and, however often it is asked meanwhile, one more after the rest', async () => {
    const { taken, wake } = counted(() => new Promise((done) => setTimeout(done, 5)));
    wake();
    expect(taken).toHaveBeenCalledTimes(1);
    wake();
    await vi.advanceTimersByTimeAsync(10);
    wake();
    wake();
    await vi.advanceTimersByTimeAsync(14);
    expect(taken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(taken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(taken).toHaveBeenCalledTimes(2);
  });

  it('takes a failed one again, less and less often, at least every five seconds', async () => {
    const { taken, onFailed, wake } = counted(() => Promise.reject(new Error('the database is away')));
    wake();
    await vi.advanceTimersByTimeAsync(39);
    expect(taken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(taken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    const before = taken.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(taken.mock.calls.length).toBe(before + 1);
    expect(onFailed).toHaveBeenCalledTimes(before + 1);
  });

  it('waits for the present one when it stops and takes no more', async () => {
    let isDone = false;
    const { taken, wake, stop } = counted(async () => {
      await new Promise((done) => setTimeout(done, 50));
      isDone = true;
    });
    wake();
    wake();
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(50);
    await stopped;
    expect(isDone).toBe(true);
    wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(taken).toHaveBeenCalledTimes(1);
  });
});
