import type { Profile } from '@wordgrove/contract/profiles';
import type { ProfileRow } from './read-store.ts';

/** The profile as its owner sees it; the contract picks the fields. */
export function presentProfile(row: ProfileRow): Profile {
  const { nextTimeZone, zoneChangesAt } = row;
  return {
    ...row,
    uid: row.userId,
    userType: row.role,
    nextTimeZone: nextTimeZone && zoneChangesAt ? { timeZone: nextTimeZone, from: zoneChangesAt.toISOString() } : null,
    teacher: row.role === 'teacher' ? row : null,
    student: row.role === 'student' ? presentStudent(row) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentStudent(row: ProfileRow): NonNullable<Profile['student']> {
  return {
    ...row,
    studentNumber: row.studentNumber ?? '',
    enrolledClasses: row.teacherIds,
    joinedAt: row.joinedAt?.toISOString() ?? null,
    totalXP: row.totalXp,
    lastTaskCompletedAt: row.lastTaskCompletedAt?.toISOString() ?? null,
    progress: { ...row, totalPoints: row.totalXp },
  };
}
