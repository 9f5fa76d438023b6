import { z } from 'zod';

/**
 * Errors that any call may answer. The codes are stable and meant for programs; the client picks the words in the
 * reader's language. The names of the accounts table are those of the hosted platforms teachers' IT people know.
 */
export const commonErrors = {
  unauthenticated: { status: 401 },
  'permission-denied': {
    status: 403,
    data: z.object({ role: z.string().nullable(), needs: z.array(z.string()) }).optional(),
  },
  'email-not-verified': { status: 403 },
  'password-change-required': { status: 403 },
  'invalid-input': {
    status: 400,
    data: z.object({ issues: z.array(z.object({ path: z.string(), problem: z.string() })) }).optional(),
  },
  'not-found': { status: 404 },
  /** Somebody's own things take as much as they may; see `profiles.storage`. */
  'quota-exceeded': { status: 402 },
  'too-many-requests': { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
} as const;

export const inviteErrors = {
  'invite-invalid': { status: 404 },
  'invite-expired': { status: 410 },
  'invite-used-up': { status: 410 },
  'invite-teacher-missing': { status: 410 },
} as const;
