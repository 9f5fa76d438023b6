import type { Session } from '@wordgrove/contract/auth';
import type { Profile } from '@wordgrove/contract/profiles';

type SignedIn = Session & { user: NonNullable<Session['user']>; profile: Profile };

const joined = '2026-09-01T08:00:00.000Z';

const verified = { emailVerified: true, needsVerification: false, needsNewPassword: false, deletionUndone: false };

function account(uid: string, fullName: string, role: 'teacher' | 'student'): SignedIn {
  const email = `${role}@school.example`;
  return {
    user: { uid, email, displayName: fullName, ...verified },
    profile: {
      uid,
      email,
      displayName: fullName,
      fullName,
      userType: role,
      role,
      emailVerified: true,
      profileCompleted: true,
      isAdmin: false,
      language: 'en',
      timeZone: 'Europe/Berlin',
      nextTimeZone: null,
      colorScheme: 'auto',
      teacher: null,
      student: null,
      version: 1,
      createdAt: joined,
      updatedAt: joined,
    },
  };
}

export const visitor: Session = { user: null, profile: null };

export const teacher: SignedIn = account('0190a5e0-0000-7000-8000-000000000001', 'Tara Teacher', 'teacher');

export const student: SignedIn = account('0190a5e0-0000-7000-8000-000000000002', 'Sami Student', 'student');
