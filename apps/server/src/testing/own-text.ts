import type { Level } from '@wordgrove/contract/levels';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { v7 as uuid } from 'uuid';
import { pdfClasses, pdfPages, pdfs, pdfWords } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';

/** `[key, level, times]`, or with more keys that the forms may stand for. */
export type WordOfText = readonly [key: string, level: Level, times: number, others?: readonly string[]];

type Wish = {
  classIds?: readonly string[];
  title?: string;
  words?: readonly WordOfText[];
  /** Running words of each page; 0 for a page that is a picture. */
  pages?: readonly number[];
  names?: number;
  unlisted?: number;
  status?: 'active' | 'archived';
};

/** A text of the teacher's whose words have been read, without any bytes. Every word stands on page 1. */
export async function buildText({ db, clock }: TestApp, teacher: Person, wish: Wish = {}): Promise<string> {
  const { classIds = [], title = 'The lost key', words = [], pages = [100], names = 0, unlisted = 0 } = wish;
  const [id, now] = [uuid(), clock.now()];
  const listed = words.reduce((sum, [, , times]) => sum + times, 0);
  await db.insert(pdfs).values({
    ...{ id, teacherId: teacher.id, title, description: '', kind: 'pdf', fileName: 'key.pdf', storeKey: id, bytes: 1 },
    ...{ md5: '', generation: 1, preparation: 'ready', pages: pages.length, words: listed + names + unlisted },
    ...{ unlistedWords: unlisted, hasText: true, level: 'B1', status: wish.status ?? 'active', createdAt: now },
    updatedAt: now,
  });
  if (classIds.length > 0)
    await db.insert(pdfClasses).values(classIds.map((classId) => ({ pdfId: id, classId, sharedAt: now })));
  const forms = Object.fromEntries(words.map(([key]) => [key.split(':')[0] ?? '', key]));
  await db
    .insert(pdfPages)
    .values(pages.map((count, n) => ({ pdfId: id, page: n + 1, text: `Page ${n + 1}`, words: count, forms })));
  if (words.length > 0) await db.insert(pdfWords).values(words.map((word) => rowOf(id, word)));
  return id;
}

function rowOf(pdfId: string, [word, level, times, others = []]: WordOfText) {
  const cut = word.lastIndexOf(':');
  const pos = word.slice(cut + 1) as PartOfSpeech;
  const sentence = `Here stands ${word.slice(0, cut)}.`;
  return { pdfId, word, keys: [word, ...others], pos, level, times, page: 1, sentence };
}
