import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Learner } from '#commands/demo/learner.ts';
import type { assignmentFiles } from '#db/schema/all.ts';
import type { Random } from '#platform/random.ts';
import { workOn } from './own-homework.ts';
import type { ClassAssignment } from './plan-assignments.ts';

/** A file that a student handed in, and where its bytes are. */
export type HandedFile = { row: typeof assignmentFiles.$inferInsert; path: string };

const folder = new URL('../hand-ins/', import.meta.url);
const minuteMs = 60_000;

/** The files for each hand-in, for as many students: drawings and photos of a notebook joined to one PDF, and letters. */
const filesFor: Record<string, readonly { file: string; name: string }[]> = {
  'my-bird-feeder': [
    { file: 'feeder-drawing.pdf', name: 'Photos.pdf' },
    { file: 'feeder-notebook.pdf', name: 'kuş yemliğim.pdf' },
  ],
  'a-letter-to-a-pen-friend': [{ file: 'letter-notebook.pdf', name: 'Photos.pdf' }],
  'a-short-cover-letter': [
    { file: 'cover-letter-bakery.pdf', name: 'Cover letter.pdf' },
    { file: 'cover-letter-clinic.pdf', name: 'cover_letter_final.pdf' },
  ],
};

/** Gives files to the first students who turned such work in. What they had written becomes a line about the file. */
export function addFiles(
  learners: readonly Learner[],
  assignments: readonly ClassAssignment[],
  random: Random,
): HandedFile[] {
  return assignments.flatMap((set) => {
    const authors = learners
      .filter((learner) => workOn(learner, set)?.turnedInAt)
      .toSorted((one, other) => turnedInAt(one, set) - turnedInAt(other, set));
    const files = set.assignment.publishedAt ? (filesFor[set.texts ?? ''] ?? []) : [];
    return files.flatMap(({ file, name }, place) => {
      const author = authors[place];
      return author ? handed(author, set, { path: fileURLToPath(new URL(file, folder)), name }, random) : [];
    });
  });
}

function turnedInAt(learner: Learner, set: ClassAssignment): number {
  return workOn(learner, set)?.turnedInAt?.getTime() ?? 0;
}

type Given = { path: string; name: string };

function handed(author: Learner, set: ClassAssignment, { path, name }: Given, random: Random): HandedFile {
  const { id: assignmentId } = set.assignment;
  const bytes = readFileSync(path);
  const md5 = createHash('md5').update(bytes).digest('base64');
  const id = random.uuid();
  const addedAt = new Date(turnedInAt(author, set) - minuteMs);
  const written = author.diary.handIns.find((each) => each.assignmentId === assignmentId);
  if (written)
    written.text = author.timeZone === 'Europe/Istanbul' ? 'I wrote it in my notebook. Here are the photos.' : '';
  const about = { kind: 'pdf' as const, fileName: name, encoding: null, bytes: bytes.length, md5, place: 1, addedAt };
  const storeKey = `hand-ins/${id}/${random.uuid()}`;
  return { path, row: { id, studentId: author.id, assignmentId, storeKey, ...about } };
}
