import type { EventKind } from '@wordgrove/contract/analytics';
import type { ThreeRule } from '@wordgrove/contract/three-today';

/** What a student's page opens, in its address, to show what a reason rests on. */
type Shown = { events: EventKind; part?: 'week' };

const answersOfTheWeek: Shown = { events: 'practice', part: 'week' };

export const reasonEvents: Readonly<Record<ThreeRule, Shown>> = {
  inactive: { events: 'xp' },
  failing: answersOfTheWeek,
  drop: answersOfTheWeek,
  missing: { events: 'homework' },
  'streak-broken': { events: 'streak' },
  'good-week': answersOfTheWeek,
};
