import { z } from 'zod';
import { calls, codes, enrolErrors, ownPasswordWrong } from './errors.ts';
import {
  emailSchema,
  givenPasswordSchema,
  idSchema,
  instantSchema,
  languageSchema,
  newPasswordSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { assertionSchema, passkeyCalls } from './passkeys.ts';
import { sessionSchema, studentFields, teacherFields } from './session-fields.ts';
import { loginCardsSchema, loginSchema } from './sign-in-fields.ts';
import { waysInCalls } from './ways-in.ts';

export type * from './passkeys.ts';
export type * from './session-fields.ts';
export type * from './sign-in-fields.ts';

const account = z.object({
  /** Client-made id of the new account: repeating a registration signs in to the same account. */
  id: idSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

const accountErrors = codes('email-already-in-use', 'common-password');

export const auth = {
  ...waysInCalls,

  session: calls.route({ method: 'GET', path: '/auth/session', tags: ['auth'] }).output(sessionSchema),

  registerTeacher: calls
    .errors({ ...accountErrors, ...codes('teacher-signup-closed') })
    .route({ method: 'POST', path: '/auth/register/teacher', tags: ['auth'], successStatus: 201 })
    .input(teacherFields.extend(account.shape))
    .output(sessionSchema),
  registerStudent: calls
    .errors({ ...accountErrors, ...enrolErrors })
    .route({ method: 'POST', path: '/auth/register/student', tags: ['auth'], successStatus: 201 })
    .input(studentFields.extend(account.shape))
    .output(sessionSchema.extend({ requiresEmailVerification: z.boolean() })),
  /** For an account without a profile. */
  completeTeacher: calls
    .errors(codes('profile-exists', 'teacher-signup-closed'))
    .route({ method: 'POST', path: '/auth/complete/teacher', tags: ['auth'] })
    .input(teacherFields)
    .output(sessionSchema),
  completeStudent: calls
    .errors({ ...codes('profile-exists'), ...enrolErrors })
    .route({ method: 'POST', path: '/auth/complete/student', tags: ['auth'] })
    .input(studentFields)
    .output(sessionSchema),

  signIn: calls
    .errors(codes('user-not-found', 'wrong-password', 'invalid-credential', 'account-locked', 'card-invalid'))
    .route({ method: 'POST', path: '/auth/sign-in', tags: ['auth'] })
    .input(z.object({ email: loginSchema, password: givenPasswordSchema, keepSignedIn: z.boolean().default(false) }))
    .output(sessionSchema),
  /** Signs a student in with the one-time code that the teacher read out, or with the start code of a login card. */
  signInWithCode: calls
    .errors(codes('invalid-credential', 'account-locked', 'card-invalid'))
    .route({ method: 'POST', path: '/auth/sign-in/code', tags: ['auth'] })
    .input(z.object({ email: loginSchema, code: z.string().max(40) }))
    .output(sessionSchema),
  /** Signs a student in with the QR code of a login card. The page that used a card may ask again. */
  openCard: calls
    .errors(codes('card-invalid', 'account-locked'))
    .route({ method: 'POST', path: '/auth/sign-in/card', tags: ['auth'] })
    .input(z.object({ token: z.string().max(200), pageId: idSchema }))
    .output(sessionSchema),
  ...passkeyCalls,
  /** A right passkey opens its account however often others have failed: nobody guesses a signature. */
  signInWithPasskey: calls
    .errors(codes('passkeys-unavailable', 'passkey-refused', 'account-locked'))
    .route({ method: 'POST', path: '/auth/sign-in/passkey', tags: ['auth'] })
    .input(z.object({ credential: assertionSchema, keepSignedIn: z.boolean().default(false) }))
    .output(sessionSchema),
  signOut: calls
    .route({ method: 'POST', path: '/auth/sign-out', tags: ['auth'] })
    .output(z.object({ signedOut: z.literal(true) })),

  checkVerification: calls
    .route({ method: 'GET', path: '/auth/verification', tags: ['auth'] })
    .output(z.object({ verified: z.boolean() })),
  resendVerification: calls
    .route({ method: 'POST', path: '/auth/verification', tags: ['auth'] })
    .output(z.object({ retryAfterSeconds: z.int() })),
  verifyEmail: calls
    .errors(codes('link-invalid'))
    .route({ method: 'POST', path: '/auth/verification/confirm', tags: ['auth'] })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ email: z.string() })),

  /** Answers the same whether or not the address has an account. */
  requestPasswordReset: calls
    .route({ method: 'POST', path: '/auth/password/forgotten', tags: ['auth'] })
    .input(z.object({ email: emailSchema, language: languageSchema }))
    .output(z.object({ sent: z.literal(true) })),
  resetPassword: calls
    .errors(codes('link-invalid', 'common-password'))
    .route({ method: 'POST', path: '/auth/password/reset', tags: ['auth'] })
    .input(z.object({ token: z.string().max(200), password: newPasswordSchema }))
    .output(z.object({ changed: z.literal(true) })),
  changePassword: calls
    .errors({ ...ownPasswordWrong, ...codes('common-password') })
    .route({ method: 'POST', path: '/auth/password', tags: ['auth'] })
    .input(z.object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema }))
    .output(z.object({ changed: z.literal(true) })),
  /** The only call, besides signing out, that a session from a one-time code may make. */
  chooseNewPassword: calls
    .errors(codes('common-password'))
    .route({ method: 'POST', path: '/auth/password/new', tags: ['auth'] })
    .input(z.object({ password: newPasswordSchema }))
    .output(sessionSchema),

  /** For an account with a sign-in name: adds an address, or replaces one that nobody has confirmed. */
  addEmail: calls
    .errors({ ...ownPasswordWrong, ...codes('email-already-in-use', 'email-settled') })
    .route({ method: 'POST', path: '/auth/email', tags: ['auth'] })
    .input(z.object({ email: emailSchema, password: givenPasswordSchema }))
    .output(z.object({ email: z.string() })),
  /** The same, by a teacher who may help the student to sign in. */
  addStudentEmail: calls
    .errors(codes('email-already-in-use', 'email-settled', 'sign-in-help-off'))
    .route({ method: 'POST', path: '/auth/students/{studentId}/email', tags: ['auth'] })
    .input(z.object({ studentId: idSchema, email: emailSchema }))
    .output(z.object({ email: z.string() })),

  /** A teacher vouches for the address of a student in one of their classes. */
  confirmStudentEmail: calls
    .route({ method: 'POST', path: '/auth/students/{studentId}/confirm-email', tags: ['auth'] })
    .input(z.object({ studentId: idSchema }))
    .output(z.object({ emailVerified: z.literal(true) })),
  makeSignInCode: calls
    .errors(codes('reset-by-teacher-off', 'sign-in-help-off'))
    .route({ method: 'POST', path: '/auth/students/{studentId}/sign-in-code', tags: ['auth'] })
    .input(z.object({ studentId: idSchema }))
    .output(z.object({ code: z.string().length(limits.signInCodeLength), expiresAt: instantSchema })),

  /**
   * Makes login cards for students with a sign-in name, in place of any they had. Students whom the teacher may not
   * help to sign in are left out.
   */
  makeCards: calls
    .errors(codes('reset-by-teacher-off', 'sign-in-help-off'))
    .route({ method: 'POST', path: '/auth/cards', tags: ['auth'] })
    .input(z.object({ studentIds: z.array(idSchema).min(1).max(limits.bulkMax) }))
    .output(loginCardsSchema),

  /** Schedules deletion after the days of grace; every session ends at once. */
  deleteAccount: calls
    .errors({ ...ownPasswordWrong, ...codes('sign-in-again', 'classes-still-open') })
    .route({ method: 'POST', path: '/auth/delete-account', tags: ['auth'] })
    .input(z.object({ password: givenPasswordSchema }))
    .output(z.object({ deletedAt: instantSchema })),
};
