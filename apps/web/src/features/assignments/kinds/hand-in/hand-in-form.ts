import type { AssignedTask, WantedAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';

/** What the form holds about a hand-in. */
export type HandInForm = {
  /** How many files at most. */
  files: string;
};

export const emptyHandIn: HandInForm = { files: String(limits.handInFilesMax) };

/** The numbers that a teacher chooses among. */
export const fileCounts = Array.from({ length: limits.handInFilesMax + 1 }, (_, count) => String(count));

/** The fields that show a hand-in. */
export function handInFormOf({ files }: Extract<AssignedTask, { kind: 'hand-in' }>): HandInForm {
  return { files: String(files) };
}

export function wantedHandIn({ files }: HandInForm): Extract<WantedAssignment['task'], { kind: 'hand-in' }> {
  return { kind: 'hand-in', files: Number(files) };
}

/** Nothing can be wrong with a number that is chosen. */
export function handInProblems(): Record<keyof HandInForm, null> {
  return { files: null };
}

/** The parts of a hand-in, as named to somebody who is told what has changed. */
export const handInParts = { files: ['files'] } as const satisfies Record<string, readonly (keyof HandInForm)[]>;

export const handInTogether = [['files']] as const satisfies (readonly (keyof HandInForm)[])[];
