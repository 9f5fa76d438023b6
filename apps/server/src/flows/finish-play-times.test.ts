import { dayMs } from '@wordgrove/contract/days';
import type { GameSource } from '@wordgrove/contract/game-fields';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Judged } from '#features/games/judged.ts';
import { judgePlay } from '#features/games/judged.ts';
import { lastedMs, withinTime } from '#features/games/within-time.ts';
import { evidenceOf } from './finish-play.ts';

const startedAt = new Date('2026-03-29T00:00:00Z');

const items = Array.from({ length: 6 }, (_, place) => ({
  id: `word${place}:noun`,
  word: `word${place}:noun`,
  kind: 'definition',
  prompt: 'Which?',
  filled: 'Which?',
  options: ['one', 'two', 'three', 'four'],
  right: 0,
  why: 'It is.',
}));

const play = {
  id: '0197a0de-0000-7000-8000-000000000001',
  type: 'quiz',
  round: { items },
  wish: { timer: 'none', source: { kind: 'level', level: 'A1' } },
} as const;

function judgedWith(times: readonly number[]): Judged {
  const moves = times.map((at, place) => ({ at, item: items[place]?.id, choice: 0 }));
  return judgePlay(play, moves);
}

const anyTime = fc.oneof(fc.nat(120_000), fc.nat(dayMs));

it('evidence lies between the start and the end of its play and lasts no longer, in order, whatever the moves claim', () => {
  fc.assert(
    fc.property(
      fc.array(anyTime, { maxLength: items.length }),
      fc.nat(600_000),
      fc.nat(700_000),
      (times, passed, pausedMs) => {
        const end = new Date(startedAt.getTime() + passed);
        const elapsed = lastedMs({ startedAt, pausedMs }, end);
        expect(elapsed).toBe(Math.max(0, passed - pausedMs));
        const judged = withinTime(judgedWith(times), elapsed);
        const evidence = evidenceOf(play, judged, end);
        expect(evidence).toHaveLength(times.length);
        expect(judged.claimedMs).toBeLessThanOrEqual(elapsed);
        const moments = evidence.map(({ occurredAt }) => occurredAt.getTime());
        for (const moment of moments) {
          expect(moment).toBeGreaterThanOrEqual(startedAt.getTime());
          expect(moment).toBeLessThanOrEqual(end.getTime());
        }
        const answered = judged.items.flatMap(({ at }) => at ?? []);
        expect(moments).toEqual(answered.map((at) => end.getTime() - judged.claimedMs + at));
        const inTheirOrder = evidence.toSorted((one, other) => one.word.localeCompare(other.word));
        expect(inTheirOrder.map(({ occurredAt }) => occurredAt.getTime())).toEqual(
          moments.toSorted((one, other) => one - other),
        );
        const lasted = evidence.map(({ durationMs = 0 }) => durationMs);
        expect(lasted.every((ms) => Number.isInteger(ms) && ms >= 0)).toBe(true);
        expect(lasted.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(elapsed);
      },
    ),
  );
});

it('a play that claims no more than what passed keeps its own times', () => {
  const judged = judgedWith([8000, 16_000, 24_000]);
  expect(withinTime(judged, 24_000)).toBe(judged);
  expect(withinTime(judged, 12_000).items.slice(0, 3)).toMatchObject([
    { ms: 4000, at: 4000 },
    { ms: 4000, at: 8000 },
    { ms: 4000, at: 12_000 },
  ]);
});

it('a pause that goes on takes nothing off: somebody without a network has played after it', () => {
  const end = new Date(startedAt.getTime() + 90_000);
  expect(lastedMs({ startedAt, pausedMs: 30_000 }, end)).toBe(60_000);
});

it('says of its evidence whether the words were chosen or drawn from a level', () => {
  const judged = judgedWith([1000]);
  const placesOf = (source: GameSource) =>
    evidenceOf({ ...play, wish: { source } }, judged, startedAt).map(({ place }) => place?.isChosen ?? false);
  expect(placesOf({ kind: 'level', level: 'B1' })).toEqual([false]);
  expect(placesOf({ kind: 'topic', topic: 'people', level: null })).toEqual([false]);
  expect(placesOf({ kind: 'due' })).toEqual([true]);
  expect(placesOf({ kind: 'deck', deckId: play.id })).toEqual([true]);
});
