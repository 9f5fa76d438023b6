import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Ticket } from '#features/auth/providers/sealed.ts';
import type { TeacherSignup } from '#features/auth/rules.ts';
import { mayTeach } from '#features/auth/rules.ts';
import type { SignedIn } from '#features/auth/sessions.ts';
import { findAccountByEmail, insertAccount } from '#features/auth/store.ts';
import { guardAttempt, throttleKey } from '#features/auth/throttle-store.ts';
import { splitName } from '#features/profiles/names.ts';
import { insertTeacher } from '#features/profiles/store.ts';
import { violatedConstraint } from '#http/errors.ts';
import type { Refusals } from '#http/failure.ts';
import { networkOf } from '#platform/network.ts';
import type { Asker, NewAccount, NewWayIn, WayInParts } from './new-way-in.ts';
import { byPassword, byProvider } from './new-way-in.ts';

export type RegisterParts = WayInParts & { teacherSignup: TeacherSignup };

export type Person = { fullName: string; language: Language; timeZone: string };
export type TakenRefusals = Refusals<'email-already-in-use'>;
export type AccountRefusals = TakenRefusals & Refusals<'common-password'>;
type SignupRefusals = Refusals<'teacher-signup-closed'>;

/** A school registers from one address, and each registration sends a mail to whatever address was entered. */
const registerRule = { failures: limits.registrations, windowMinutes: 60 };

/**
 * Makes an account and runs the write that `prepare` returns in the same transaction: all of it is written or nothing
 * is. A registration sent again signs in to the account it made.
 *
 * @param prepare runs before anything is revealed about the address, so that only holders of a valid code learn it
 */
export async function registerAccount(
  parts: RegisterParts,
  account: NewAccount & { fullName: string },
  way: NewWayIn,
  asker: Asker,
  prepare: () => Promise<(tx: Tx) => Promise<void>>,
  errors: TakenRefusals,
): Promise<SignedIn> {
  const { db, clock, random, sessions } = parts;
  const existing = await findAccountByEmail(db, account.email);
  const reopened = await way.reopen(existing);
  if (reopened) return reopened;
  const prepared = await way.prepare();

  try {
    const write = await prepare();
    if (existing) throw errors['email-already-in-use']();
    await guardAttempt(db, throttleKey('register', networkOf(asker.ip)), registerRule, clock.now());
    return await inTransaction(db, async (tx) => {
      const { id, email, fullName: name } = account;
      await insertAccount(tx, random, { id, name, email, ...prepared, now: clock.now() });
      const signedIn = await sessions.enter(tx, id, asker.browserId, { remembered: false });
      await way.write(tx);
      await write(tx);
      return signedIn;
    });
  } catch (error) {
    // The same registration, sent twice at once, may have won the race and taken the address and the code.
    const quicker = existing ? null : await way.reopen(await findAccountByEmail(db, account.email));
    if (quicker) return quicker;
    if (violatedConstraint(error)?.startsWith('auth_users')) throw errors['email-already-in-use']();
    throw error;
  }
}

/** When two tabs complete the same account at once, the second is told that it is done. */
export async function refuseSecondProfile<Result>(
  completing: Promise<Result>,
  errors: Refusals<'profile-exists'>,
): Promise<Result> {
  try {
    return await completing;
  } catch (error) {
    throw violatedConstraint(error) === 'profiles_pkey' ? errors['profile-exists']() : error;
  }
}

type TeacherInput = Person & { id: string; schoolName: string };

export function registerTeacher(parts: RegisterParts) {
  return async (
    asker: Asker,
    input: TeacherInput & { email: string; password: string },
    errors: AccountRefusals & SignupRefusals,
  ): Promise<SignedIn> => {
    refuseTeacher(parts.teacherSignup, input.email, errors);
    return insertNewTeacher(parts, input, byPassword(parts, input, asker, errors), asker, errors);
  };
}

/** For somebody whom a provider has named. */
export function registerTeacherByProvider(parts: RegisterParts) {
  return async (
    asker: Asker,
    ticket: Ticket,
    input: TeacherInput,
    errors: TakenRefusals & SignupRefusals & Refusals<'account-locked'>,
  ): Promise<SignedIn> => {
    refuseTeacher(parts.teacherSignup, ticket.email, errors);
    const way = byProvider(parts, ticket, input.id, asker, errors);
    return insertNewTeacher(parts, { ...input, email: ticket.email }, way, asker, errors);
  };
}

function insertNewTeacher(
  parts: RegisterParts,
  input: TeacherInput & { email: string },
  way: NewWayIn,
  asker: Asker,
  errors: TakenRefusals,
): Promise<SignedIn> {
  const write = (tx: Tx) => insertTeacherProfile(tx, input.id, input.email, input, parts.clock.now());
  return registerAccount(parts, input, way, asker, async () => write, errors);
}

/** For somebody who has an account but no profile. */
export function completeTeacher({ db, clock, teacherSignup }: RegisterParts) {
  return async (
    account: { userId: string; email: string; hasProfile: boolean },
    input: Person & { schoolName: string },
    errors: SignupRefusals & Refusals<'profile-exists'>,
  ): Promise<void> => {
    if (account.hasProfile) throw errors['profile-exists']();
    refuseTeacher(teacherSignup, account.email, errors);
    await refuseSecondProfile(
      inTransaction(db, (tx) => insertTeacherProfile(tx, account.userId, account.email, input, clock.now())),
      errors,
    );
  };
}

function refuseTeacher(signup: TeacherSignup, email: string, errors: SignupRefusals): void {
  if (!mayTeach(signup, email)) throw errors['teacher-signup-closed']({ data: { domains: [...signup.domains] } });
}

async function insertTeacherProfile(
  tx: Tx,
  userId: string,
  email: string,
  input: Person & { schoolName: string },
  now: Date,
): Promise<void> {
  const { fullName, language, timeZone, schoolName } = input;
  await insertTeacher(tx, {
    userId,
    displayName: fullName,
    fullName,
    ...splitName(fullName, email),
    language,
    timeZone,
    schoolName,
    now,
  });
}
