import type { Activity } from '@wordgrove/contract/evidence';
import type { Evidence } from './rules.ts';

/** One activity's practice on one local day. */
export type PracticeDay = {
  localDay: string;
  activity: Activity;
  events: number;
  passes: number;
  fails: number;
  durationMs: number;
};

type Counted = Pick<Evidence, 'activity' | 'passed'> & { localDay: string; durationMs: number };

/** Sums events by day and activity, in the order each pair first appears. */
export function addUp(events: readonly Counted[]): PracticeDay[] {
  const days = Map.groupBy(events, ({ localDay, activity }) => `${localDay} ${activity}`);
  return [...days.values()].flatMap((sames) => {
    const [first] = sames;
    if (!first) return [];
    return {
      localDay: first.localDay,
      activity: first.activity,
      events: sames.length,
      passes: sames.filter(({ passed }) => passed === true).length,
      fails: sames.filter(({ passed }) => passed === false).length,
      durationMs: sames.reduce((sum, { durationMs }) => sum + durationMs, 0),
    };
  });
}

/** Adding the result takes the day's practice back. */
export function negated(day: PracticeDay): PracticeDay {
  return {
    ...day,
    events: -day.events,
    passes: -day.passes,
    fails: -day.fails,
    durationMs: -day.durationMs,
  };
}
