import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atLeast } from './at-least.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('holds a quick answer back until its time has come', async () => {
  const told = vi.fn();
  void atLeast(2000, Promise.resolve('sent')).then(told);
  await vi.advanceTimersByTimeAsync(1999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith('sent');
});

it('holds a quick refusal back as well', async () => {
  const told = vi.fn();
  void atLeast(2000, Promise.reject(new Error('no'))).catch(told);
  await vi.advanceTimersByTimeAsync(1999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(new Error('no'));
});

it('adds nothing to an answer that took longer', async () => {
  const told = vi.fn();
  const slow = new Promise((resolve) => setTimeout(resolve, 5000, 'sent'));
  void atLeast(2000, slow).then(told);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toHaveBeenCalledWith('sent');
});
