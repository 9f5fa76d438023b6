import { accountLimits } from '@wordgrove/contract/account-limits';
import type { FieldProblem } from './error-codes.ts';

/** Finds what is wrong with a field before anything is sent; the server checks it all again. */
export type Check = (value: string) => FieldProblem | null;

export const checkFilled: Check = (value) => (value.trim() ? null : 'required');

/** At most this many characters, as the server counts them, ignoring surrounding space. */
export const checkLength =
  (max: number): Check =>
  (value) =>
    value.trim().length > max ? 'too-long' : null;

/** The name of a person or thing. */
export const checkName: Check = (value) => checkFilled(value) ?? checkLength(accountLimits.nameMax)(value);

export const checkEmail: Check = (value) =>
  checkFilled(value) ?? (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? null : 'invalid-email');

export const checkNewPassword: Check = (value) =>
  checkFilled(value) ?? ([...value].length >= accountLimits.passwordMin ? null : 'weak-password');

export const checkInviteCode: Check = (value) => {
  const code = value.replace(/\s+/g, '');
  if (!code) return 'invite-code-required';
  return [...code].length === accountLimits.inviteCodeLength ? null : 'invite-code-malformed';
};

/** The problems of a form by field name; empty when it may be sent. */
export function problemsOf<Field extends string>(
  values: Readonly<Record<Field, string>>,
  checks: Readonly<Partial<Record<Field, Check>>>,
): Partial<Record<Field, FieldProblem>> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field in checks) {
    const problem = checks[field]?.(values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}
