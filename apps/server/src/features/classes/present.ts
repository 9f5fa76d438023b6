import type { Invite, RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import type { ClassRow } from './class-store.ts';
import type { InviteRow } from './invite-store.ts';
import type { RosterRow } from './roster-store.ts';
import { inviteState } from './rules.ts';

export function presentClass(row: ClassRow): SchoolClass {
  return {
    id: row.id,
    name: row.name,
    timeZone: row.timeZone,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    activeStudents: row.activeStudents,
    pendingStudents: row.pendingStudents,
    offeredTo: row.offeredTo,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentInvite(row: InviteRow, now: Date): Invite {
  return {
    id: row.id,
    code: row.code,
    classId: row.classId,
    className: row.className,
    teacherId: row.teacherId,
    teacherName: row.teacherName ?? '',
    isActive: row.isActive,
    state: inviteState(row, now),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    expiresOn: row.expiresOn,
    maxUses: row.maxUses,
    currentUses: row.currentUses,
    settings: { requireApproval: row.requireApproval },
    studentsEnrolled: row.studentsEnrolled,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedBy: row.lastUsedBy,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What a teacher may see of a student; when the student was last active only once they are in the class. */
export function presentRosterEntry(row: RosterRow): RosterEntry {
  const isActive = row.status === 'active';
  return {
    enrolmentId: row.enrolmentId,
    classId: row.classId,
    className: row.className,
    studentId: row.studentId,
    studentName: row.studentName,
    studentEmail: row.studentEmail,
    studentNumber: row.studentNumber ?? '',
    emailVerified: row.emailVerified,
    isLeaving: row.deletionRequestedAt !== null,
    status: isActive ? 'active' : 'pending',
    signInHelp: row.signInHelp,
    inviteCode: row.inviteCode,
    enrollmentMethod: row.enrollmentMethod,
    enrolledAt: row.enrolledAt.toISOString(),
    lastActiveAt: isActive ? (row.lastActiveAt?.toISOString() ?? null) : null,
  };
}
