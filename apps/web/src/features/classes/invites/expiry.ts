import type { Invite } from '@wordgrove/contract/classes';
import { clockIn, dayIn } from '#platform/time-zones.ts';

/** How long a code works, as a reader must be told. */
export type Expiry =
  | { kind: 'never' }
  /** A day that ends for the reader when it ends for the class. */
  | { kind: 'day'; day: string }
  /** A day that ends at another hour for the reader: at `at`, an ISO instant. */
  | { kind: 'elsewhere'; day: string; at: string; timeZone: string };

/**
 * @param classTimeZone where the class's days end; when undefined (not known), the reader's days are meant
 * @param readerTimeZone where the reader is
 */
export function expiryOf(
  invite: Pick<Invite, 'expiresOn' | 'expiresAt'>,
  classTimeZone: string | undefined,
  readerTimeZone: string,
): Expiry {
  const { expiresOn: day, expiresAt: at } = invite;
  if (day === null || at === null) return { kind: 'never' };
  const isSame = classTimeZone === undefined || endsTogether(day, at, readerTimeZone);
  return isSame ? { kind: 'day', day } : { kind: 'elsewhere', day, at, timeZone: classTimeZone };
}

/** Whether an instant is the first moment after a day in a time zone. */
function endsTogether(day: string, at: string, timeZone: string): boolean {
  const lastMoment = new Date(Date.parse(at) - 1);
  return dayIn(lastMoment, timeZone) === day && clockIn(lastMoment, timeZone) === '23:59';
}
