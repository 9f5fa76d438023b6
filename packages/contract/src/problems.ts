import { wordTroubles } from './word-input.ts';

/** What can be wrong with a typed field; each has its sentence in the reader's language. */
export const fieldProblems = [
  'required',
  'invalid',
  'too-long',
  'too-short',
  'too-many',
  'too-few',
  'too-high',
  'too-low',
  'too-early',
  'too-far',
  'in-past',
  'after-due',
  'control-characters',
  'invalid-email',
  'weak-password',
  'unknown-time-zone',
  'invite-code-required',
  'invite-code-malformed',
  'whole-minutes',
  'session-too-long',
] as const;

/**
 * Problems without a sentence of their own: the dictionary words the first ones, and only a program causes the rest.
 */
const otherProblems = [
  ...wordTroubles,
  'no-word',
  'grade-or-answer',
  'unknown-game',
  'unknown-mode',
  'needs-voice',
  'multipart-expected',
  'multipart-malformed',
] as const;

export const problems = [...fieldProblems, ...otherProblems] as const;

export type FieldProblem = (typeof fieldProblems)[number];
export type Problem = (typeof problems)[number];

/** The problem that a schema reports for a refused value: `refine(isPast, says('too-far'))`. */
export const says = (error: Problem): { error: Problem } => ({ error });
