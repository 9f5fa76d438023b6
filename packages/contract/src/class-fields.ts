import { z } from 'zod';
import { daySchema, idSchema, instantSchema, versionSchema } from './fields.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';

/** What the teachers of a class leave on. A student is held to the strictest of the classes they are in. */
export const classAllowsSchema = z.object({
  sound: z.boolean(),
  /** Moments such as a new level. */
  celebrations: z.boolean(),
  /** The class's words as one forest. */
  forest: z.boolean(),
  /** *Play now* while there are lessons. */
  playInLessons: z.boolean(),
});

export type ClassAllows = z.infer<typeof classAllowsSchema>;

export const classSchema = z.object({
  id: idSchema,
  name: z.string(),
  timeZone: z.string(),
  archivedAt: instantSchema.nullable(),
  activeStudents: z.int(),
  pendingStudents: z.int(),
  /** Whether the reader owns the class, not only teaches it with its owner. */
  isOwner: z.boolean(),
  /** The address that the class is offered to. */
  offeredTo: z.string().nullable(),
  allows: classAllowsSchema,
  version: versionSchema,
  createdAt: instantSchema,
});

export type SchoolClass = z.infer<typeof classSchema>;

/** A class that another teacher offers to the reader: to take over, or to teach together. */
export const handoverSchema = z.object({
  kind: z.enum(['handover', 'teaching']),
  /** What the reader answers to: the class of a handover, or the offer to teach. */
  id: idSchema,
  classId: idSchema,
  className: z.string(),
  teacherName: z.string(),
  activeStudents: z.int(),
  createdAt: instantSchema,
});

export type Handover = z.infer<typeof handoverSchema>;

const inviteStates = ['active', 'off', 'expired', 'used-up', 'class-archived'] as const;

export const inviteSchema = z.object({
  id: idSchema,
  code: z.string().length(limits.inviteCodeLength),
  classId: idSchema,
  className: z.string(),
  teacherId: idSchema,
  teacherName: z.string(),
  isActive: z.boolean(),
  /** What a student who enters the code now would get. */
  state: z.enum(inviteStates),
  expiresAt: instantSchema.nullable(),
  /** The last day on which the code works, in the class's time zone. */
  expiresOn: daySchema.nullable(),
  maxUses: z.int().nullable(),
  currentUses: z.int(),
  settings: z.object({ requireApproval: z.boolean() }),
  studentsEnrolled: z.array(idSchema),
  lastUsedAt: instantSchema.nullable(),
  lastUsedBy: idSchema.nullable(),
  version: versionSchema,
  createdAt: instantSchema,
});

export type Invite = z.infer<typeof inviteSchema>;

/** Later days are typing mistakes, and their instants no longer fit every date format. */
const expiryDaySchema = daySchema.refine((day) => day < '3000-01-01', says('too-far'));

export const inviteOptions = z.object({
  expiresOn: expiryDaySchema.nullable().default(null),
  maxUses: z.int().min(1).max(limits.inviteUsesMax).nullable().default(null),
  requireApproval: z.boolean().default(false),
});

/** What a code opens, for the registration form. Says nothing about other students. */
export const inviteOfferSchema = z.object({
  code: z.string(),
  className: z.string(),
  teacherName: z.string(),
  requireApproval: z.boolean(),
  /** Whether children of the class sign in by name. */
  hasSignInNames: z.boolean(),
});

/** `roster`: the teacher made the account. */
export const enrolmentMethods = ['invite_code', 'roster'] as const;

const enrolmentStatuses = ['pending', 'active', 'declined', 'removed'] as const;

/** One of the student's own enrolments. */
export const ownEnrolmentSchema = z.object({
  id: idSchema,
  classId: idSchema,
  className: z.string(),
  teacherId: idSchema,
  teacherName: z.string(),
  /** All teachers of the class now, its owner first. */
  teacherNames: z.array(z.string()),
  status: z.enum(enrolmentStatuses),
  /** Whether the class's teacher may give the student a one-time sign-in code. */
  signInHelp: z.boolean(),
  allows: classAllowsSchema,
  enrolledAt: instantSchema,
});

export type OwnEnrolment = z.infer<typeof ownEnrolmentSchema>;

/** A row of the teacher's list: an enrolment and what the teacher may see of the student. */
export const rosterEntrySchema = z.object({
  enrolmentId: idSchema,
  classId: idSchema,
  className: z.string(),
  studentId: idSchema,
  studentName: z.string(),
  /** Empty for a child without a mailbox, who has a sign-in name. */
  studentEmail: z.string(),
  signInName: z.string(),
  /** The student's login card; null if none was made. */
  card: z.object({ madeAt: instantSchema, expiresAt: instantSchema, usedAt: instantSchema.nullable() }).nullable(),
  studentNumber: z.string(),
  emailVerified: z.boolean(),
  /** The student has asked to delete the account and is within the days of grace. */
  isLeaving: z.boolean(),
  status: z.enum(['pending', 'active']),
  /** Whether a teacher of this class may make one-time codes for the account. */
  signInHelp: z.boolean(),
  /** How much more time the student gets in this class's tests, in percent. */
  extraTime: z.int(),
  inviteCode: z.string().nullable(),
  enrollmentMethod: z.enum(enrolmentMethods),
  enrolledAt: instantSchema,
  lastActiveAt: instantSchema.nullable(),
});

export type RosterEntry = z.infer<typeof rosterEntrySchema>;

/** Who joined with an invite. Students no longer in any of the teacher's classes are only counted. */
export const cameInSchema = z.object({
  students: z.array(
    z.object({
      studentId: idSchema,
      studentName: z.string(),
      status: z.enum(['pending', 'active']),
      at: instantSchema,
    }),
  ),
  gone: z.int(),
});

export type CameIn = z.infer<typeof cameInSchema>;
