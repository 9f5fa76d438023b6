import type { Placeholder, SQL } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from './scope.ts';

/** Told whenever evidence about words was recorded or undone, such as homework that is done when words are known. */
export type NoteEvidence = {
  /**
   * JSON: the ids of what waits for evidence about one of the words at that time; null for nothing. Read within a
   * statement that recording makes anyway, so that nobody pays for what they don't have.
   */
  waiting: (answered: Record<'studentId' | 'words' | 'at' | 'now', Placeholder>) => SQL;
  /** Called only when something waits, with the evidence in the memory. `at`: when it happened, or what is undone. */
  note: (
    tx: Tx,
    own: OwnRows,
    noted: { waiting: readonly string[]; at: Date; isUndone: boolean },
    now: Date,
  ) => Promise<void>;
};
