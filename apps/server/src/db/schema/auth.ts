import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, id, instant, stamps } from './columns.ts';

export const authUsers = pgTable(
  'auth_users',
  {
    id: id(),
    name: text('name').notNull(),
    /** Always lower case; null for a child without a mailbox. */
    email: text('email').unique(),
    /** What a child without a mailbox signs in by: ASCII letters, digits and dots. */
    signInName: text('sign_in_name').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    lastSignInAt: instant('last_sign_in_at'),
    verificationSentAt: instant('verification_sent_at'),
    /** When the reminder was sent that an unverified account will be removed. */
    remindedAt: instant('reminded_at'),
    lockedAt: instant('locked_at'),
    deletionRequestedAt: instant('deletion_requested_at'),
    ...stamps,
  },
  (t) => [
    index('auth_users_deletion').on(t.deletionRequestedAt),
    check('auth_users_sign_in', sql`${t.email} IS NOT NULL OR ${t.signInName} IS NOT NULL`),
  ],
);

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie: nobody can sign in with a copy of the database. */
    hash: bytes('hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** 'Keep me signed in': each visit extends it to another 30 days. Otherwise it ends 12 hours after signing in. */
    remembered: boolean('remembered').notNull().default(false),
    needsNewPassword: boolean('needs_new_password').notNull().default(false),
    deletionUndone: boolean('deletion_undone').notNull().default(false),
    ...stamps,
  },
  (t) => [index('auth_sessions_user').on(t.userId), index('auth_sessions_expiry').on(t.expiresAt)],
);

/**
 * How an account signs in, one row per way: the password (`credential`, the account's own id), and each provider's person
 * (its issuer, and the person's id there).
 */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    ...stamps,
  },
  (t) => [index('auth_accounts_user').on(t.userId), uniqueIndex('auth_accounts_person').on(t.providerId, t.accountId)],
);

export const authTokens = pgTable(
  'auth_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password', 'sign-in-code'] }).notNull(),
    /** SHA-256 of the token: a copy of the database opens no account. */
    hash: bytes('hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    madeBy: uuid('made_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('auth_tokens_user').on(t.userId, t.purpose), index('auth_tokens_expiry').on(t.expiresAt)],
);

/** A student's login card. A new one replaces the last, which so stops working. */
export const authCards = pgTable('auth_cards', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the QR code. */
  tokenHash: bytes('token_hash').notNull().unique(),
  /** SHA-256 of the start code that can be typed instead, together with the account. */
  codeHash: bytes('code_hash').notNull().unique(),
  madeBy: uuid('made_by'),
  madeAt: instant('made_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** SHA-256 of the id of the page that used it: when its answer is lost, that page may ask again. */
  usedByHash: bytes('used_by_hash'),
});

/** Teachers' passkeys: what a key on somebody's device is verified by. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** What the authenticator calls it. */
    credentialId: bytes('credential_id').notNull().unique(),
    /** In COSE's form. */
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator says that it has signed; 0 where it doesn't count, as on devices that share a key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator. */
    transports: text('transports').array().notNull(),
    deviceType: text('device_type', { enum: ['singleDevice', 'multiDevice'] }).notNull(),
    backedUp: boolean('backed_up').notNull(),
    /** The host it was made at: its RP ID. */
    host: text('host').notNull(),
    name: text('name').notNull(),
    lastUsedAt: instant('last_used_at'),
    ...stamps,
  },
  (t) => [index('auth_passkeys_user').on(t.userId), index('auth_passkeys_host').on(t.host)],
);

/** Questions that a passkey has answered, until they would have expired: nobody can send an answer twice. */
export const authUsedChallenges = pgTable(
  'auth_used_challenges',
  { hash: bytes('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('auth_used_challenges_expiry').on(t.expiresAt)],
);

/** Failures per key in a fixed window that starts with the first one. */
export const authThrottles = pgTable(
  'auth_throttles',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (t) => [index('auth_throttles_end').on(t.windowEndsAt)],
);

/** Browsers that have signed in to an account before; each has its own failure counter for it. */
export const authKnownBrowsers = pgTable(
  'auth_known_browsers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    browserHash: bytes('browser_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.browserHash] })],
);

/** What one person did to another's account, kept for the school's questions. */
export const authAudit = pgTable(
  'auth_audit',
  {
    id: id(),
    actorId: uuid('actor_id'),
    subjectId: uuid('subject_id').notNull(),
    action: text('action').notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [index('auth_audit_subject').on(t.subjectId, t.at)],
);
