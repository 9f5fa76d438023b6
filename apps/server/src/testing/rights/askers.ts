import { desc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { authSessions, dictionaryHistory, dictionarySavedWords, notices, profiles } from '#db/schema/all.ts';
import { sessionCookie, sign } from '#http/cookies.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';

/** Everybody who asks in the matrix, by what they are. */
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

/** Whose cookie counts for nothing. */
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
  /** A notice of their own, and a search. */
  noticeId: string;
};

const withClasses: readonly Who[] = ['teacher', 'co-teacher', 'other teacher'];

/** Somebody's cookie as it stands in a browser, with what the server must know of its owner, and rows of their own. */
export async function becomeAsker(app: TestApp, who: Who, person: Person | null): Promise<Asker> {
  const cookie = person?.visitor.cookies.get(sessionCookie) ?? '';
  const hasSession = !strangers.includes(who);
  const noticeId = uuid();
  const id = person?.id ?? noticeId;
  if (hasSession) await addOwnRows(app, id, noticeId);
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.userId, id));
  return {
    who,
    cookie: `${sessionCookie}=${who === 'forged cookie' ? await forge(app) : cookie}`,
    hasSession,
    email: person?.email ?? 'nobody@school.example',
    password: person?.password ?? 'nothing-at-all',
    role: profile?.role ?? null,
    hasProfile: profile !== undefined,
    isVerified: !who.startsWith('unverified'),
    mustChoose: who === 'student with a one-time code',
    hasOpenClasses: withClasses.includes(who),
    noticeId,
  };
}

async function addOwnRows({ db, clock }: TestApp, userId: string, noticeId: string): Promise<void> {
  const now = clock.now();
  await db.insert(notices).values({ id: noticeId, userId, kind: 'class-received', createdAt: now });
  await db.insert(dictionaryHistory).values({ id: noticeId, userId, word: 'tree', isFound: true, searchedAt: now });
  await db.insert(dictionarySavedWords).values({ userId, word: 'tree', savedAt: now });
}

/** A real token under a signature that isn't ours. */
async function forge(app: TestApp): Promise<string> {
  const [session] = await app.db.select().from(authSessions).orderBy(desc(authSessions.createdAt)).limit(1);
  return sign(session?.token ?? '', 'somebody else’s secret of at least thirty-two characters');
}
