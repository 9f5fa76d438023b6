import type { Tx } from '#db/client.ts';
import type { Setting, Unusable } from '#features/assignments/kinds/kind.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { findReadable, turnInRead } from './reading-store.ts';

/** Shares a text with more classes, and keeps it as it is until the transaction ends. False if it isn't the teacher's. */
export type ShareText = (
  tx: Tx,
  taught: TaughtBy,
  text: { pdfId: string; classIds: readonly string[] },
  now: Date,
) => Promise<boolean>;

export type ReadingSettingParts = { shareText: ShareText };

/** A published text is shared with the assignment's classes; whoever has read all of it by then is done. */
export function readingSetting({ shareText }: ReadingSettingParts): Setting<'reading'> {
  return {
    store: ({ kind, pdfId, from, to }) => ({ kind, pdfId, from, to }),
    check: async (_, task) => task,
    publish: async (tx, taught, { id, task, classIds, isFirst, isChanged }, now, errors) => {
      const isOwn = await shareText(tx, taught, { pdfId: task.pdfId, classIds }, now);
      const isChecked = isFirst || isChanged;
      if (isChecked && !isOwn) throw failures.notFound();
      if (isChecked) await refuseUnreadable(tx, id, errors);
      await turnInRead(tx, id, isFirst, now);
    },
  };
}

async function refuseUnreadable(tx: Tx, id: string, errors: Unusable): Promise<void> {
  const text = await findReadable(tx, id);
  if (!text) throw failures.notFound();
  const refuse = (why: 'archived' | 'download-only' | 'not-prepared' | 'no-words') =>
    errors['text-not-readable']({ data: { why } });
  if (text.status === 'archived') throw refuse('archived');
  if (text.kind !== 'pdf' && text.kind !== 'txt') throw refuse('download-only');
  if (text.preparation === 'waiting') throw refuse('not-prepared');
  if (text.pages === 0) throw refuse('no-words');
}
