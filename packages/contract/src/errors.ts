import { oc } from '@orpc/contract';
import { z } from 'zod';
import { instantSchema } from './fields.ts';
import { shortageSchema } from './game-fields.ts';
import { problems } from './problems.ts';
import { providerTroubles } from './provider-troubles.ts';
import { cardTroubles, passkeyTroubles } from './sign-in-fields.ts';
import { studyKinds } from './study-clock.ts';

/** A refused field: its path, what is wrong with it and, for a limit, the limit. */
export const issueSchema = z.object({
  path: z.string(),
  problem: z.enum(problems),
  max: z.number().optional(),
  min: z.number().optional(),
});

export type Issue = z.infer<typeof issueSchema>;

const waiting = z.object({ retryAfterSeconds: z.number().int() });

/** Errors that any call may answer: the guards, a full disk, an unreachable database. */
export const errorsOfEveryCall = {
  unauthenticated: { status: 401 },
  'permission-denied': {
    status: 403,
    data: z.object({ role: z.string().nullable(), needs: z.array(z.string()) }).optional(),
  },
  'email-not-verified': { status: 403 },
  'password-change-required': { status: 403 },
  'invalid-input': { status: 400, data: z.object({ issues: z.array(issueSchema) }).optional() },
  'not-found': { status: 404 },
  /** The account's storage quota is used up; see `profiles.storage`. */
  'quota-exceeded': { status: 402 },
  'too-many-requests': { status: 429, data: waiting },
  'storage-full': { status: 507 },
  unavailable: { status: 503 },
} as const;

/** Errors before a call is found, or from an unforeseen failure. */
export const errorsOfHttp = {
  'cross-site': { status: 403 },
  'request-timeout': { status: 408 },
  'too-large': { status: 413, data: z.object({ maxBytes: z.int() }).optional() },
  'unsupported-media-type': { status: 415 },
  internal: { status: 500 },
} as const;

/**
 * Every error, once: its stable code, status and data. Programs read the code; the client picks the words in the
 * reader's language. Account errors are named as on the hosted platforms that teachers' IT staff know.
 */
export const catalogue = {
  ...errorsOfEveryCall,
  ...errorsOfHttp,
  /** Somebody else has changed the row. Most calls carry its current state: see `withCurrent`. */
  'edit-conflict': { status: 409 },

  'user-not-found': { status: 401 },
  /** At sign-in; see `ownPasswordWrong`. */
  'wrong-password': { status: 401 },
  'invalid-credential': { status: 401 },
  'account-locked': { status: 403 },
  'email-already-in-use': { status: 409 },
  /** The account has an address that can't be replaced. */
  'email-settled': { status: 409 },
  'common-password': { status: 400 },
  'teacher-signup-closed': { status: 403, data: z.object({ domains: z.array(z.string()) }) },
  'profile-exists': { status: 409 },
  'profile-not-found': { status: 404 },
  'link-invalid': { status: 410 },
  /** The login card, or its start code, opens nothing. */
  'card-invalid': { status: 410, data: z.object({ why: z.enum(cardTroubles) }) },
  /** Nobody was signed in by a provider, or none was linked. */
  'provider-refused': { status: 409, data: z.object({ why: z.enum(providerTroubles) }) },
  /** An account without a password confirms by a sign-in of the last minutes. */
  'sign-in-again': { status: 403 },
  'last-way-in': { status: 409 },
  /** The session isn't young enough for this call: the password is needed, or, without one, signing in again. */
  'proof-needed': { status: 403, data: z.object({ by: z.enum(['password', 'sign-in']) }) },
  /** Browsers allow no passkeys at the address that was asked. */
  'passkeys-unavailable': { status: 409 },
  'passkey-refused': { status: 400, data: z.object({ why: z.enum(passkeyTroubles) }) },
  /** The authenticator has one for this account, or anybody has this very one. */
  'passkey-exists': { status: 409 },
  'too-many-passkeys': { status: 409 },
  'reset-by-teacher-off': { status: 403 },
  'sign-in-help-off': { status: 403 },
  'classes-still-open': { status: 409, data: z.object({ classes: z.array(z.string()) }) },

  'invite-invalid': { status: 404 },
  'invite-expired': { status: 410 },
  'invite-used-up': { status: 410 },
  'invite-teacher-missing': { status: 410 },
  'already-enrolled': { status: 409 },
  'refused-too-often': { status: 409, data: z.object({ days: z.int() }) },
  /** The teacher has another open class of the same name, ignoring letter case and spaces. */
  'class-name-taken': { status: 409 },
  'too-many-classes': { status: 409 },
  'already-teaches': { status: 409 },
  'too-many-teachers': { status: 409 },
  'expires-in-past': { status: 400 },
  'class-archived': { status: 409 },
  'below-current-uses': { status: 409, data: z.object({ currentUses: z.int() }) },

  'task-closed': { status: 409 },
  'progress-refused': { status: 409, data: z.object({ progress: z.int(), target: z.int() }) },
  'too-many-task-sets': { status: 409 },
  'too-many-saved-words': { status: 409 },
  'too-many-todos': { status: 409 },

  'timer-changed': { status: 409 },
  'minutes-needed': { status: 409 },
  'session-too-long': { status: 409 },
  'session-in-future': { status: 409 },
  /** Carries the session that is already there; `endedAt` is null for a running clock. */
  'session-overlaps': {
    status: 409,
    data: z.object({ activity: z.enum(studyKinds), startedAt: instantSchema, endedAt: instantSchema.nullable() }),
  },

  'too-many-decks': { status: 409 },
  'deck-full': { status: 409 },
  'unknown-word': { status: 409 },
  'import-unreadable': { status: 400 },
  'import-empty': { status: 400 },
  'import-too-large': { status: 413 },
  'import-busy': { status: 429, data: waiting },

  /** The words don't make a round. */
  'not-enough': { status: 409, data: shortageSchema },
  /** The text can't be set for reading. `no-words`: none on the chosen pages. */
  'text-not-readable': {
    status: 409,
    data: z.object({ why: z.enum(['archived', 'download-only', 'not-prepared', 'no-words']) }),
  },
  /** The words can't be learned. `deck-gone`: it was deleted. `max`: how many there may be. */
  'words-not-learnable': {
    status: 409,
    data: z.object({ why: z.enum(['deck-gone', 'no-words', 'too-many']), max: z.int() }),
  },
  'assignment-started': { status: 409 },
  /** Somebody was told points; another total would change what they mean. */
  'points-returned': { status: 409 },
  /** Students who have begun it, of these classes, would no longer have it. */
  'work-hidden': { status: 409, data: z.object({ students: z.int(), classes: z.array(z.string()) }) },
  'assignment-over': { status: 409 },
  /** The test has ended: its time was over, or it was handed in. */
  'test-over': { status: 409 },
  /** The game, or this way of playing it, can't be set as a test. */
  'no-test-form': { status: 400 },
  'too-many-assignments': { status: 409 },
  'nothing-to-turn-in': { status: 409 },
  'hand-in-empty': { status: 409 },
  'work-turned-in': { status: 409 },
  'too-many-files': { status: 409, data: z.object({ max: z.int() }) },
  'nothing-to-extend': { status: 409 },
  'too-many-comments': { status: 409 },

  'too-many-texts': { status: 409 },
  /** The spec's storage codes, as its wire has them. */
  'object-not-found': { status: 404, data: z.object({ path: z.string() }) },
  'bucket-not-found': { status: 404 },
  unauthorized: { status: 403, data: z.object({ path: z.string() }) },
  'unauthorized-app': { status: 401 },
  'invalid-checksum': { status: 400 },
  'invalid-argument': { status: 400 },
  'invalid-root-operation': { status: 400 },
  'cannot-slice-blob': { status: 416 },
  /** Why a file doesn't reach students. */
  'file-type-not-allowed': { status: 415 },
  'file-empty': { status: 400 },
  'file-broken': { status: 400 },
  'file-locked': { status: 400 },
  'file-too-hard': { status: 400 },
  'file-too-large': { status: 413, data: z.object({ maxBytes: z.int() }) },
  'upload-busy': { status: 429, data: waiting },

  /** This computer is on no network. */
  'no-network': { status: 409 },
  /** Another program listens at this port on the network. */
  'network-port-taken': { status: 409 },

  'support-not-set-up': { status: 503 },
  'too-many-attachments': { status: 400, data: z.object({ max: z.int() }) },
  'attachment-not-allowed': { status: 400, data: z.object({ filename: z.string() }) },
} as const;

