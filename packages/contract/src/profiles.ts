import { z } from 'zod';
import { calls, codes, withCurrent } from './errors.ts';
import {
  idSchema,
  instantSchema,
  languageSchema,
  optionalLineSchema,
  requiredLineSchema,
  textSchema,
  timeZoneSchema,
  versionSchema,
} from './fields.ts';
import { roles } from './roles.ts';

export const colorSchemes = ['light', 'dark', 'auto'] as const;

export const teacherProfileSchema = z.object({
  schoolName: z.string(),
  studentsCount: z.int(),
  classesCreated: z.int(),
  subjects: z.array(z.string()),
  bio: z.string(),
});

export const studentProfileSchema = z.object({
  studentNumber: z.string(),
  grade: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Ids of the teachers of the student's classes. */
  enrolledClasses: z.array(idSchema),
  teacherId: idSchema.nullable(),
  teacherName: z.string().nullable(),
  className: z.string().nullable(),
  inviteCode: z.string().nullable(),
  joinedViaInvite: z
    .object({
      code: z.string(),
      teacherId: idSchema,
      teacherName: z.string(),
      className: z.string(),
      joinedAt: instantSchema,
    })
    .nullable(),
  joinedAt: instantSchema.nullable(),
  registeredViaInvite: z.boolean(),
  totalXP: z.int(),
  lastTaskCompletedAt: instantSchema.nullable(),
  progress: z.object({
    totalPoints: z.int(),
    level: z.int(),
    completedLessons: z.int(),
    gamesPlayed: z.int(),
  }),
});

/** The spec's `users` document: an account's names, rights and interface choices. */
export const profileSchema = z.object({
  uid: idSchema,
  email: z.string(),
  displayName: z.string(),
  fullName: z.string(),
  /** The same value under both names, as older readers of the document expect. */
  userType: z.enum(roles).nullable(),
  role: z.enum(roles).nullable(),
  emailVerified: z.boolean(),
  profileCompleted: z.boolean(),
  isAdmin: z.boolean(),
  language: languageSchema,
  /** The time zone of the student's days now. */
  timeZone: z.string(),
  /** The zone that a student has chosen, and the midnight from which it applies. */
  nextTimeZone: z.object({ timeZone: z.string(), from: instantSchema }).nullable(),
  colorScheme: z.enum(colorSchemes),
  teacher: teacherProfileSchema.nullable(),
  student: studentProfileSchema.nullable(),
  version: versionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type Profile = z.infer<typeof profileSchema>;

export const profileChangeSchema = z.object({
  version: versionSchema,
  displayName: requiredLineSchema.optional(),
  fullName: requiredLineSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  schoolName: optionalLineSchema.optional(),
  subjects: z.array(requiredLineSchema).max(20).optional(),
  bio: textSchema.optional(),
  grade: optionalLineSchema.optional(),
});

export const profiles = {
  /** The reader's own profile. `profile-not-found`: signed in, but registration was never completed. */
  me: calls
    .errors(codes('profile-not-found'))
    .route({ method: 'GET', path: '/profiles/me', tags: ['profiles'] })
    .output(profileSchema),
  /** How much storage the reader's own content uses, and the quota. */
  storage: calls
    .route({ method: 'GET', path: '/profiles/me/storage', tags: ['profiles'] })
    .output(z.object({ usedBytes: z.int(), allowedBytes: z.int() })),
  update: calls
    .errors({ ...withCurrent('edit-conflict', profileSchema), ...codes('profile-not-found') })
    .route({ method: 'PATCH', path: '/profiles/me', tags: ['profiles'] })
    .input(profileChangeSchema)
    .output(profileSchema),
  /** Language and colours: small choices that follow the account to every device, without version conflicts. */
  choose: calls
    .route({ method: 'PATCH', path: '/profiles/me/choices', tags: ['profiles'] })
    .input(z.object({ language: languageSchema.optional(), colorScheme: z.enum(colorSchemes).optional() }))
    .output(z.object({ language: languageSchema, colorScheme: z.enum(colorSchemes) })),
};
