import type { GradedWork, StudentWork } from '@wordgrove/contract/assignments';
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
 * One assignment's grades that are in the form, with a copy in this browser of those that the server doesn't have.
 *
 * @param prefix of their storage keys
 */
export function keptGrades(prefix: string) {
  const grades = new Map<string, KeptGrade>();
  const listeners = new Set<() => void>();
  let changes = 0;
  const tell = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };
  const store = (grade: KeptGrade) => {
    const { saving, theirs: _, error: __, ...unsent } = grade;
    if (saving === 'saved') removeStored(prefix + grade.studentId);
    else writeStored(prefix + grade.studentId, JSON.stringify(unsent));
  };
  const put = (grade: KeptGrade) => {
    grades.set(grade.studentId, grade);
    store(grade);
    tell();
  };
  for (const [, stored] of storedUnder(prefix)) {
    const unsent = readUnsent(stored);
    if (unsent) grades.set(unsent.studentId, { ...unsent, saving: 'typing', theirs: null, error: null });
  }
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
      removeStored(prefix + studentId);
      tell();
    },
    /** Before the page goes: another tab of this browser may have removed or replaced a copy. */
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
