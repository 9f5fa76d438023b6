import type { Moment } from '@wordgrove/contract/daily-tasks';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { instant, stamps } from './columns.ts';

/** How a student joined, recorded at registration and never changed. */
export type JoinedViaInvite = {
  code: string;
  teacherId: string;
  teacherName: string;
  className: string;
  joinedAt: string;
};

/** The spec's `users`, one row per account. The account's own name and address stay with `auth_users`. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['teacher', 'student'] }),
    displayName: text('display_name').notNull(),
    fullName: text('full_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    language: text('language', { enum: ['en', 'tr', 'es', 'fr', 'de'] })
      .notNull()
      .default('en'),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The student's new zone, and the midnight from which it applies; both or neither. */
    nextTimeZone: text('next_time_zone'),
    zoneChangesAt: instant('zone_changes_at'),
    colorScheme: text('color_scheme', { enum: ['light', 'dark', 'auto'] })
      .notNull()
      .default('auto'),
    profileCompleted: boolean('profile_completed').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),

    schoolName: text('school_name').notNull().default(''),
    subjects: text('subjects').array().notNull().default(sql`ARRAY['English']`),
    bio: text('bio').notNull().default(''),

    studentNumber: text('student_number').unique(),
    grade: text('grade').notNull().default(''),
    inviteCode: text('invite_code'),
    joinedViaInvite: jsonb('joined_via_invite').$type<JoinedViaInvite>(),
    joinedAt: instant('joined_at'),
    registeredViaInvite: boolean('registered_via_invite').notNull().default(false),
    totalXp: integer('total_xp').notNull().default(0),
    level: integer('level').notNull().default(1),
    /** The last moment of each kind that was shown, so that none is shown twice. */
    momentsSeen: jsonb('moments_seen').$type<Partial<Record<Moment['kind'], string>>>().notNull().default({}),
    completedLessons: integer('completed_lessons').notNull().default(0),
    gamesPlayed: integer('games_played').notNull().default(0),
    lastTaskCompletedAt: instant('last_task_completed_at'),
    lastActiveAt: instant('last_active_at'),

    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [index('profiles_zone_changes').on(t.zoneChangesAt).where(sql`${t.zoneChangesAt} IS NOT NULL`)],
);

/**
 * Storage used by a person's own content, in bytes. Written only by triggers, in the transaction of each change; the
 * migration that made this table lists the counted tables and row sizes.
 */
export const profileStorage = pgTable('profile_storage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
