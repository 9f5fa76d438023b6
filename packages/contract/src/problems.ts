import { wordTroubles } from './word-input.ts';

/** What can be wrong with one field of what somebody typed; each has its sentence in the reader's language. */
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
  'control-characters',
  'invalid-email',
  'weak-password',
  'unknown-time-zone',
  'invite-code-required',
  'invite-code-malformed',
  'whole-minutes',
  'session-too-long',
] as const;

/** Those without one: the dictionary says the first in its own words, and the rest only a program gets wrong. */
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

/** What a schema says of a value that it refuses: `refine(isPast, says('too-far'))`. */
export const says = (error: Problem): { error: Problem } => ({ error });
