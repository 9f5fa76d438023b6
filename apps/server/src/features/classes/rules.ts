import { isSameClassName } from '@wordgrove/contract/class-name';
import type { Invite } from '@wordgrove/contract/classes';
import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { Temporal } from 'temporal-polyfill';

export type InviteState = Invite['state'];

export type InviteLimits = {
  isActive: boolean;
  /** When the invite's class was archived. */
  archivedAt: Date | null;
  expiresAt: Date | null;
  maxUses: number | null;
  currentUses: number;
};

/** What typing the code leads to; the strongest reason wins. */
export function inviteState(invite: InviteLimits, now: Date): InviteState {
  if (invite.archivedAt) return 'class-archived';
  if (!invite.isActive) return 'off';
  if (invite.expiresAt && invite.expiresAt <= now) return 'expired';
  if (invite.maxUses !== null && invite.currentUses >= invite.maxUses) return 'used-up';
  return 'active';
}

/**
 * How many days a student must wait before asking again for a class that refused them too often lately.
 *
 * @param refusals when the class's teacher declined or removed the student
 */
export function daysUntilAskingAgain(refusals: readonly Date[], now: Date): number {
  const newest = refusals.map(Number).sort((one, other) => other - one);
  const counted = newest[limits.refusalsMax - 1];
  if (counted === undefined) return 0;
  return Math.max(0, Math.ceil(limits.refusalDays - (now.getTime() - counted) / dayMs));
}

/** The first instant after a calendar day in a time zone, whatever the clocks do that night. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return new Date(next.toZonedDateTime({ timeZone }).epochMilliseconds);
}

/** The teacher's class with this name; without a name, the first one. */
export function chooseClass<Row extends { name: string }>(
  open: readonly Row[],
  name: string | undefined,
): Row | undefined {
  return name === undefined ? open[0] : open.find((row) => isSameClassName(row.name, name));
}
