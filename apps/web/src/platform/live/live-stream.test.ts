import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { steadyState } from './live-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what the page says of the stream', () => {
  it('is nothing about a short interruption', () => {
    const said = vi.fn();
    const state = steadyState(said);
    state.set(true);
    state.set(false);
    vi.advanceTimersByTime(2900);
    state.set(true);
    vi.advanceTimersByTime(10_000);
    expect(said.mock.calls).toEqual([['live']]);
  });

  it('is each lasting change once', () => {
    const said = vi.fn();
    const state = steadyState(said);
    state.set(true);
    for (let i = 0; i < 5; i++) {
      state.set(false);
      vi.advanceTimersByTime(1000);
    }
    state.set(true);
    state.end();
    vi.advanceTimersByTime(10_000);
    expect(said.mock.calls).toEqual([['live'], ['reconnecting'], ['live'], ['off']]);
  });

  it('is that it connects, when the first time takes long', () => {
    const said = vi.fn();
    const state = steadyState(said);
    state.set(false);
    vi.advanceTimersByTime(3000);
    state.set(false);
    vi.advanceTimersByTime(3000);
    expect(said.mock.calls).toEqual([['reconnecting']]);
  });
});
