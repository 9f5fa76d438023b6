import type { ClassAllows } from '@wordgrove/contract/classes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { bytes, id, instant, stamps } from './columns.ts';

export const classes = pgTable('classes', {
  id: id(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  archivedAt: instant('archived_at'),
  /** What its teachers leave on for the students. */
  allows: jsonb('allows')
    .$type<ClassAllows>()
    .notNull()
    .default({ sound: true, celebrations: true, forest: true, playInLessons: true }),
  version: integer('version').notNull().default(0),
  ...stamps,
});

export const classTeachers = pgTable(
  'class_teachers',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** Who made the class or took it over. Only the owner hands it over, and invites or removes co-teachers. */
    isOwner: boolean('is_owner').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.teacherId] }),
    index('class_teachers_teacher').on(t.teacherId),
    uniqueIndex('class_teachers_owner').on(t.classId).where(sql`is_owner`),
  ],
);

/** Invitations to teach a class with its owner: to an address, or by a link that lets one teacher in. */
export const classTeacherOffers = pgTable(
  'class_teacher_offers',
  {
    id: id(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The owner who made it; one made by somebody who isn't the owner any more is void. */
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** As typed, even if nobody has that address; null for a link. */
    toEmail: text('to_email'),
    /** SHA-256 of the link's token; null for an address. */
    tokenHash: bytes('token_hash').unique(),
    /** Who accepted; kept until the offer expires, so that a repeated request is answered alike. */
    takenBy: uuid('taken_by').references(() => authUsers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('class_teacher_offers_address').on(t.classId, t.toEmail).where(sql`to_email IS NOT NULL`),
    uniqueIndex('class_teacher_offers_link').on(t.classId).where(sql`to_email IS NULL AND taken_by IS NULL`),
    index('class_teacher_offers_class').on(t.classId),
    index('class_teacher_offers_to').on(t.toEmail),
    index('class_teacher_offers_teacher').on(t.teacherId),
    index('class_teacher_offers_taken').on(t.takenBy).where(sql`taken_by IS NOT NULL`),
  ],
);

/** A class that its teacher is giving away, until the teacher with that address answers. */
export const classHandovers = pgTable(
  'class_handovers',
  {
    classId: uuid('class_id')
      .primaryKey()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** As typed, even if nobody has that address: the answer must not reveal it. */
    toEmail: text('to_email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('class_handovers_to').on(t.toEmail), index('class_handovers_teacher').on(t.teacherId)],
);

/** The spec's `invites`. Teacher and class names are joined on reading, so a renamed class shows its new name. */
export const classInvites = pgTable(
  'class_invites',
  {
    id: id(),
    code: text('code').notNull().unique(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** First instant at which the code no longer works: the end of `expires_on` in the class's zone. */
    expiresAt: instant('expires_at'),
    expiresOn: date('expires_on', { mode: 'string' }),
    maxUses: integer('max_uses'),
    currentUses: integer('current_uses').notNull().default(0),
    requireApproval: boolean('require_approval').notNull().default(false),
    lastUsedAt: instant('last_used_at'),
    lastUsedBy: uuid('last_used_by'),
    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [index('class_invites_class').on(t.classId), index('class_invites_teacher').on(t.teacherId)],
);

/** The spec's `studentsEnrolled`: who joined with an invite. One row per student makes a use count once. */
export const classInviteUses = pgTable(
  'class_invite_uses',
  {
    inviteId: uuid('invite_id')
      .notNull()
      .references(() => classInvites.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.inviteId, t.studentId] }), index('class_invite_uses_student').on(t.studentId)],
);

/** The spec's `enrollments`. */
export const classEnrolments = pgTable(
  'class_enrolments',
  {
    id: id(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** The teacher whose invite was used; `class_teachers` has the class's current teachers. */
    teacherId: uuid('teacher_id').notNull(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    inviteId: uuid('invite_id').references(() => classInvites.id, { onDelete: 'set null' }),
    inviteCode: text('invite_code'),
    status: text('status', { enum: ['pending', 'active', 'declined', 'removed'] }).notNull(),
    enrollmentMethod: text('enrollment_method', { enum: ['invite_code', 'roster'] })
      .notNull()
      .default('invite_code'),
    enrolledAt: instant('enrolled_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Whether the class's teachers may make one-time codes that open the student's account. */
    signInHelp: boolean('sign_in_help').notNull().default(false),
    /** How much more time the student gets in tests of this class, in percent. */
    extraTime: smallint('extra_time').notNull().default(0),
    ...stamps,
  },
  (t) => [
    uniqueIndex('class_enrolments_once').on(t.studentId, t.classId).where(sql`status IN ('pending', 'active')`),
    index('class_enrolments_student').on(t.studentId, t.classId),
    index('class_enrolments_class').on(t.classId, t.status, t.studentId),
    index('class_enrolments_invite').on(t.inviteId),
  ],
);

/** The spec's `student_activities`. */
export const classStudentActivities = pgTable(
  'class_student_activities',
  {
    id: id(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id').notNull(),
    type: text('type', { enum: ['registration_completed'] }).notNull(),
    description: text('description').notNull(),
    at: instant('at').notNull(),
    details: jsonb('details')
      .$type<{ inviteCode: string; className: string; teacherName: string; registrationMethod: 'invite_code' }>()
      .notNull(),
  },
  (t) => [
    index('class_student_activities_teacher').on(t.teacherId, t.at),
    index('class_student_activities_student').on(t.studentId),
  ],
);
