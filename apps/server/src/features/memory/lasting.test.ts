import { dayMs } from '@wordgrove/contract/days';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastsUntil, recallAt } from '#platform/forgetting.ts';
import type { Evidence } from './rules.ts';
import { replay } from './rules.ts';

const start = new Date('2026-03-01T08:00:00Z');
const after = (days: number) => new Date(start.getTime() + Math.round(days * dayMs));

/** Whatever may happen to a word before, by hours since the start. */
const answer = fc.record({
  hours: fc.integer({ min: 0, max: 24 * 60 }),
  task: fc.constantFrom('recalled', 'recognised', 'guessed'),
  passed: fc.boolean(),
});

const eventOf = ({ hours, task, passed }: { hours: number; task: Evidence['task']; passed: boolean }, n: number) =>
  ({
    ...{ id: String(n).padStart(4, '0'), activity: 'card', task, passed, grade: null, hints: 0 },
    occurredAt: after(hours / 24),
  }) as const satisfies Evidence;

const dueDays = fc.integer({ min: 60, max: 400 });

it('one more word recalled never makes it last less until the same due time', () => {
  fc.assert(
    fc.property(
      fc.array(answer, { maxLength: 8 }),
      fc.integer({ min: 0, max: 24 * 60 }),
      dueDays,
      fc.constantFrom(0.8, 0.9, 0.95),
      (answers, hours, due, recall) => {
        const ledger = answers.map(eventOf);
        const latest = Math.max(0, ...answers.map((each) => each.hours));
        const more = eventOf({ hours: Math.max(latest, hours), task: 'recalled', passed: true }, 99);
        const [before, now] = [replay(ledger), replay([...ledger, more])];
        expect(recallAt(now, after(due)) ?? 0).toBeGreaterThanOrEqual(recallAt(before, after(due)) ?? 0);
        if (lastsUntil(before, after(due), recall)) expect(lastsUntil(now, after(due), recall)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
