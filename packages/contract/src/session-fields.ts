import { z } from 'zod';
import {
  idSchema,
  inviteCodeSchema,
  languageSchema,
  optionalLineSchema,
  requiredLineSchema,
  timeZoneSchema,
} from './fields.ts';
import { profileSchema } from './profiles.ts';

export const signedInUserSchema = z.object({
  uid: idSchema,
  /** Empty for a child without a mailbox, who has a sign-in name. */
  email: z.string(),
  signInName: z.string(),
  displayName: z.string(),
  emailVerified: z.boolean(),
  /** Whether this address must be verified before the product opens. */
  needsVerification: z.boolean(),
  /** True after signing in with a teacher's one-time code: the student must choose a new password first. */
  needsNewPassword: z.boolean(),
  /** True when this sign-in cancelled a pending deletion of the account. */
  deletionUndone: z.boolean(),
});

export type SignedInUser = z.infer<typeof signedInUserSchema>;

/** The caller: nobody, an account without a profile, or a complete user. */
export const sessionSchema = z.object({ user: signedInUserSchema.nullable(), profile: profileSchema.nullable() });

export type Session = z.infer<typeof sessionSchema>;

const person = z.object({ fullName: requiredLineSchema, language: languageSchema, timeZone: timeZoneSchema });

/** What a registration asks for besides the way to sign in. */
export const teacherFields = person.extend({ schoolName: optionalLineSchema.default('') });
export const studentFields = person.extend({ inviteCode: inviteCodeSchema });
