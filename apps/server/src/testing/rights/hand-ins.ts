import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { assignmentClasses, assignmentFiles, assignmentHandIns, assignments, assignmentWork } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Who } from './askers.ts';
import { assignmentTexts, teachesWith } from './assignments.ts';
import type { Input } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import type { School } from './school.ts';

/** A class's two hand-ins: an open one, and one that the first of its students has turned in with a file. */
export type HandInOfOne = {
  teacher: Who;
  learners: readonly Who[];
  openId: string;
  turnedInId: string;
  studentId: string;
  fileId: string;
};

type Wanted = Pick<HandInOfOne, 'teacher' | 'learners'> & { classId: string; idOf: (who: Who) => string };

const sentence = 'They lend books.';

export async function fillHandIn(app: TestApp, wanted: Wanted): Promise<HandInOfOne> {
  const { teacher, learners, classId, idOf } = wanted;
  const [openId, turnedInId, fileId] = [uuid(), uuid(), uuid()];
  const studentId = idOf(learners[0] ?? 'student');
  const now = app.clock.now();
  const { title, instructions, isLateAllowed, points, counts } = assignmentTexts;
  for (const id of [openId, turnedInId]) {
    await app.db.insert(assignments).values({
      ...{ id, title, instructions, isLateAllowed, points, counts, teacherId: idOf(teacher) },
      ...{ task: { kind: 'hand-in', files: 5 }, timeZone: 'UTC', isForSome: false },
      ...{ publishedAt: now, createdAt: now, updatedAt: now },
    });
    await app.db.insert(assignmentClasses).values({ assignmentId: id, classId });
  }
  const of = { studentId, assignmentId: turnedInId };
  await app.db.insert(assignmentHandIns).values({ ...of, text: sentence, version: 1, savedAt: now });
  const file = { bytes: Buffer.byteLength(sentence), md5: createHash('md5').update(sentence).digest('base64') };
  const storeKey = `hand-ins/${fileId}/${uuid()}`;
  const path = join(tmpdir(), `wordgrove-${uuid()}`);
  await writeFile(path, sentence);
  await app.files.put(storeKey, path, file);
  await rm(path);
  await app.db.insert(assignmentFiles).values({
    ...{ ...of, ...file, id: fileId, kind: 'txt', encoding: 'utf-8', fileName: 'books.txt', storeKey, place: 1 },
    addedAt: now,
  });
  await app.db.insert(assignmentWork).values({ ...of, turnedInAt: now, updatedAt: now });
  return { teacher, learners, openId, turnedInId, studentId, fileId };
}

const handInsFor =
  (isMine: (handIn: HandInOfOne, who: Who) => boolean) =>
  (make: (handIn: HandInOfOne) => Input): Make =>
  (school: School, { who }) => {
    const ids = { openId: uuid(), turnedInId: uuid(), studentId: uuid(), fileId: uuid() };
    const nobodys = { teacher: 'deleted account' as const, learners: [], ...ids };
    return [...school.handIns, nobodys].map((each) => ({
      label: `hand-in of the ${each.teacher}`,
      input: make(each),
      isMine: isMine(each, who),
    }));
  };

export const maySeeFile = ({ teacher, learners }: HandInOfOne, who: Who) =>
  teachesWith(teacher, who) || learners[0] === who;

/** Each teacher's hand-in and a nonexistent one, from the side of its teacher, its students, and who sees its file. */
export const gradedBy = handInsFor(({ teacher }, who) => teachesWith(teacher, who));
export const writtenBy = handInsFor(({ learners }, who) => learners.includes(who));
export const seenBy = handInsFor(maySeeFile);
