import type { GradedWork, StudentWork } from '@wordgrove/contract/assignments';
import { v7 } from 'uuid';
import { removeStored, storedUnder, writeStored } from '#platform/storage.ts';

/** A grade as it stands in the form. */
export type Typed = {
  /** The field's text. */
  typed: string;
  /** What it says; undefined while that makes no sense, which is kept but not sent. */
  points?: number | null | undefined;
  comment: string;
};

/** What this browser keeps of a grade until the server has it. */
export type Unsent = GradedWork & Typed & { returns: boolean };

/** `held-up`: the server can't be reached. `conflict`: another screen has saved something else. */
type Saving = 'typing' | 'saving' | 'saved' | 'held-up' | 'refused' | 'conflict' | 'gone';

export type KeptGrade = Unsent & { saving: Saving; theirs: StudentWork | null; error: unknown };

export type KeptGrades = ReturnType<typeof keptGrades>;

/**
 * One assignment's grades that are in the form, with a copy in this browser of those that the server doesn't have. Each
 * page has copies of its own, so that what one tab left behind outlives what another tab types.
 *
 * @param prefix of their storage keys
 */
export function keptGrades(prefix: string) {
  const grades = new Map<string, KeptGrade>();
  const left = leftCopies(prefix);
  const page = v7();
  const keyOf = (studentId: string) => `${prefix}${studentId}:${page}`;
  const listeners = new Set<() => void>();
  let changes = 0;
  const tell = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };
  /** What an earlier page or another tab left of a student's grade comes into the form, the oldest first. */
  const takeUp = (studentId: string) => {
    const unsent = left.next(studentId);
    if (unsent) grades.set(studentId, { ...unsent, saving: 'typing', theirs: null, error: null });
  };
  const store = (grade: KeptGrade) => {
    const { saving, theirs: _, error: __, ...unsent } = grade;
    if (saving === 'saved') removeStored(keyOf(grade.studentId));
    else writeStored(keyOf(grade.studentId), JSON.stringify(unsent));
    left.forget(grade.studentId);
  };
  const put = (grade: KeptGrade) => {
    grades.set(grade.studentId, grade);
    store(grade);
    if (grade.saving === 'saved') takeUp(grade.studentId);
    tell();
  };
  for (const studentId of left.students()) takeUp(studentId);
  return {
    get: (studentId: string) => grades.get(studentId),
    all: () => [...grades.values()],
    put,
    change: (studentId: string, part: Partial<KeptGrade>) => {
      const grade = grades.get(studentId);
      if (grade) put({ ...grade, ...part });
    },
    drop: (studentId: string) => {
      grades.delete(studentId);
      removeStored(keyOf(studentId));
      left.forget(studentId);
      takeUp(studentId);
      tell();
    },
    /** Before the page goes: another tab of this browser may have taken up and removed a copy. */
    store: () => {
      for (const grade of grades.values()) if (grade.saving !== 'saved') store(grade);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Another number after every change. */
    changes: () => changes,
  };
}

/** The copies that were there before this page, by student. Each stays until this page has a copy of its own. */
function leftCopies(prefix: string) {
  const copies = storedUnder(prefix).flatMap(([key, stored]) => {
    const unsent = readUnsent(stored);
    return unsent ? [{ key, unsent }] : [];
  });
  const takenUp = new Map<string, string>();
  return {
    students: () => new Set(copies.map(({ unsent }) => unsent.studentId)),
    next: (studentId: string): Unsent | undefined => {
      const at = copies.findIndex(({ unsent }) => unsent.studentId === studentId);
      const [copy] = at < 0 ? [] : copies.splice(at, 1);
      if (copy) takenUp.set(studentId, copy.key);
      return copy?.unsent;
    },
    /** Removes the copy that was taken up. */
    forget: (studentId: string) => {
      const key = takenUp.get(studentId);
      if (key !== undefined) removeStored(key);
      takenUp.delete(studentId);
    },
  };
}

function readUnsent(stored: string): Unsent | null {
  try {
    const kept: Partial<Unsent> = JSON.parse(stored);
    const { studentId, version, turnedInAt = null, typed, points, comment, returns = false } = kept;
    if (typeof studentId !== 'string' || typeof version !== 'number') return null;
    if (typeof typed !== 'string' || typeof comment !== 'string') return null;
    return { studentId, version, turnedInAt, typed, points, comment, returns };
  } catch {
    return null;
  }
}
