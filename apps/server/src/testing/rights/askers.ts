import { desc, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import {
  authAccounts,
  authSessions,
  authUsers,
  dictionaryHistory,
  dictionarySavedWords,
  notices,
  profiles,
} from '#db/schema/all.ts';
import { sessionCookie, sign } from '#http/cookies.ts';
import { hashToken } from '#platform/random.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { keptFor } from './kept-tickets.ts';
import { challengeCookies } from './passkeys.ts';

/** Every caller in the matrix, by kind. */
export const whos = [
  'nobody',
  'forged cookie',
  'expired session',
  'locked account',
  'leaving account',
  'deleted account',
  'unverified teacher',
  'unverified student',
  'student with a one-time code',
  'account without a profile',
  'account without a role',
  'teacher',
  'co-teacher',
  'former co-teacher',
  'invited teacher',
  'former teacher',
  'other teacher',
  'admin teacher',
  'admin student',
  'student',
  'classmate',
  'pending student',
  'declined student',
  'removed student',
  'student of another class',
] as const;

export type Who = (typeof whos)[number];

/** Callers whose cookie opens nothing. */
const strangers: readonly Who[] = [
  'nobody',
  'forged cookie',
  'expired session',
  'locked account',
  'leaving account',
  'deleted account',
];

export type Asker = {
  who: Who;
  cookie: string;
  hasSession: boolean;
  email: string;
  password: string;
  role: 'teacher' | 'student' | null;
  hasProfile: boolean;
  isVerified: boolean;
  mustChoose: boolean;
  hasOpenClasses: boolean;
  /** Whether the caller teaches 'Ours'. */
  teachesOurs: boolean;
  /** The caller's own notice, and a search. */
  noticeId: string;
};

const withClasses: readonly Who[] = ['teacher', 'other teacher'];

/** A person's cookie as a browser has it, with what the server must know about them, and rows of their own. */
export async function becomeAsker(app: TestApp, who: Who, person: Person | null): Promise<Asker> {
  const cookie = person?.visitor.cookies.get(sessionCookie) ?? '';
  const hasSession = !strangers.includes(who);
  const noticeId = uuid();
  const id = person?.id ?? noticeId;
  if (hasSession) await addOwnRows(app, id, noticeId);
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.userId, id));
  return {
    who,
    cookie: [
      `${sessionCookie}=${who === 'forged cookie' ? await forge(app) : cookie}`,
      keptFor(app, who),
      await challengeCookies(app, id),
    ].join('; '),
    hasSession,
    email: person?.email ?? 'nobody@school.example',
    password: person?.password ?? 'nothing-at-all',
    role: profile?.role ?? null,
    hasProfile: profile !== undefined,
    isVerified: !who.startsWith('unverified'),
    mustChoose: who === 'student with a one-time code',
    hasOpenClasses: withClasses.includes(who),
    teachesOurs: who === 'teacher' || who === 'co-teacher',
    noticeId,
  };
}

async function addOwnRows({ db, clock }: TestApp, userId: string, noticeId: string): Promise<void> {
  const now = clock.now();
  await db.insert(notices).values({ id: noticeId, userId, kind: 'class-taken-over', createdAt: now });
  await db.insert(dictionaryHistory).values({ id: noticeId, userId, word: 'tree', isFound: true, searchedAt: now });
  await db.insert(dictionarySavedWords).values({ userId, word: 'tree', savedAt: now });
  const atProvider = { providerId: 'https://login.school.example', accountId: userId };
  await db.insert(authAccounts).values({ id: noticeId, userId, ...atProvider });
}

/** The token of an open session, under a signature that isn't ours. */
async function forge({ db }: TestApp): Promise<string> {
  const [session] = await db.select().from(authSessions).orderBy(desc(authSessions.createdAt)).limit(1);
  if (!session) throw new Error('nobody has signed in yet');
  const token = uuid();
  await db.insert(authSessions).values({ ...session, id: uuid(), hash: hashToken(token) });
  return sign(token, 'somebody else’s secret of at least thirty-two characters');
}

export type People = (who: Who) => Person;

/** Changes that no call makes to an account: states in which a session must open nothing, or not everything. */
export async function spoil({ db, clock }: TestApp, person: People): Promise<void> {
  const now = clock.now();
  const account = (who: Who, change: Partial<typeof authUsers.$inferInsert>) =>
    db
      .update(authUsers)
      .set(change)
      .where(eq(authUsers.id, person(who).id));
  const profile = (who: Who, change: Partial<typeof profiles.$inferInsert>) =>
    db
      .update(profiles)
      .set(change)
      .where(eq(profiles.userId, person(who).id));
  const session = (who: Who, change: Partial<typeof authSessions.$inferInsert>) =>
    db
      .update(authSessions)
      .set(change)
      .where(eq(authSessions.userId, person(who).id));

  // Nobody waits for the address of an account with a sign-in name.
  const unverified = { emailVerified: false, signInName: null };
  await account('unverified teacher', unverified);
  await account('unverified student', unverified);
  await account('locked account', { lockedAt: now });
  await account('leaving account', { deletionRequestedAt: now });
  await db.delete(authUsers).where(eq(authUsers.id, person('deleted account').id));
  await session('expired session', { expiresAt: new Date(now.getTime() - 1000) });
  await session('student with a one-time code', { needsNewPassword: true });
  await db.delete(profiles).where(eq(profiles.userId, person('account without a profile').id));
  await profile('account without a role', { role: null });
  await profile('admin teacher', { isAdmin: true });
  await profile('admin student', { isAdmin: true });
  // Otherwise everybody's first call would record their visit.
  await db.update(profiles).set({ lastActiveAt: sql`now()` });
}
