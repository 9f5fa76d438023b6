import type { Tx } from '#db/client.ts';
import { passwordService } from '#features/auth/passwords.ts';
import { authRoutes } from '#features/auth/routes.ts';
import { removeSession } from '#features/auth/session-store.ts';
import { openSessions } from '#features/auth/sessions.ts';
import { signInService } from '#features/auth/sign-in.ts';
import { findAccount } from '#features/auth/store.ts';
import type { StudentAccountParts } from '#features/auth/students.ts';
import { studentAccounts } from '#features/auth/students.ts';
import { verificationService } from '#features/auth/verification.ts';
import { findSharedClass } from '#features/classes/enrolment-store.ts';
import { tellTeachersOf } from '#features/classes/tell-teachers.ts';
import { insertNotice } from '#features/notices/store.ts';
import type { profileService } from '#features/profiles/service.ts';
import { describeSession } from '#flows/describe-session.ts';
import { completeTeacher, registerTeacher } from '#flows/register.ts';
import { completeStudent, registerStudent } from '#flows/register-student.ts';
import { requestDeletion } from '#flows/request-deletion.ts';
import type { Built } from './parts.ts';

export function buildAuth(parts: Built, findProfile: ReturnType<typeof profileService>['find']) {
  const { settings, db, clock, random, hasher, queueMail, tell } = parts;
  const sessions = openSessions(parts);
  const tellSession = (tx: Tx, userId: string) => tell(tx, [userId], 'session');
  const tellVerified = async (tx: Tx, userId: string) => {
    await tellSession(tx, userId);
    await tellTeachersOf(tell, tx, userId);
  };
  const requireVerification = settings.REQUIRE_EMAIL_VERIFICATION;
  const registering = { ...parts, sessions, teacherSignup: settings.TEACHER_SIGNUP };
  const announceChange = async (tx: Tx, userId: string) => {
    await queueMail(tx, { kind: 'password-changed', userId });
    await tellSession(tx, userId);
  };
  const notice: StudentAccountParts['notice'] = (tx, userId, kind, params) =>
    insertNotice(tx, { id: random.uuid(), userId, kind, params, now: clock.now() });

  return authRoutes({
    signIn: signInService({
      db,
      clock,
      hasher,
      sessions,
      revealAccounts: settings.REVEAL_ACCOUNTS,
      tellReturn: (tx, userId) => tellTeachersOf(tell, tx, userId),
    }),
    passwords: passwordService({ db, clock, hasher, sessions, announceChange }),
    verification: verificationService({ db, clock, queueMail, tellVerified }),
    students: studentAccounts({
      db,
      clock,
      random,
      canReset: settings.TEACHER_CAN_RESET,
      queueMail,
      tellVerified,
      findSharedClass,
      notice,
    }),
    registerTeacher: registerTeacher(registering),
    registerStudent: registerStudent(registering),
    completeTeacher: completeTeacher(registering),
    completeStudent: completeStudent(registering),
    signOut: (caller) => removeSession(db, caller.sessionId),
    deleteAccount: requestDeletion({ db, clock, hasher, queueMail, tell }),
    sessionOf: describeSession({ requireVerification, findAccount: (userId) => findAccount(db, userId), findProfile }),
    requireVerification,
  });
}
