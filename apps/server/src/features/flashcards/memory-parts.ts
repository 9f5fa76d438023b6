import type { AnswerTask, WordState } from '@wordgrove/contract/evidence';
import type { WordStanding } from '@wordgrove/contract/memory';
import type { Grade } from 'ts-fsrs';
import type { Tx } from '#db/client.ts';
import type { PracticePlace, wordMemory } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

export type MemoryRow = typeof wordMemory.$inferSelect;

/** An answer to a card, as the ledger takes it. */
export type CardEvidence = {
  id: string;
  word: string;
  activity: 'card';
  task: 'recalled' | 'none';
  passed: boolean | null;
  grade: Grade;
  hints: number;
  durationMs: number;
  place: PracticePlace;
  wasDue: boolean;
  occurredAt: Date;
};

/** An answer to a card as recorded in the ledger. */
export type RecordedReview = { word: string; task: AnswerTask; grade: Grade | null; cardId: string | null };

/** What cards need from memory; handed in, since the ledger and its rules belong to another feature. */
export type MemoryParts = {
  wordState: (memory: MemoryRow | null, now: Date) => WordState;
  /** The chance of recalling it now, 0 to 1; null while nothing was graded. */
  retrievability: (memory: MemoryRow | null, now: Date) => number | null;
  nextDue: (memory: MemoryRow | null, now: Date) => Record<Grade, Date>;
  recordEvidence: (tx: Tx, own: OwnRows, events: readonly CardEvidence[], now: Date) => Promise<WordStanding[]>;
  undoEvidence: (
    tx: Tx,
    own: OwnRows,
    undo: { id: string; cancels: string; occurredAt: Date },
    now: Date,
  ) => Promise<WordStanding>;
  /** Brings the XP of the answer's day into line with the ledger; null for what is no answer to a card. */
  payReview: (tx: Tx, own: OwnRows, id: string, now: Date) => Promise<RecordedReview | null>;
};
