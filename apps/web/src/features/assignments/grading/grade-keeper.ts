import type { GradedWork, StudentWork } from '@wordgrove/contract/assignments';
import { errorCode, errorData, errorStatus, isWorthRetrying, retryAfterSeconds } from '#platform/errors.ts';
import { whenServerIsBack } from '#platform/server-reach.ts';
import type { KeptGrade, KeptGrades, Typed, Unsent } from './kept-grades.ts';
import { keptGrades } from './kept-grades.ts';

export type Sent = Unsent & { points: number | null };

type Parts = {
  /** Prefix of the storage keys of this assignment's grades. */
  prefix: string;
  send: (grade: Sent) => Promise<StudentWork>;
};

const pauseMs = 800;
const againSeconds = 5;

export type GradeKeeper = ReturnType<typeof gradeKeeper>;

/**
 * Grades on their way to the server. Each is saved a moment after the last key; until the server has it, a copy in this
 * browser outlives reloads and a lost network.
 */
export function gradeKeeper({ prefix, send }: Parts) {
  const kept = keptGrades(prefix);
  const { save, saveSoon, flush } = gradeSender(kept, send);
  const { store, subscribe, changes } = kept;
  /** The version that the form goes out from: what another screen has saved since isn't in it. */
  const versionOf = (seen: Pick<GradedWork, 'studentId' | 'version'>): number => {
    const known = kept.get(seen.studentId);
    return isBase(known, seen) ? known.version : seen.version;
  };
  /** The turn-in that what is in the form is about: the student may have turned in again since. */
  const turnInOf = ({ studentId, turnedInAt }: GradedWork): string | null => {
    const known = kept.get(studentId);
    return known && known.saving !== 'saved' ? known.turnedInAt : turnedInAt;
  };
  const baseOf = (seen: GradedWork) => ({ version: versionOf(seen), turnedInAt: turnInOf(seen) });
  return {
    ...{ save, flush, store, subscribe, changes },
    /** What is in the form instead of what the server has; undefined when the server has the same or something newer. */
    shown: ({ studentId, grade }: StudentWork): KeptGrade | undefined => {
      const known = kept.get(studentId);
      return known?.saving === 'saved' && known.version < grade.version ? undefined : known;
    },
    /** @param seen the work as it is on the screen */
    edit: (seen: GradedWork, typed: Typed) => {
      const known = kept.get(seen.studentId);
      const saving = known?.saving === 'conflict' ? 'conflict' : 'typing';
      kept.put({
        ...seen,
        ...baseOf(seen),
        ...typed,
        returns: false,
        saving,
        theirs: known?.theirs ?? null,
        error: null,
      });
      saveSoon(seen.studentId);
    },
    /** Saves at once, and returns it to the student. */
    giveBack: (seen: GradedWork, typed: Typed): Promise<void> => {
      // Until the teacher chose, it would replace what it is in conflict with.
      if (kept.get(seen.studentId)?.saving === 'conflict') return Promise.resolve();
      kept.put({
        ...seen,
        ...baseOf(seen),
        ...typed,
        returns: true,
        saving: 'typing',
        theirs: null,
        error: null,
      });
      return save(seen.studentId);
    },
    ...choosing(kept, save, versionOf),
    versionOf,
    /** Whether the server has everything that is in the form. */
    isSent: (studentId: string) => (kept.get(studentId)?.saving ?? 'saved') === 'saved',
    /** How many grades the server doesn't have yet. */
    unsent: () => kept.all().filter(({ saving }) => saving !== 'saved').length,
  };
}

/** What a teacher can choose when the form isn't about what there is now. */
function choosing(
  kept: KeptGrades,
  save: (studentId: string) => Promise<void>,
  versionOf: (seen: GradedWork) => number,
) {
  return {
    /** After a conflict: puts what is in the form over what the other screen saved. */
    keepMine: (studentId: string) => {
      const { theirs } = kept.get(studentId) ?? {};
      if (!theirs) return;
      const { turnedInAt, grade } = theirs;
      kept.change(studentId, { version: grade.version, turnedInAt, saving: 'typing', theirs: null, error: null });
      void save(studentId);
    },
    /** After the work has changed: saves what is in the form, or what is to stand there instead, for the work as it is. */
    gradeAnew: (seen: GradedWork, typed: Typed) => {
      kept.put({
        ...seen,
        ...typed,
        version: versionOf(seen),
        returns: false,
        saving: 'typing',
        theirs: null,
        error: null,
      });
      void save(seen.studentId);
    },
    /** Forgets what is in the form. What another tab left is asked about next. */
    takeTheirs: (studentId: string) => {
      kept.drop(studentId);
      void save(studentId);
    },
  };
}

