import type { GradebookWish } from '@wordgrove/contract/assignments';
import { isOneOf } from '#platform/is-one-of.ts';
import { dayIn, instantOfClock } from '#platform/time-zones.ts';

/** `dates` are those from one day to another. */
export const periodKinds = ['all', '30-days', '90-days', 'dates'] as const;

export type PeriodKind = (typeof periodKinds)[number];

/** Which homework is shown, by the day on which it was set. Days are `YYYY-MM-DD`; without one, that end is open. */
export type Period = { kind: PeriodKind; from: string | null; to: string | null };

type Search = Readonly<Record<string, unknown>>;

/** The period in the search part of an address; whatever makes no sense there is left out. */
export function readPeriod({ period, from, to }: Search): Period {
  const kind = isOneOf(periodKinds, period) ? period : 'all';
  return kind === 'dates' ? { kind, from: dayOf(from), to: dayOf(to) } : { kind, from: null, to: null };
}

/** What an address says of it; all homework isn't mentioned. */
export function searchOf({ kind, from, to }: Period): Record<'period' | 'from' | 'to', string | undefined> {
  return { period: kind === 'all' ? undefined : kind, from: from ?? undefined, to: to ?? undefined };
}

/** The period as days, the last one included; null for an open end. */
export function daysOf({ kind, from, to }: Period, today: string): { from: string | null; to: string | null } {
  if (kind === 'dates') return { from, to };
  return { from: kind === 'all' ? null : daysLater(today, kind === '30-days' ? -30 : -90), to: null };
}

/** The same as instants, by the clocks of a time zone. */
export function instantsOf(period: Period, now: Date, timeZone: string): Pick<GradebookWish, 'since' | 'until'> {
  const { from, to } = daysOf(period, dayIn(now, timeZone));
  const startOf = (day: string) => instantOfClock(`${day}T00:00`, timeZone).toISOString();
  return { ...(from && { since: startOf(from) }), ...(to && { until: startOf(daysLater(to, 1)) }) };
}

function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** A calendar day that exists, of a time that has assignments. */
function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^2\d{3}-\d\d-\d\d$/.test(value)) return null;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null;
}
