import { dayMs } from '@wordgrove/contract/days';

/** The calendar day so many days before another; both as YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
}
