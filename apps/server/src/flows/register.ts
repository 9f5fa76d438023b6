import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { QueueAccountMail } from '#features/auth/account-mail.ts';
import { refuseCommon } from '#features/auth/common-passwords.ts';
import type { Hasher } from '#features/auth/hashing.ts';
import type { TeacherSignup } from '#features/auth/rules.ts';
import { mayTeach } from '#features/auth/rules.ts';
import type { Sessions, SignedIn } from '#features/auth/sessions.ts';
import { accountThrottle, signInRule } from '#features/auth/sign-in.ts';
import type { Account } from '#features/auth/store.ts';
import { findAccountByEmail, insertAccount } from '#features/auth/store.ts';
import { clear, guardAttempt, throttleKey } from '#features/auth/throttle-store.ts';
import { splitName } from '#features/profiles/names.ts';
import { insertTeacher } from '#features/profiles/store.ts';
import { violatedConstraint } from '#http/errors.ts';
import type { Refusals } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/network.ts';
import type { Random } from '#platform/random.ts';

export type RegisterParts = {
  db: Db;
  clock: Clock;
  random: Random;
  hasher: Hasher;
  sessions: Sessions;
  teacherSignup: TeacherSignup;
  queueMail: QueueAccountMail;
};

export type NewAccount = { id: string; email: string; password: string };
export type Person = { fullName: string; language: Language; timeZone: string };
export type AccountRefusals = Refusals<'email-already-in-use' | 'common-password'>;
type SignupRefusals = Refusals<'teacher-signup-closed'>;
export type Asker = { browserId: string | null; ip: string; cameBy: () => string | null };

/** A school registers from one address, and each registration sends a mail to whatever address was entered. */
const registerRule = { failures: limits.registrations, windowMinutes: 60 };

/**
 * Makes an account and runs the write that `prepare` returns in the same transaction: all of it is written or nothing
 * is. A registration sent again (same id, address and password) signs in to the account it made.
 *
 * @param prepare runs before anything is revealed about the address, so that only holders of a valid code learn it
 */
export async function registerAccount(
  parts: RegisterParts,
  account: NewAccount & { fullName: string },
  asker: Asker,
  prepare: () => Promise<(tx: Tx) => Promise<void>>,
  errors: AccountRefusals,
): Promise<SignedIn> {
  const { db, clock, random, hasher, sessions, queueMail } = parts;
  refuseCommon(account.password, errors);
  const existing = await findAccountByEmail(db, account.email);
  const reopened = await reopen(parts, existing, account, asker);
  if (reopened) return reopened;
  // One hash whatever the answer, so that timing reveals nothing about the address.
  const passwordHash = await hasher.hash(account.password);

  try {
    const write = await prepare();
    if (existing) throw errors['email-already-in-use']();
    await guardAttempt(db, throttleKey('register', networkOf(asker.ip)), registerRule, clock.now());
    return await inTransaction(db, async (tx) => {
      const { id, email, fullName: name } = account;
      await insertAccount(tx, random, { id, name, email, passwordHash, now: clock.now() });
      const signedIn = await sessions.enter(tx, id, asker.browserId, { remembered: false });
      await queueMail(tx, { kind: 'verify-email', userId: id, cameBy: asker.cameBy() });
      await write(tx);
      return signedIn;
    });
  } catch (error) {
    // The same registration, sent twice at once, may have won the race and taken the address and the code.
    const quicker = existing ? null : await reopen(parts, await findAccountByEmail(db, account.email), account, asker);
    if (quicker) return quicker;
    if (violatedConstraint(error)?.startsWith('auth_users')) throw errors['email-already-in-use']();
    throw error;
  }
}

/**
 * Signs in to the account that an earlier copy of the same registration made; null when there is none. Others may know
 * the id, so a password tried here counts as one tried at sign-in.
 */
async function reopen(
  { db, clock, hasher, sessions }: RegisterParts,
  existing: Account | null,
  { id, email, password }: NewAccount,
  { browserId }: Pick<Asker, 'browserId'>,
): Promise<SignedIn | null> {
  if (existing?.id !== id || !existing.passwordHash || existing.lockedAt || existing.deletionRequestedAt) return null;
  const key = accountThrottle(email);
  await guardAttempt(db, key, signInRule, clock.now());
  if (!(await hasher.verify(existing.passwordHash, password))) return null;
  await clear(db, key);
  return inTransaction(db, (tx) => sessions.enter(tx, id, browserId, { remembered: false }));
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

export function registerTeacher(parts: RegisterParts) {
  return async (
    asker: Asker,
    input: Person & NewAccount & { schoolName: string },
    errors: AccountRefusals & SignupRefusals,
  ): Promise<SignedIn> => {
    refuseTeacher(parts.teacherSignup, input.email, errors);
    const write = (tx: Tx) => insertTeacherProfile(tx, input.id, input.email, input, parts.clock.now());
    return registerAccount(parts, input, asker, async () => write, errors);
  };
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
