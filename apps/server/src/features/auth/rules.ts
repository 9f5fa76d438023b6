import { limits } from '@wordgrove/contract/limits';

export type TeacherSignup = { closed: boolean; domains: readonly string[] };

/** Whether somebody with this address may register as a teacher. */
export function mayTeach(signup: TeacherSignup, email: string): boolean {
  if (signup.closed) return false;
  if (signup.domains.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return signup.domains.includes(domain);
}

/** A one-time code as it was typed: case, spaces and dashes don't matter. */
export function readSignInCode(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase();
}

/** Seconds until a verification mail may be sent again; 0 when it may be sent now. */
export function resendWait(lastSentAt: Date | null, now: Date): number {
  if (!lastSentAt) return 0;
  const waited = (now.getTime() - lastSentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(limits.resendCooldownSeconds - waited));
}

export type SignInRefusal = 'user-not-found' | 'wrong-password' | 'invalid-credential';

/** What a failed sign-in answers. By default it doesn't reveal whether the address has an account. */
export function signInRefusal(revealAccounts: boolean, accountExists: boolean): SignInRefusal {
  if (!revealAccounts) return 'invalid-credential';
  return accountExists ? 'wrong-password' : 'user-not-found';
}
