import { z } from 'zod';
import { idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';

/** What somebody signs in by: the address, or the sign-in name of an account without one. Only the first has an @. */
export const loginSchema = z
  .string()
  .trim()
  .min(1, says('required'))
  .max(limits.emailMax)
  .toLowerCase()
  .refine((typed) => !typed.includes('@') || z.email().safeParse(typed).success, says('invalid-email'));

/** Why a login card opens nothing. `replaced` and never made look the same: `unknown`. */
export const cardTroubles = ['unknown', 'used', 'expired', 'class-closed'] as const;

/**
 * Why a passkey opens nothing, or isn't made. `expired` also stands for a question that was answered before, and
 * `copied` for a count that goes backwards.
 */
export const passkeyTroubles = ['unknown', 'expired', 'address', 'copied', 'invalid'] as const;

/** Long enough that no number of guesses finds one, and two groups that a child can type. */
export const cardCodeLength = 10;

/** A student's login card. Its secrets are shown when it is made and never again. */
export const loginCardSchema = z.object({
  studentId: idSchema,
  name: z.string(),
  signInName: z.string(),
  /** What the QR code carries. */
  token: z.string(),
  /** What can be typed in place of a password, once. */
  code: z.string().length(cardCodeLength),
});

export type LoginCard = z.infer<typeof loginCardSchema>;

export const loginCardsSchema = z.object({ cards: z.array(loginCardSchema), expiresAt: instantSchema });
