import type { Tx } from '#db/client.ts';
import type { AddressParts } from '#features/auth/addresses.ts';
import { addressService } from '#features/auth/addresses.ts';
import { cardService } from '#features/auth/cards.ts';
import { otherWayIn } from '#features/auth/other-way-in.ts';
import { challenges } from '#features/auth/passkeys/challenge.ts';
import type { OwnPasskeyParts } from '#features/auth/passkeys/own-service.ts';
import { ownPasskeys } from '#features/auth/passkeys/own-service.ts';
import { relyingPartyAt } from '#features/auth/passkeys/relying-party.ts';
import { passkeySignIn } from '#features/auth/passkeys/sign-in-service.ts';
import { hasPasskeysAt } from '#features/auth/passkeys/store.ts';
import { passwordService } from '#features/auth/passwords.ts';
import { authRoutes } from '#features/auth/routes.ts';
import { removeSession } from '#features/auth/session-store.ts';
import { openSessions } from '#features/auth/sessions.ts';
import { signInService } from '#features/auth/sign-in.ts';
import { findAccount, insertAudit } from '#features/auth/store.ts';
import type { StudentAccountParts, StudentAccounts, Told } from '#features/auth/students.ts';
import { studentAccounts } from '#features/auth/students.ts';
import { verificationService } from '#features/auth/verification.ts';
import { findSharedClass, isInOpenClass } from '#features/classes/enrolment-store.ts';
import { tellTeachersOf } from '#features/classes/tell-teachers.ts';
import { insertNotices } from '#features/notices/store.ts';
import type { profileService } from '#features/profiles/service.ts';
import { describeSession } from '#flows/describe-session.ts';
import { completeTeacher, registerTeacher } from '#flows/register.ts';
import { completeStudent, registerStudent } from '#flows/register-student.ts';
import { requestDeletion } from '#flows/request-deletion.ts';
import type { Built } from './parts.ts';
import { buildProviders, knownProviders } from './providers.ts';

export function buildAuth(parts: Built, findProfile: ReturnType<typeof profileService>['find']) {
  const { settings, db, clock, random, hasher, queueMail, tell } = parts;
  const sessions = openSessions(parts);
  const tellSession = (tx: Tx, userId: string) => tell(tx, [userId], 'session');
  const tellVerified = verifiedTeller(parts);
  const requireVerification = settings.REQUIRE_EMAIL_VERIFICATION;
  const announceChange = async (tx: Tx, userId: string) => {
    await queueMail(tx, { kind: 'password-changed', userId });
    await tellSession(tx, userId);
  };
  const notice = noticeWriter(parts);

  const tellTeachers = (tx: Tx, ...userIds: string[]) => tellTeachersOf(tell, tx, ...userIds);
  const entering = { db, clock, sessions, tellReturn: tellTeachers };
  const canReset = settings.TEACHER_CAN_RESET;
  const registering = { ...parts, ...entering, teacherSignup: settings.TEACHER_SIGNUP };
  const cards = cardService({ ...entering, random, canReset, notice, isInOpenClass, tellTeachers });

  const signIn = signInService({ ...entering, hasher, cards, revealAccounts: settings.REVEAL_ACCOUNTS });
  const account = (userId: string) => findAccount(db, userId);
  const sessionOf = describeSession({ requireVerification, findAccount: account, findProfile });
  const known = knownProviders(settings);
  const hasOtherWay = otherWayIn(known.idOf);
  const { existAt: passkeysExistAt, ...passkeys } = buildPasskeys(parts, { ...entering, hasOtherWay });
  const about = { tellVerified, sessionOf, passkeysExistAt, hasOtherWay };
  const byProvider = buildProviders(parts, { ...entering, ...known, ...about, signIn });

  const routes = authRoutes({
    signIn,
    cards,
    passkeys,
    addresses: addressService({ ...parts, findSharedClass, notice, tellAdded: tellVerified }),
    passwords: passwordService({ db, clock, hasher, sessions, announceChange }),
    verification: verificationService({ db, clock, queueMail, tellVerified }),
    students: buildStudentAccounts(parts),
    registerTeacher: registerTeacher(registering),
    registerStudent: registerStudent(registering),
    completeTeacher: completeTeacher(registering),
    completeStudent: completeStudent(registering),
    signOut: (caller) => removeSession(db, caller.sessionId),
    deleteAccount: requestDeletion({ db, clock, hasher, queueMail, tell }),
    sessionOf,
    requireVerification,
  });
  return { ...routes, ...byProvider };
}

type Entering = Pick<Parameters<typeof passkeySignIn>[0], 'db' | 'clock' | 'sessions' | 'tellReturn'> &
  Pick<OwnPasskeyParts, 'hasOtherWay'>;

function buildPasskeys(parts: Built, { hasOtherWay, ...entering }: Entering) {
  const { settings, db, clock, random, hasher, queueMail, tell } = parts;
  const asked = challenges(parts);
  const tellSession = (tx: Tx, userId: string) => tell(tx, [userId], 'session');
  const own = ownPasskeys({
    ...{ db, clock, hasher, challenges: asked, tell: tellSession, hasOtherWay },
    announce: async (tx, kind, { userId, name, host }) => {
      const details = { passkey: name, host };
      await insertAudit(tx, random, { actorId: userId, subjectId: userId, action: kind, details, at: clock.now() });
      await queueMail(tx, { kind, userId });
      await tellSession(tx, userId);
    },
  });
  const partyAt = (cameBy: string | null) => relyingPartyAt(settings.BASE_URL ?? cameBy);
  const existAt = async (cameBy: string | null) => {
    const party = partyAt(cameBy);
    return party !== null && (await hasPasskeysAt(db, party.id));
  };
  return { own, signIn: passkeySignIn({ ...entering, random, challenges: asked }), partyAt, existAt };
}

/** Tells the open screens of accounts, and of their teachers, that their addresses are verified. */
function verifiedTeller({ tell }: Pick<Built, 'tell'>): StudentAccountParts['tellVerified'] {
  return async (tx, ...userIds) => {
    await tell(tx, userIds, 'session');
    await tellTeachersOf(tell, tx, ...userIds);
  };
}

type NoticeKind = Parameters<StudentAccountParts['notice'] | AddressParts['notice']>[1];
type WriteNotice = StudentAccountParts['notice'] & AddressParts['notice'];

function noticeWriter({ random, clock }: Pick<Built, 'random' | 'clock'>): WriteNotice {
  return (tx: Tx, kind: NoticeKind, told: readonly Told[]) => {
    const now = clock.now();
    return insertNotices(
      tx,
      told.map((each) => ({ ...each, id: random.uuid(), kind, now })),
    );
  };
}

/** What teachers may do to the accounts of their students, for the calls about accounts and those about classes. */
export function buildStudentAccounts(parts: Built): StudentAccounts {
  const { settings, db, clock, random, queueMail } = parts;
  const canReset = settings.TEACHER_CAN_RESET;
  const told = { tellVerified: verifiedTeller(parts), notice: noticeWriter(parts) };
  return studentAccounts({ db, clock, random, canReset, queueMail, findSharedClass, ...told });
}
