import { z } from 'zod';
import { languages } from './languages.ts';
import { inviteCodeAlphabet, limits } from './limits.ts';
import type { Problem } from './problems.ts';
import { says } from './problems.ts';

/** Client-made UUIDv7: sending a create twice creates one row. */
export const idSchema = z.uuid();

export const instantSchema = z.iso.datetime({ offset: true });

/** A calendar day, YYYY-MM-DD, without a time zone. */
export const daySchema = z.iso.date();

/** A day that a calendar on screen can reach; the database has no year 0. */
export const turnableDaySchema = daySchema
  .refine((day) => day >= '2000-01-01', says('too-early'))
  .refine((day) => day <= '2199-12-31', says('too-far'));

/** Number of changes to a row. The column is a 32-bit integer, and the next version must fit too. */
export const versionSchema = z.int().nonnegative().max(2_147_483_646);

const controls = /[\p{Cc}\u2028\u2029]/u;

/** They turn the reading direction of what follows, so that a name reads as another one. Scripts turn by themselves. */
const turns = /[\u202A-\u202E\u2066-\u2069]/u;

const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !controls.test(value), says('control-characters'));

/**
 * One line of text: control characters and turns of direction are refused, surrounding space is trimmed, any script and
 * emoji is allowed.
 */
const line = (max: number) => oneLine(max).refine((value) => !turns.test(value), says('control-characters'));

/** White space, invisible formatting characters such as the zero-width space, and the empty braille cell. */
const invisible = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name or another single line that must be neither empty nor invisible. */
export const requiredLineSchema = line(limits.nameMax).refine(isVisible, says('required'));

/** A file's name as its sender's device has it: systems put turns of direction in, which are cleaned away later. */
export const sentFileNameSchema = oneLine(limits.nameMax).refine(isVisible, says('required'));

function isVisible(value: string): boolean {
  return value.replace(invisible, '').length > 0;
}

export const optionalLineSchema = line(limits.nameMax);

/** Text of several lines. PostgreSQL can't store NUL or a lone surrogate, so they are refused here with a reason. */
export const textSchema = z
  .string()
  .trim()
  .max(limits.textMax)
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), says('control-characters'));

/** Lower case everywhere, so an address in another letter case is the same account. */
export const emailSchema = z
  .string()
  .trim()
  .max(limits.emailMax)
  .toLowerCase()
  .pipe(z.email(says('invalid-email')));

/** A new password. Any Unicode is allowed; length counts characters as people see them. */
export const newPasswordSchema = z
  .string()
  .refine((value) => [...value].length >= limits.passwordMin, says('weak-password'))
  .refine(
    (value) => [...value].length <= limits.passwordMax && value.length <= 4 * limits.passwordMax,
    says('too-long'),
  );

/** A password that is only compared, so its form isn't checked. */
export const givenPasswordSchema = z.string().max(4 * limits.passwordMax);

/** Pages of a text count from 1. A `txt` is divided into pages of about one screen. */
export const pageSchema = z.int().min(1).max(limits.pdfPagesMax);

export const languageSchema = z.enum(languages);

/** An IANA time zone that this runtime knows, such as `Europe/Istanbul`. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, says('unknown-time-zone'));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** An invite code as typed: any case, spaces allowed. A code with wrong letters simply matches no invite. */
export const inviteCodeSchema = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/\s+/g, '').toUpperCase())
  .superRefine((code, context) => {
    if (code.length === 0) context.addIssue({ code: 'custom', message: 'invite-code-required' satisfies Problem });
    else if (code.length !== limits.inviteCodeLength)
      context.addIssue({ code: 'custom', message: 'invite-code-malformed' satisfies Problem });
  });

/** Whether a code has the form of ours. For the form only: the server still decides. */
export function looksLikeInviteCode(code: string): boolean {
  return code.length === limits.inviteCodeLength && [...code].every((letter) => inviteCodeAlphabet.includes(letter));
}
