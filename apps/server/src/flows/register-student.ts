import type { Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Ticket } from '#features/auth/providers/sealed.ts';
import type { SignedIn } from '#features/auth/sessions.ts';
import type { LookUpOffer } from '#features/classes/look-up-offer.ts';
import type { EnrolRefusals } from '#features/classes/redeem.ts';
import { enrol } from '#features/classes/redeem.ts';
import type { Offer } from '#features/classes/redeem-store.ts';
import { writeActivity } from '#features/classes/redeem-store.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import { splitName } from '#features/profiles/names.ts';
import { insertStudent } from '#features/profiles/store.ts';
import type { Refusals } from '#http/failure.ts';
import type { Tell } from '#platform/live.ts';
import type { Log } from '#platform/log.ts';
import type { Asker, NewAccount, NewWayIn } from './new-way-in.ts';
import { byPassword, byProvider } from './new-way-in.ts';
import type { AccountRefusals, Person, RegisterParts, TakenRefusals } from './register.ts';
import { refuseSecondProfile, registerAccount } from './register.ts';

export type RegisterStudentParts = RegisterParts & {
  log: Log;
  tell: Tell;
  lookUpOffer: LookUpOffer;
};

type Input = Person & { inviteCode: string };
type Account = { userId: string; email: string };

const studentNumberDigits = 8;

/** Account, profile, invite use and enrolment in one transaction; only the activity record may fail with a warning. */
export function registerStudent(parts: RegisterStudentParts) {
  return async (
    asker: Asker,
    input: Input & NewAccount & { password: string },
    errors: AccountRefusals & EnrolRefusals,
  ): Promise<SignedIn> => insertNewStudent(parts, input, byPassword(parts, input, asker, errors), asker, errors);
}

/** For somebody whom a provider has named. */
export function registerStudentByProvider(parts: RegisterStudentParts) {
  return async (
    asker: Asker,
    ticket: Ticket,
    input: Input & { id: string },
    errors: TakenRefusals & EnrolRefusals & Refusals<'account-locked'>,
  ): Promise<SignedIn> => {
    const way = byProvider(parts, ticket, input.id, asker, errors);
    return insertNewStudent(parts, { ...input, email: ticket.email }, way, asker, errors);
  };
}

async function insertNewStudent(
  parts: RegisterStudentParts,
  input: Input & NewAccount,
  way: NewWayIn,
  asker: Asker,
  errors: TakenRefusals & EnrolRefusals,
): Promise<SignedIn> {
  const joined: { offer?: Offer } = {};
  const prepare = async () => {
    const offer = await parts.lookUpOffer(input.inviteCode, { ip: asker.ip }, errors);
    return async (tx: Tx) => {
      await becomeStudent(parts, tx, offer, { ...input, userId: input.id }, errors);
      joined.offer = offer;
    };
  };
  const signedIn = await registerAccount(parts, input, way, asker, prepare, errors);
  if (joined.offer) await recordActivity(parts, joined.offer, input.id);
  return signedIn;
}

/** For somebody who has an account but no profile. */
export function completeStudent(parts: RegisterStudentParts) {
  return async (
    account: Account & { hasProfile: boolean },
    input: Input,
    errors: EnrolRefusals & Refusals<'profile-exists'>,
  ): Promise<void> => {
    if (account.hasProfile) throw errors['profile-exists']();
    const offer = await parts.lookUpOffer(input.inviteCode, { userId: account.userId }, errors);
    const { userId, email } = account;
    const becoming = inTransaction(parts.db, (tx) =>
      becomeStudent(parts, tx, offer, { ...input, userId, email }, errors),
    );
    await refuseSecondProfile(becoming, errors);
    await recordActivity(parts, offer, account.userId);
  };
}

async function becomeStudent(
  parts: RegisterStudentParts,
  tx: Tx,
  offer: Offer,
  account: Account & Person,
  errors: EnrolRefusals,
): Promise<void> {
  const { clock, random, tell } = parts;
  const now = clock.now();
  const { fullName, language, timeZone } = account;
  const person = {
    userId: account.userId,
    displayName: fullName,
    fullName,
    ...splitName(fullName, account.email),
    language,
    timeZone,
    now,
  };
  const { code, teacherId, teacherName, className } = offer;
  const joined = { code, teacherId, teacherName, className, joinedAt: now.toISOString() };
  let hasNumber = false;
  while (!hasNumber) {
    const studentNumber = `ST${random.code('0123456789', studentNumberDigits)}`;
    hasNumber = await insertStudent(tx, { ...person, studentNumber, joined });
  }
  // The invite's row is locked last and for the shortest time: a whole class registers with one code.
  const enrolment = { enrolmentId: random.uuid(), offer, studentId: account.userId, now };
  // The teacher whose code made the account is the one who helps a child that forgot the password.
  const { teacherIds } = await enrol(tx, { ...enrolment, signInHelp: true }, errors);
  await tellTopics(tell, tx, teacherIds, ['roster', 'invites', 'classes', 'profile']);
}

/** Written after the registration is committed: losing this record is worth a warning, not the registration. */
async function recordActivity(
  { db, clock, random, log }: RegisterStudentParts,
  offer: Offer,
  studentId: string,
): Promise<void> {
  try {
    await writeActivity(db, { id: random.uuid(), offer, studentId, now: clock.now() });
  } catch (error) {
    log.warn({ error, studentId }, 'the activity record of a registration could not be written');
  }
}
