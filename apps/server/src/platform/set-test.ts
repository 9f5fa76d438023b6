import type { GameWish } from '@wordgrove/contract/games';
import type { Db, Tx } from '#db/client.ts';
import type { SourceMaterial } from './round-source.ts';
import type { OwnRows, TaughtBy } from './scope.ts';

/** What a test asks: the same for everybody who has it. */
export type TestTask = { assignmentId: string; title: string; wish: GameWish; material: SourceMaterial };

/** How long one student has for a test, and what it is worth. */
export type TestTerms = {
  /** Minutes from the start, with this student's extra time; null without a limit. */
  minutes: number | null;
  /** The last instant at which work is accepted: its due time if late work isn't, or when it was closed. */
  until: Date | null;
  /** Each time at which it was closed, also before it was opened again: that ends what is going on, for good. */
  closings: readonly Date[];
  /** The homework's points; null without any. */
  points: number | null;
  /** Those of them that this student was given; null before that. */
  returnedPoints: number | null;
};

/** A game set as a test, for a student who has it. */
export type SetTest = TestTask &
  TestTerms & {
    /** Everybody whose pages show the test as a teacher. */
    teacherIds: readonly string[];
    /** Percent. */
    extraTime: number;
    /** Whether it can be started now. */
    isOpen: boolean;
    /** Whether nobody can use the right answers any more. */
    areAnswersFree: boolean;
    /** When that will be; null when it is so. */
    answersFrom: Date | null;
  };

/** Null unless the student has it, and it is a test. */
export type FindSetTest = (on: Db | Tx, own: OwnRows, assignmentId: string, now: Date) => Promise<SetTest | null>;

/** The students who have a teacher's test now, by name; null when it isn't the teacher's, or no test. */
export type ListTested = (taught: TaughtBy, assignmentId: string) => Promise<TestedStudent[] | null>;

export type TestedStudent = TestTerms & { studentId: string; name: string };
