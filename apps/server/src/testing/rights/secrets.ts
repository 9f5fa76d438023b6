import type { Db } from '#db/client.ts';
import {
  authAccounts,
  authCards,
  authPasskeys,
  authSessions,
  authTokens,
  authUsers,
  classTeacherOffers,
} from '#db/schema/all.ts';
import type { Asker, Who } from './askers.ts';
import type { School } from './school.ts';
import { emailOf } from './school.ts';

/** The students whose address a teacher may see: those on the roster. */
const rosters: Partial<Record<Who, readonly Who[]>> = {
  // And the address that an offer was made to.
  teacher: [...rosterOfOurs(), 'invited teacher'],
  'co-teacher': rosterOfOurs(),
  'other teacher': ['student of another class'],
};

export type Scan = (text: string, asker: Asker, spokenFor?: string) => string | null;

/**
 * Searches answers for what must never leave the server: passwords, hashes, tokens, and addresses that the caller may
 * not see.
 */
export async function scanForSecrets({ db }: { db: Db }, { tokens }: School): Promise<Scan> {
  const passwords = await db.select({ password: authAccounts.password }).from(authAccounts);
  const hashes = [
    ...(await db.select({ hash: authSessions.hash }).from(authSessions)),
    ...(await db.select({ hash: authTokens.hash }).from(authTokens)),
    ...(await db.select({ hash: authCards.tokenHash }).from(authCards)),
    ...(await db.select({ hash: authCards.codeHash }).from(authCards)),
    ...(await db.select({ hash: authPasskeys.publicKey }).from(authPasskeys)),
    ...(await db.select({ hash: classTeacherOffers.tokenHash }).from(classTeacherOffers)),
  ];
  const secrets = [
    ...passwords.flatMap(({ password }) => password ?? []),
    ...hashes.flatMap(({ hash }) =>
      hash ? [hash.toString('hex'), hash.toString('base64'), hash.toString('base64url')] : [],
    ),
    tokens.verification,
    tokens.reset,
    tokens.signInCode,
    tokens.card,
    tokens.teacherLink,
    '$argon2',
    'walnut-lantern-42',
  ];
  const emails = (await db.select({ email: authUsers.email }).from(authUsers)).flatMap(({ email }) => email ?? []);

  return (text, asker, spokenFor) => {
    const visible = new Set([asker.email, spokenFor, ...(rosters[asker.who] ?? []).map(emailOf)]);
    const leaked = [...secrets, ...emails.filter((email) => !visible.has(email))].find((each) => text.includes(each));
    return leaked === undefined ? null : `gives away ${leaked}`;
  };
}

function rosterOfOurs(): readonly Who[] {
  return [
    'student',
    'classmate',
    'admin student',
    'unverified student',
    'pending student',
    'student with a one-time code',
  ];
}
