import { isSameClassName } from '@wordgrove/contract/class-name';
import type { Invite } from '@wordgrove/contract/classes';
import { dayMs, limits } from '@wordgrove/contract/limits';
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

/** What somebody who types the code meets, the strongest reason first. */
export function inviteState(invite: InviteLimits, now: Date): InviteState {
  if (invite.archivedAt) return 'class-archived';
  if (!invite.isActive) return 'off';
  if (invite.expiresAt && invite.expiresAt <= now) return 'expired';
  if (invite.maxUses !== null && invite.currentUses >= invite.maxUses) return 'used-up';
  return 'active';
}

/**
 * How many days a student still has to wait before asking for a class again that refused them so often lately.
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

/** The teacher's class that bears a name, or, without a name, the first one. */
export function chooseClass<Row extends { name: string }>(
  open: readonly Row[],
  name: string | undefined,
): Row | undefined {
  return name === undefined ? open[0] : open.find((row) => isSameClassName(row.name, name));
}
