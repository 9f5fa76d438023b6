import type { GameWish } from '@wordgrove/contract/games';
import type { Db, Tx } from '#db/client.ts';
import type { SourceMaterial } from './round-source.ts';
import type { OwnRows, TaughtBy } from './scope.ts';

/** What a test asks: the same for everybody who has it. */
export type TestTask = { assignmentId: string; title: string; wish: GameWish; material: SourceMaterial };

/** A game set as a test, for a student who has it. */
export type SetTest = TestTask & {
  teacherId: string;
  /** Minutes from the start, with this student's extra time; null without a limit. */
  minutes: number | null;
  /** Percent. */
  extraTime: number;
  /** The last instant at which work is accepted: its due time if late work isn't, or when it was closed. */
  until: Date | null;
  /** Whether it can be started now. */
  isOpen: boolean;
  /** Whether nobody can use the right answers any more. */
  areAnswersFree: boolean;
  /** When that will be; null when only closing frees them. */
  answersFrom: Date | null;
};

/** Null unless the student has it, and it is a test. */
export type FindSetTest = (on: Db | Tx, own: OwnRows, assignmentId: string, now: Date) => Promise<SetTest | null>;

/** The students who have a teacher's test now, by name; null when it isn't the teacher's, or no test. */
export type ListTested = (
  taught: TaughtBy,
  assignmentId: string,
) => Promise<{ studentId: string; name: string }[] | null>;
