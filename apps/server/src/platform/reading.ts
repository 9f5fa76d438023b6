import type { Tx } from '#db/client.ts';
import type { OwnRows } from './scope.ts';

/** Records that a student has read more pages of a text, at the time of the report. */
export type NoteReading = (tx: Tx, own: OwnRows, read: { pdfId: string; at: Date }, now: Date) => Promise<void>;
