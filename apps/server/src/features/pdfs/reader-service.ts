import { limits } from '@wordgrove/contract/limits';
import type { Heat, Reader } from '@wordgrove/contract/pdf-fields';
import type { Db } from '#db/client.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { findFitSubject } from './fit-store.ts';
import { countReaders, listHeat, listReaders } from './reader-store.ts';

type Subject = { id: string; classId: string };

/**
 * A look-up by one student alone isn't told from none: on a screen that the class sees, a word that somebody has just
 * asked about would point at them.
 */
const leastShown = 2;

export type ReaderService = ReturnType<typeof readerService>;

/** What a teacher sees of a class's reading. */
export function readerService({ db }: { db: Db }) {
  const find = async (taught: TaughtBy, { id: pdfId, classId }: Subject) => {
    const subject = await findFitSubject(db, taught, { pdfId, classId });
    if (!subject) throw failures.notFound();
  };
  return {
    list: async (taught: TaughtBy, subject: Subject): Promise<Reader[]> => {
      await find(taught, subject);
      return listReaders(db, subject.id, subject.classId);
    },

    heat: async (taught: TaughtBy, { from, ...subject }: Subject & { from: number }): Promise<Heat> => {
      await find(taught, subject);
      const readers = await countReaders(db, subject.id, subject.classId);
      if (readers < limits.heatReadersMin) return { readers, pages: null };
      const pages = await listHeat(db, subject.id, subject.classId, from, leastShown);
      return {
        readers,
        pages: pages.map(({ page, text, forms, counts }) => ({
          page,
          text,
          words: Object.entries(forms).flatMap(([form, word]) => {
            const count = counts[word];
            return count === undefined ? [] : { form, word, readers: count };
          }),
        })),
      };
    },
  };
}
