import { describe, expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const limits = { places: 3, placesOfOne: 2, waitMs: 60_000 };

describe('a line', () => {
  it('runs one at a time, in the order in which they are ready', async () => {
    const enter = oneAtATime(limits);
    const [first, second, third] = ['ada', 'ben', 'cem'].map(enter);
    const turns: string[] = [];
    expect(await first?.turn()).toBe(true);
    const waiting = [second, third].map(async (place, at) => {
      expect(await place?.turn()).toBe(true);
      turns.push(at === 0 ? 'ben' : 'cem');
      place?.leave();
    });
    expect(turns).toEqual([]);
    first?.leave();
    await Promise.all(waiting);
    expect(turns).toEqual(['ben', 'cem']);
  });

  it('skips a place that isn’t ready', async () => {
    const enter = oneAtATime(limits);
    const [slow, quick] = ['ada', 'ben'].map(enter);
    expect(await quick?.turn()).toBe(true);
    const turn = slow?.turn();
    quick?.leave();
    expect(await turn).toBe(true);
  });

  it('limits the places, overall and per person', () => {
    const enter = oneAtATime(limits);
    const places = ['ada', 'ada', 'ada', 'ben', 'cem'].map(enter);
    expect(places.map((place) => place !== null)).toEqual([true, true, false, true, false]);
    places[0]?.leave();
    places[0]?.leave();
    expect(enter('cem')).not.toBeNull();
    expect(enter('cem')).toBeNull();
  });

  it('drops those who waited too long or left, without delaying others', async () => {
    vi.useFakeTimers();
    try {
      const enter = oneAtATime(limits);
      const [first, second, third] = ['ada', 'ben', 'cem'].map(enter);
      const gone = new AbortController();
      const answers = [first?.turn(), second?.turn(), third?.turn(gone.signal)];
      gone.abort();
      expect(await answers[2]).toBe(false);
      await vi.advanceTimersByTimeAsync(limits.waitMs);
      expect(await answers[1]).toBe(false);
      expect(await answers[0]).toBe(true);
      const next = enter('cem');
      first?.leave();
      expect(await next?.turn()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