/** Whether what is in the form follows a grade that this page knows, rather than the one on the screen. */
function isBase(known: KeptGrade | undefined, seen: Pick<GradedWork, 'version'>): known is KeptGrade {
  return known !== undefined && (known.saving !== 'saved' || known.version >= seen.version);
}

function gradeSender(kept: KeptGrades, send: Parts['send']) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  let willTryAgain = false;

  const tryAgain = (error: unknown) => {
    if (willTryAgain) return;
    willTryAgain = true;
    const again = () => {
      willTryAgain = false;
      void flush();
    };
    if (errorStatus(error) === 0) whenServerIsBack(again);
    else setTimeout(again, 1000 * (retryAfterSeconds(error) ?? againSeconds));
  };
  const sendNewest = async (studentId: string): Promise<void> => {
    const grade = kept.get(studentId);
    if (!grade || !isSendable(grade)) return;
    kept.change(studentId, { saving: 'saving' });
    try {
      noteSent(kept, grade, await send(grade));
    } catch (error) {
      kept.change(studentId, failureOf(error, kept.get(studentId)?.returns ?? false));
      if (isPassing(error)) tryAgain(error);
    }
    // Something was typed meanwhile.
    if (kept.get(studentId)?.saving === 'typing' && !timers.has(studentId)) await sendNewest(studentId);
  };
  /** One request at a time for each student. */
  const save = (studentId: string): Promise<void> => {
    clearTimeout(timers.get(studentId));
    timers.delete(studentId);
    const saved = (running.get(studentId) ?? Promise.resolve()).then(() => sendNewest(studentId));
    running.set(studentId, saved);
    return saved;
  };
  const saveSoon = (studentId: string) => {
    clearTimeout(timers.get(studentId));
    const act = () => void save(studentId);
    timers.set(studentId, setTimeout(act, pauseMs));
  };
  /** Sends everything there is; resolves to whether nothing is left. */
  const flush = async (): Promise<boolean> => {
    await Promise.all(kept.all().map(({ studentId }) => save(studentId)));
    return kept.all().every(({ saving }) => saving === 'saved');
  };
  return { save, saveSoon, flush };
}

/** The grade stays about the turn-in that the teacher saw, though there may be another by now. */
function noteSent(kept: KeptGrades, sent: Sent, { grade: { version } }: StudentWork): void {
  const { studentId, returns } = sent;
  const newest = kept.get(studentId);
  if (newest && !isSame(newest, sent)) kept.put({ ...newest, version, saving: 'typing' });
  else if (returns) kept.drop(studentId);
  else kept.change(studentId, { version, saving: 'saved', error: null });
}

/** What becomes of a grade that couldn't be sent. */
function failureOf(error: unknown, returns: boolean): Partial<KeptGrade> {
  const status = errorStatus(error);
  if (errorCode(error) === 'edit-conflict')
    // The contract declares the current row as the data of this code.
    return { saving: 'conflict', theirs: errorData(error) as StudentWork, returns: false, error };
  if (status === 404) return { saving: 'gone', error };
  // Signed out, or somebody else: it waits for the teacher's next visit.
  if (isPassing(error) || status === 401 || status === 403) return { saving: 'held-up', returns, error };
  return { saving: 'refused', returns: false, error };
}

const isPassing = (error: unknown) => isWorthRetrying(error) || errorStatus(error) === 429;

function isSendable(grade: KeptGrade): grade is KeptGrade & Sent {
  return grade.points !== undefined && ['typing', 'saving', 'held-up'].includes(grade.saving);
}

function isSame(one: Unsent, other: Unsent): boolean {
  return one.typed === other.typed && one.comment === other.comment && one.returns === other.returns;
}
