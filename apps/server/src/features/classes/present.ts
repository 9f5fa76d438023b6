import type { Invite, RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import type { ClassRow } from './class-store.ts';
import type { InviteRow } from './invite-store.ts';
import type { RosterRow } from './roster-store.ts';
import { inviteState } from './rules.ts';

// The contract picks the fields.

export function presentClass(row: ClassRow): SchoolClass {
  return {
    ...row,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentInvite(row: InviteRow, now: Date): Invite {
  return {
    ...row,
    teacherName: row.teacherName ?? '',
    state: inviteState(row, now),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    settings: { requireApproval: row.requireApproval },
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What a teacher may see of a student; the login card and the last activity only once they are in the class. */
export function presentRosterEntry(row: RosterRow): RosterEntry {
  const isActive = row.status === 'active';
  return {
    ...row,
    card: isActive ? presentCard(row) : null,
    studentNumber: row.studentNumber ?? '',
    isLeaving: row.deletionRequestedAt !== null,
    status: isActive ? 'active' : 'pending',
    enrolledAt: row.enrolledAt.toISOString(),
    lastActiveAt: isActive ? (row.lastActiveAt?.toISOString() ?? null) : null,
  };
}

function presentCard({ cardMadeAt, cardExpiresAt, cardUsedAt }: RosterRow): RosterEntry['card'] {
  if (!cardMadeAt || !cardExpiresAt) return null;
  return {
    madeAt: cardMadeAt.toISOString(),
    expiresAt: cardExpiresAt.toISOString(),
    usedAt: cardUsedAt?.toISOString() ?? null,
  };
}
