import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@wordgrove/contract/limits';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Db, Tx } from '#db/client.ts';
import { authAccounts, authSessions, authUsers, authVerifications } from '#db/schema/auth.ts';
import { cookie, sessionCookie, sign } from '#http/cookies.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';

export type OpenedSession = { cookie: string };

export type AuthLibrary = {
  createAccount: (tx: Tx, account: { id: string; name: string; email: string; passwordHash: string }) => Promise<void>;
  openSession: (
    tx: Tx,
    userId: string,
    wish: { remembered: boolean; needsNewPassword?: boolean; deletionUndone?: boolean },
  ) => Promise<OpenedSession>;
  changePassword: (tx: Tx, userId: string, passwordHash: string) => Promise<void>;
  endAllSessions: (tx: Tx, userId: string) => Promise<void>;
};

type Parts = { db: Db; clock: Clock; random: Random; secret: string; baseUrl: string };

/**
 * The sign-in library, used through its database layer only. Its own HTTP handler is never mounted: it would be a second
 * door beside invites, verification and the rights test.
 */
export function openAuthLibrary({ db, clock, random, secret, baseUrl }: Parts): AuthLibrary {
  const scope = new AsyncLocalStorage<{ db: Db | Tx; id?: string }>();
  const library = betterAuth({
    secret,
    baseURL: baseUrl,
    database: drizzleAdapter(insideScope(scope, db), {
      provider: 'pg',
      schema: { user: authUsers, session: authSessions, account: authAccounts, verification: authVerifications },
    }),
    emailAndPassword: { enabled: true },
    session: {
      additionalFields: {
        remembered: { type: 'boolean', input: false },
        needsNewPassword: { type: 'boolean', input: false },
        deletionUndone: { type: 'boolean', input: false },
      },
    },
    advanced: { database: { generateId: ({ model }) => (model === 'user' && scope.getStore()?.id) || random.uuid() } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  const adapter = library.$context.then((context) => context.internalAdapter);

  return {
    createAccount: (tx, { id, name, email, passwordHash }) =>
      scope.run({ db: tx, id }, async () => {
        await (await adapter).createUser({ name, email, emailVerified: false }, { method: 'email-password' });
        await (await adapter).linkAccount({
          userId: id,
          providerId: 'credential',
          accountId: id,
          password: passwordHash,
        });
      }),

    openSession: (tx, userId, { remembered, needsNewPassword = false, deletionUndone = false }) =>
      scope.run({ db: tx }, async () => {
        const seconds = remembered ? limits.sessionDays * 86_400 : limits.sessionHoursUnremembered * 3600;
        const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
        const wish = { expiresAt, remembered, needsNewPassword, deletionUndone, ipAddress: null, userAgent: null };
        const session = await (await adapter).createSession(userId, !remembered, wish, true);
        return { cookie: cookie(sessionCookie, sign(session.token, secret), remembered ? seconds : undefined) };
      }),

    changePassword: (tx, userId, passwordHash) =>
      scope.run({ db: tx }, async () => {
        await (await adapter).updatePassword(userId, passwordHash);
      }),

    endAllSessions: (tx, userId) =>
      scope.run({ db: tx }, async () => {
        await (await adapter).deleteUserSessions(userId);
      }),
  };
}

/** A stand-in for the database that is the running transaction wherever there is one. */
function insideScope(scope: AsyncLocalStorage<{ db: Db | Tx }>, db: Db): Record<string, unknown> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get(_, key) {
        const target = scope.getStore()?.db ?? db;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    },
  );
}
