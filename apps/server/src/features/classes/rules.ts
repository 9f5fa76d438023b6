import type { Invite } from '@wordgrove/contract/classes';
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

/** The first instant after a calendar day in a time zone, whatever the clocks do that night. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return new Date(next.toZonedDateTime({ timeZone }).epochMilliseconds);
}

/**
 * Whether two names mean the same class to their teacher: letter case, the Turkish dotted and dotless i, and the width
 * of spaces make no difference.
 */
export function isSameClassName(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

/** The teacher's class that bears a name, or, without a name, the first one. */
export function chooseClass<Row extends { name: string }>(
  open: readonly Row[],
  name: string | undefined,
): Row | undefined {
  return name === undefined ? open[0] : open.find((row) => isSameClassName(row.name, name));
}

function foldName(name: string): string {
  const upper = name.normalize('NFKC').toLowerCase().toUpperCase();
  return upper.replaceAll('I\u0307', 'I').replace(/\s+/gu, ' ').trim();
}
