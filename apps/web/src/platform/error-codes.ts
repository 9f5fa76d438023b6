import type errorsEn from '#locales/en/errors.json';

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

type ErrorKey = WithoutPlural<keyof typeof errorsEn>;

/** Every code and every field problem that has a sentence in the namespace `errors`. */
export const errorCodes = [
  'unauthenticated',
  'permission-denied',
  'email-not-verified',
  'password-change-required',
  'invalid-input',
  'not-found',
  'too-many-requests',
  'edit-conflict',
  'user-not-found',
  'wrong-password',
  'invalid-credential',
  'account-locked',
  'email-already-in-use',
  'invalid-email',
  'weak-password',
  'common-password',
  'teacher-signup-closed',
  'profile-exists',
  'profile-not-found',
  'link-invalid',
  'reset-by-teacher-off',
  'classes-still-open',
  'invite-invalid',
  'invite-expired',
  'invite-used-up',
  'invite-teacher-missing',
  'invite-code-required',
  'invite-code-malformed',
  'already-enrolled',
  'too-many-classes',
  'teacher-not-found',
  'already-teaches',
  'expires-in-past',
  'class-archived',
  'below-current-uses',
  'support-not-set-up',
  'too-many-saved-words',
  'too-many-decks',
  'too-many-todos',
  'session-too-long',
  'session-in-future',
  'session-overlaps',
  'timer-changed',
  'minutes-needed',
  'deck-full',
  'not-enough',
  'unknown-word',
  'import-unreadable',
  'import-empty',
  'task-closed',
  'progress-refused',
  'too-many-task-sets',
  'assignment-started',
  'assignment-over',
  'too-many-assignments',
  'nothing-to-turn-in',
  'no-user',
  'network-request-failed',
  'storage-full',
  'too-large',
  'unavailable',
  'cross-site',
  'required',
  'too-long',
  'too-far',
  'too-early',
  'control-characters',
  'unknown-time-zone',
  'no-whole-number',
  'whole-minutes',
  'invalid',
  'unexpected',
] as const satisfies readonly ErrorKey[];

export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

export function isErrorCode(code: string): code is ErrorCode {
  return known.has(code);
}
