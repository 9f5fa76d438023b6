import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import {
  pdfClasses,
  pdfCovers,
  pdfLookUps,
  pdfPages,
  pdfReadings,
  pdfReadPages,
  pdfs,
  pdfWords,
} from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Who } from './askers.ts';
import { teachesWith } from './assignments.ts';
import type { Input } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import type { School } from './school.ts';

/** A class's text, and who may open it. */
export type TextOfOne = { teacher: Who; learners: readonly Who[]; id: string };

type Wanted = Omit<TextOfOne, 'id'> & { classId: string; idOf: (who: Who) => string };

const sentence = 'They lend books.';

/** Makes a text of one page that the class's students have opened, with its bytes and its cover. */
export async function fillText(app: TestApp, wanted: Wanted): Promise<TextOfOne> {
  const { teacher, learners, classId, idOf } = wanted;
  const { db } = app;
  const id = uuid();
  const now = app.clock.now();
  const file = { bytes: Buffer.byteLength(sentence), md5: createHash('md5').update(sentence).digest('base64') };
  const storeKey = `pdfs/${id}/${uuid()}`;
  await putText(app, storeKey, file);
  await db.insert(pdfs).values({
    ...{ id, teacherId: idOf(teacher), title: 'Books', description: '', kind: 'txt', encoding: 'utf-8', storeKey },
    ...{ ...file, fileName: 'books.txt', generation: now.getTime() * 1000, createdAt: now, updatedAt: now },
    ...{ preparation: 'ready', pages: 1, words: 3, unlistedWords: 0, hasText: true, level: 'A1' },
  });
  await db.insert(pdfClasses).values({ pdfId: id, classId, sharedAt: now });
  await db.insert(pdfCovers).values({ pdfId: id, picture: Buffer.from('RIFF') });
  await db.insert(pdfPages).values({ pdfId: id, page: 1, text: sentence, words: 3, forms: { lend: 'lend:verb' } });
  await db.insert(pdfWords).values({
    ...{ pdfId: id, word: 'lend:verb', keys: ['lend:verb'], pos: 'verb', level: 'A2', times: 1, page: 1, sentence },
  });
  const readers = learners.map((who) => ({ pdfId: id, readerId: idOf(who) }));
  await db.insert(pdfReadings).values(readers.map((each) => ({ ...each, openedAt: now, lastOpenedAt: now })));
  await db.insert(pdfReadPages).values(readers.map((each) => ({ ...each, page: 1, activeMs: 1000 })));
  await db
    .insert(pdfLookUps)
    .values(
      readers.map(({ readerId }) => ({ pdfId: id, studentId: readerId, page: 1, word: 'lend:verb', firstAt: now })),
    );
  return { teacher, learners, id };
}

async function putText(app: TestApp, key: string, file: { bytes: number; md5: string }): Promise<void> {
  const path = join(tmpdir(), `wordgrove-${uuid()}`);
  await writeFile(path, sentence);
  await app.files.put(key, path, file);
  await rm(path);
}

const textsFor =
  (isMine: (text: TextOfOne, who: Who) => boolean) =>
  (make: (id: string) => Input): Make =>
  (school: School, { who }) => {
    const nobodys = { teacher: 'deleted account' as const, learners: [], id: uuid() };
    return [...school.texts, nobodys].map((text) => ({
      label: `text of the ${text.teacher}`,
      input: make(text.id),
      isMine: isMine(text, who),
    }));
  };

export const mayRead = ({ teacher, learners }: TextOfOne, who: Who) =>
  teachesWith(teacher, who) || learners.includes(who);

/** Each teacher's text and a nonexistent one, from the side of its owner, of its readers, and of its students. */
export const keptBy = textsFor(({ teacher }, who) => teacher === who);
export const readBy = textsFor(mayRead);
export const learntBy = textsFor(({ learners }, who) => learners.includes(who));
