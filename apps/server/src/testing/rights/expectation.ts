import { hasPermission } from '@wordgrove/contract/roles';
import type { Asker } from './askers.ts';
import type { Example } from './example-makers.ts';
import type { Guard, Right, Trait } from './rights.ts';

/** `done` is the call's own success; anything else is a refusal. */
export type Expectation = 'done' | 'untouched' | { status: number; code: string };

const refuse = (status: number, code: string): Expectation => ({ status, code });

/**
 * The required answer: 401 without a session, then 403 for the caller's role or state, then 400 for the input, then 404
 * for rows that aren't the caller's.
 */
export function expectationOf(right: Right, asker: Asker, example: Example, isSound: boolean): Expectation {
  const refusal = refusalOf(right.for, asker);
  if (refusal) return refusal;
  if (!isSound) return refuse(400, 'invalid-input');
  if (!example.isMine) return right.foreign ?? refuse(404, 'not-found');
  const [trait, status, code] = right.except ?? [];
  if (trait && status && code && hasTrait(asker, trait)) return refuse(status, code);
  return 'done';
}

function refusalOf(guard: Guard, asker: Asker): Expectation | null {
  if (guard === 'open') return null;
  if (!asker.hasSession) return refuse(401, 'unauthenticated');
  if (guard === 'signedIn') return null;
  if (guard === 'choosing') return asker.mustChoose ? null : refuse(403, 'permission-denied');
  if (asker.mustChoose) return refuse(403, 'password-change-required');
  if (guard === 'settled') return null;
  if (!asker.isVerified) return refuse(403, 'email-not-verified');
  const isAllowed =
    'member' in guard
      ? hasPermission(asker.role, guard.member)
      : asker.role === guard.role && (!guard.permission || hasPermission(asker.role, guard.permission));
  return isAllowed ? null : refuse(403, 'permission-denied');
}

function hasTrait(asker: Asker, trait: Trait): boolean {
  if (trait === 'with open classes') return asker.hasOpenClasses;
  if (trait === 'teaching ours') return asker.teachesOurs;
  return asker.hasProfile === (trait === 'complete');
}
