import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { pdfClasses, pdfLookUps, pdfReadings, pdfReadPages, pdfs } from '#db/schema/all.ts';

/** A teacher's texts with their classes; a reader's own places, pages and look-ups. The files are downloaded one by one. */
export async function exportTexts(on: Db | Tx, userId: string) {
  const texts = await on
    .select()
    .from(pdfs)
    .where(eq(pdfs.teacherId, userId))
    .orderBy(asc(pdfs.createdAt), asc(pdfs.id));
  const given = await on
    .select({ pdfId: pdfClasses.pdfId, classId: pdfClasses.classId, sharedAt: pdfClasses.sharedAt })
    .from(pdfClasses)
    .innerJoin(pdfs, eq(pdfs.id, pdfClasses.pdfId))
    .where(eq(pdfs.teacherId, userId));
  const readings = await on
    .select({ title: pdfs.title, reading: pdfReadings })
    .from(pdfReadings)
    .innerJoin(pdfs, eq(pdfs.id, pdfReadings.pdfId))
    .where(eq(pdfReadings.readerId, userId))
    .orderBy(asc(pdfReadings.openedAt));
  const pages = await on.select().from(pdfReadPages).where(eq(pdfReadPages.readerId, userId));
  const lookUps = await on.select().from(pdfLookUps).where(eq(pdfLookUps.studentId, userId));
  return {
    texts: texts.map(({ teacherId: _, storeKey: __, ...text }) => text),
    textsGivenTo: given,
    readings: readings.map(({ title, reading: { readerId: _, ...reading } }) => ({ title, ...reading })),
    readPages: pages.map(({ readerId: _, ...page }) => page),
    lookUpsInTexts: lookUps.map(({ studentId: _, ...lookUp }) => lookUp),
  };
}

/**
 * Removes a teacher's texts with everything that was read in them.
 *
 * @returns the keys of their bytes
 */
export async function removeTextsOf(tx: Tx, teacherId: string): Promise<string[]> {
  const gone = await tx.delete(pdfs).where(eq(pdfs.teacherId, teacherId)).returning({ key: pdfs.storeKey });
  return gone.map(({ key }) => key);
}
