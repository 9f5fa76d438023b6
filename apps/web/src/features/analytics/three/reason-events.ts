import type { EventKind } from '@wordgrove/contract/analytics';
import type { ThreeRule } from '@wordgrove/contract/three-today';

/** The events on a student's page that show what a reason rests on. */
export const reasonEvents: Readonly<Record<ThreeRule, EventKind>> = {
  inactive: 'xp',
  failing: 'answers',
  drop: 'answers',
  missing: 'homework',
  'streak-broken': 'streak',
  'good-week': 'answers',
};
