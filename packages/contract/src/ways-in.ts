import { z } from 'zod';
import { calls, codes, enrolErrors, ownPasswordWrong } from './errors.ts';
import { givenPasswordSchema, idSchema, instantSchema } from './fields.ts';
import { sessionSchema, studentFields, teacherFields } from './session-fields.ts';

export type * from './provider-troubles.ts';

/** The providers that an installation may be set up for. `oidc` is any other than the two well-known ones. */
export const providerIds = ['google', 'microsoft', 'oidc'] as const;

export const providerIdSchema = z.enum(providerIds);

export type ProviderId = (typeof providerIds)[number];

const providerSchema = z.object({ id: providerIdSchema, name: z.string() });

/** The ways to sign in besides a password: what the buttons on the login page say. */
export const waysInSchema = z.object({ providers: z.array(providerSchema), passkeys: z.boolean() });

export type WaysIn = z.infer<typeof waysInSchema>;

/** Somebody whom a provider has named, and who isn't known here yet. */
export const waitingSchema = z.object({
  /** `register`: nobody has the address. `link`: an account has it, whose password is asked for. */
  kind: z.enum(['register', 'link']),
  email: z.string(),
  /** As the provider has it; may be empty. */
  fullName: z.string(),
  provider: z.string(),
  /** Null where somebody with this address may register as a teacher. The domains are those of the addresses that may. */
  closedToTeachers: z.object({ domains: z.array(z.string()) }).nullable(),
});

export type Waiting = z.infer<typeof waitingSchema>;

/** How somebody may sign in to their own account. */
export const ownWaysSchema = z.object({
  hasPassword: z.boolean(),
  /** Whether this session began so lately that an account without a password needs no other proof. */
  isFresh: z.boolean(),
  linked: z.array(
    z.object({ id: idSchema, provider: providerIdSchema.nullable(), name: z.string(), at: instantSchema }),
  ),
  providers: z.array(providerSchema),
  /** How many there are. */
  passkeys: z.number(),
});

export type OwnWays = z.infer<typeof ownWaysSchema>;

const refused = codes('provider-refused');
const confirming = { ...ownPasswordWrong, ...codes('sign-in-again') };
const entering = { ...refused, ...codes('account-locked') };
/** Empty for an account without a password. */
const confirmed = z.object({ password: givenPasswordSchema });
const redirect = z.object({
  url: z.string(),
  /** At another host than the school's own: `url` is the start of that one, where the same page has to begin. */
  samePage: z.literal(true).optional(),
});

export const waysInCalls = {
  waysIn: calls.route({ method: 'GET', path: '/auth/ways-in', tags: ['auth'] }).output(waysInSchema),

  /** Where to send the browser. `confirm` is for somebody signed in whose account has no password. */
  beginProvider: calls
    .errors(refused)
    .route({ method: 'POST', path: '/auth/providers/begin', tags: ['auth'] })
    .input(z.object({ provider: providerIdSchema, purpose: z.enum(['sign-in', 'confirm']).default('sign-in') }))
    .output(redirect),
  /** The same, to add the provider to the caller's own account. */
  beginLink: calls
    .errors({ ...confirming, ...refused })
    .route({ method: 'POST', path: '/auth/providers/begin-link', tags: ['auth'] })
    .input(confirmed.extend({ provider: providerIdSchema }))
    .output(redirect),
  /** Takes what the provider sent back, as it stands in the address. `waiting`: see `waitingProvider`. */
  finishProvider: calls
    .errors(entering)
    .route({ method: 'POST', path: '/auth/providers/finish', tags: ['auth'] })
    .input(z.object({ returned: z.string().max(8000) }))
    .output(
      sessionSchema.extend({
        outcome: z.enum(['entered', 'confirmed', 'linked', 'waiting']),
        /** What the provider is called. */
        provider: z.string(),
      }),
    ),

  /** Who waits in this browser for a registration or for the account's password. */
  waitingProvider: calls
    .route({ method: 'GET', path: '/auth/providers/waiting', tags: ['auth'] })
    .output(z.object({ waiting: waitingSchema.nullable() })),
  /** As `registerTeacher`; the provider has said who it is. */
  teacherByProvider: calls
    .errors({ ...entering, ...codes('email-already-in-use', 'teacher-signup-closed') })
    .route({ method: 'POST', path: '/auth/providers/register/teacher', tags: ['auth'], successStatus: 201 })
    .input(teacherFields.extend({ id: idSchema }))
    .output(sessionSchema),
  studentByProvider: calls
    .errors({ ...entering, ...codes('email-already-in-use'), ...enrolErrors })
    .route({ method: 'POST', path: '/auth/providers/register/student', tags: ['auth'], successStatus: 201 })
    .input(studentFields.extend({ id: idSchema }))
    .output(sessionSchema),
  /** Signs in to the account that has the address, and links the provider to it. */
  linkWaiting: calls
    .errors({ ...entering, ...codes('user-not-found', 'wrong-password', 'invalid-credential', 'card-invalid') })
    .route({ method: 'POST', path: '/auth/providers/link', tags: ['auth'] })
    .input(z.object({ password: givenPasswordSchema }))
    .output(sessionSchema),

  ownWays: calls.route({ method: 'GET', path: '/auth/ways', tags: ['auth'] }).output(ownWaysSchema),
  unlinkProvider: calls
    .errors({ ...confirming, ...codes('last-way-in') })
    .route({ method: 'POST', path: '/auth/providers/linked/{id}/unlink', tags: ['auth'] })
    .input(confirmed.extend({ id: idSchema }))
    .output(z.object({ removed: z.literal(true) })),
};