export type ErrorCode = keyof typeof catalogue;

/** The errors that a call declares besides those of every call. */
export function codes<Code extends ErrorCode>(...names: Code[]): Pick<typeof catalogue, Code> {
  return Object.fromEntries(names.map((code) => [code, catalogue[code]])) as Pick<typeof catalogue, Code>;
}

/** `codes` for one error that carries the current row. */
export function withCurrent<Code extends 'edit-conflict' | 'timer-changed', Row extends z.ZodType>(
  code: Code,
  row: Row,
): Record<Code, { status: 409; data: Row }> {
  return { [code]: { ...catalogue[code], data: row } } as Record<Code, { status: 409; data: Row }>;
}

/** Why a code opens no class. */
export const inviteErrors = codes('invite-invalid', 'invite-expired', 'invite-used-up', 'invite-teacher-missing');

/** Why a code doesn't let somebody into a class. */
export const enrolErrors = { ...inviteErrors, ...codes('already-enrolled', 'refused-too-often') };

/** For a signed-in user, for whom 401 would mean that the session is over. */
export const ownPasswordWrong = { 'wrong-password': { status: 400 } } as const;

/** The base of every call. */
export const calls = oc.errors(errorsOfEveryCall);

/** Errors of the routes outside the contract's calls, by their name in `streamPaths`. */
export const streamErrors = {
  importCards: codes('import-unreadable', 'import-empty', 'import-too-large', 'import-busy'),
  files: codes(
    'bucket-not-found',
    'unauthorized-app',
    'invalid-checksum',
    'invalid-argument',
    'invalid-root-operation',
    'file-type-not-allowed',
    'file-empty',
    'file-broken',
    'file-locked',
    'file-too-hard',
    'file-too-large',
    'upload-busy',
    'too-many-texts',
  ),
  file: codes('bucket-not-found', 'object-not-found', 'unauthorized', 'cannot-slice-blob', 'invalid-root-operation'),
  handInFile: codes(
    'invalid-checksum',
    'file-type-not-allowed',
    'file-empty',
    'file-broken',
    'file-locked',
    'file-too-hard',
    'file-too-large',
    'upload-busy',
    'too-many-files',
    'assignment-over',
    'work-turned-in',
  ),
  handInBytes: codes('unauthorized', 'cannot-slice-blob'),
  supportMessages: codes('support-not-set-up', 'too-large', 'too-many-attachments', 'attachment-not-allowed'),
};
