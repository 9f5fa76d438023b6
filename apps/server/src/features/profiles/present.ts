import type { Profile } from '@wordgrove/contract/profiles';
import type { ProfileRow } from './read-store.ts';

/** The profile as its owner sees it. */
export function presentProfile(row: ProfileRow): Profile {
  return {
    uid: row.userId,
    email: row.email,
    displayName: row.displayName,
    fullName: row.fullName,
    userType: row.role,
    role: row.role,
    emailVerified: row.emailVerified,
    profileCompleted: row.profileCompleted,
    isAdmin: row.isAdmin,
    language: row.language,
    timeZone: row.timeZone,
    nextTimeZone:
      row.nextTimeZone && row.zoneChangesAt
        ? { timeZone: row.nextTimeZone, from: row.zoneChangesAt.toISOString() }
        : null,
    colorScheme: row.colorScheme,
    teacher: row.role === 'teacher' ? presentTeacher(row) : null,
    student: row.role === 'student' ? presentStudent(row) : null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentTeacher(row: ProfileRow): NonNullable<Profile['teacher']> {
  return {
    schoolName: row.schoolName,
    studentsCount: row.studentsCount,
    classesCreated: row.classesCreated,
    subjects: row.subjects,
    bio: row.bio,
  };
}

function presentStudent(row: ProfileRow): NonNullable<Profile['student']> {
  return {
    studentNumber: row.studentNumber ?? '',
    grade: row.grade,
    firstName: row.firstName,
    lastName: row.lastName,
    enrolledClasses: row.teacherIds,
    teacherId: row.teacherId,
    teacherName: row.teacherName,
    className: row.className,
    inviteCode: row.inviteCode,
    joinedViaInvite: row.joinedViaInvite,
    joinedAt: row.joinedAt?.toISOString() ?? null,
    registeredViaInvite: row.registeredViaInvite,
    totalXP: row.totalXp,
    lastTaskCompletedAt: row.lastTaskCompletedAt?.toISOString() ?? null,
    progress: {
      totalPoints: row.totalXp,
      level: row.level,
      completedLessons: row.completedLessons,
      gamesPlayed: row.gamesPlayed,
    },
  };
}
