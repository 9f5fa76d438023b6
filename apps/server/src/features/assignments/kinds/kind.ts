import type {
  AssignedTask,
  Learned,
  OwnAssignment,
  StudentWork,
  WantedAssignment,
} from '@wordgrove/contract/assignments';
import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { assignments, StoredTask } from '#db/schema/all.ts';
import type { Given, Part } from '#db/statement.ts';
import type { Terms } from '#features/assignments/rules.ts';
import type { Caller, OwnRows, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';

export type KindName = StoredTask['kind'];

type Of<Task extends { kind: string }, Name> = Extract<Task, { kind: Name }>;

export type Stored<Name extends KindName> = Of<StoredTask, Name>;
type Own<Name extends KindName> = Of<OwnAssignment['task'], Name>;

/** What an own task says of the student's progress. */
type Counts = { game: never; reading: 'read' | 'of'; 'hand-in': 'size'; words: keyof Learned; outcome: keyof Learned };

/** A task as a student has it, before what the student did is known: without the words of a list, which may be many. */
export type Brief<Name extends KindName = KindName> = Name extends 'game'
  ? Own<'game'> & { extraTime: number }
  : Name extends KindName
    ? Omit<Own<Name>, Counts[Name]>
    : never;

/** How far one student is. */
export type Progress = Pick<StudentWork, 'percent' | 'attempts' | 'pages' | 'handIn' | 'learned'> & {
  hasBegun: boolean;
  openPlay: string | null;
};

type Counted = Pick<typeof assignments.$inferSelect, 'id' | 'counts'>;

export type ProgressOf = (assignment: Counted, studentId: string, terms: Terms) => Progress;

/** These assignments as they stand now. */
export type Which = { ids: readonly string[]; now: Date };

/** The part of a statement that says how far one student is with those of the assignments that are of its kind. */
export type OwnProgress<Json, Shape> = Part<'ids' | 'studentId' | 'now', Json, Shape>;

/** What differs by kind wherever assignments and work are shown. */
export type Kind<Name extends KindName> = {
  /** Whether both ask the same of students, which is fixed once somebody has begun. */
  asksTheSame: (one: Stored<Name>, other: Stored<Name>) => boolean;
  /** Whether anybody ever began it. */
  isStarted: (tx: Tx, id: string) => Promise<boolean>;
  /** The task as its teacher sees it. */
  show: (on: Db | Tx, taught: TaughtBy, task: Stored<Name>, id: string) => Promise<Of<AssignedTask, Name>>;
  /** How far everybody is. */
  readProgress: (on: Db | Tx, which: Which) => Promise<ProgressOf>;
  ownProgress: OwnProgress<never, ProgressOf>;
  /** The task as a student with this progress sees it. */
  own: (brief: Brief<Name>, progress: Progress) => Own<Name>;
  canTurnIn: (progress: Progress) => boolean;
  /** Why it can't be turned in. */
  withoutWork: 'nothing-to-turn-in' | 'hand-in-empty';
};

export type Asking = { own: OwnRows; taught: TaughtBy; caller: Pick<Caller, 'language'> };

/** Why nobody could do it. */
export type Unusable = Refusals<'not-enough' | 'text-not-readable' | 'words-not-learnable' | 'no-test-form'>;

/** An assignment that students see from now on. */
export type Published<Name extends KindName = KindName> = {
  id: string;
  task: Stored<Name>;
  classIds: readonly string[];
  /** Students hadn't seen it before. */
  isFirst: boolean;
  /** What it asks is new. */
  isChanged: boolean;
};

/** What differs by kind when a teacher sets an assignment. */
export type Setting<Name extends KindName> = {
  /** It makes no sense without a due time. */
  isDueNeeded?: true;
  /** What is stored of a teacher's wish. */
  store: (wanted: Of<WantedAssignment['task'], Name>) => Stored<Name>;
  /** Checks, before the transaction, that students can do it; returns the task with what the check found. */
  check: (asking: Asking, task: Stored<Name>, errors: Unusable) => Promise<Stored<Name>>;
  /** Whatever goes with publishing and with each later edit, in the same transaction. */
  publish: (tx: Tx, taught: TaughtBy, published: Published<Name>, now: Date, errors: Unusable) => Promise<void>;
};

/** What differs by kind inside statements about assignments `a`. */
export type KindSql = {
  /** JSON of the task in its teacher's list. */
  listed: SQL;
  /** JSON of a `Brief` for a student. */
  brief: (studentId: Given) => SQL;
  /** JSON of the task on a student's dashboard. */
  next: SQL;
  /** Whether the student of `learners` has begun. */
  begun: SQL;
  /** Whether what is turned in waits for a grade. What the server judges itself does only when it earns points. */
  waits: SQL;
};
