import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dayMs } from '@wordgrove/contract/days';
import { dictionaryWords } from '#app/words.ts';
import type { GivenFile, Kept } from '#features/pdfs/keep-text.ts';
import { readLimits, readText } from '#features/pdfs/prepare-text.ts';
import type { PreparedText } from '#features/pdfs/prepared-store.ts';
import { judgeFile } from '#platform/given-file/judge-file.ts';
import type { Random } from '#platform/random.ts';
import type { DemoSchool } from './plan-school.ts';

/** A text of the school as it is stored; `prepared` is null of one that can only be downloaded. */
export type ClassText = Kept & {
  teacherId: string;
  sharedAt: Date;
  archivedAt: Date | null;
  prepared: PreparedText | null;
};

type Wish = {
  fileName: string;
  title: string;
  description: string;
  classes: string[];
  daysAgo: number;
  overFor?: number;
};

/** What each class has been given to read, oldest first. A class's teacher is the text's. */
const wishes: readonly Wish[] = [
  {
    fileName: 'a-bird-feeder.pdf',
    title: 'How to Make a Bird Feeder from a Milk Carton',
    description: 'Read the instructions before you bring your carton on Friday.',
    ...{ classes: ['English 7B'], daysAgo: 52, overFor: 20 },
  },
  {
    fileName: 'a-week-on-pine-island.txt',
    title: 'A Week on Pine Island',
    description: 'A diary. Afterwards, write about a week of your own.',
    ...{ classes: ['English 7B'], daysAgo: 40 },
  },
  {
    fileName: 'salt.pdf',
    title: 'Salt: A Small Thing with a Long Story',
    description: '',
    ...{ classes: ['B1 Evening Course'], daysAgo: 36 },
  },
  {
    fileName: 'salt-questions.docx',
    title: 'Salt: questions and a small experiment',
    description: 'To print. The article comes first.',
    ...{ classes: ['B1 Evening Course'], daysAgo: 35 },
  },
  {
    fileName: 'the-clock-in-the-old-library.pdf',
    title: 'The Clock in the Old Library',
    description: 'Our story for this month.',
    ...{ classes: ['Reading Club', 'English 7B'], daysAgo: 24 },
  },
  {
    fileName: 'the-dog-on-bus-number-nine.txt',
    title: 'The Dog on Bus Number Nine',
    description: 'A short story. Who can read it without help?',
    ...{ classes: ['English 7B'], daysAgo: 17 },
  },
  {
    fileName: 'ten-questions-for-a-beekeeper.txt',
    title: 'Ten Questions for a Beekeeper',
    description: 'Learn the words of the deck first: they make it much easier.',
    ...{ classes: ['English 7B', 'Reading Club'], daysAgo: 12 },
  },
];

const folder = new URL('./texts/', import.meta.url);

/** Files of our own may take their time: on a busy machine, reading them has to wait for everything else. */
const limits = { ...readLimits, timeoutMs: 600_000 };

/** Reads the files as an upload and its job would. */
export async function planTexts(school: DemoSchool, random: Random, now: Date): Promise<ClassText[]> {
  const { wordOfForm } = dictionaryWords;
  const texts: ClassText[] = [];
  for (const { fileName, title, description, classes: names, daysAgo, overFor } of wishes) {
    const classes = school.classes.filter(({ name }) => names.includes(name));
    const file = await fileAt(fileName);
    const { kind, path } = file;
    const prepared = kind === 'pdf' || kind === 'txt' ? await readText({ path, kind }, { wordOfForm, limits }) : null;
    if (typeof prepared === 'string' || !classes[0]) throw new Error(`${fileName} can't be given to read`);
    const id = random.uuid();
    texts.push({
      id,
      key: `pdfs/${id}/${random.uuid()}`,
      teacherId: classes[0].teacher.id,
      details: { title, description, classIds: classes.map((each) => each.id) },
      file,
      prepared,
      sharedAt: daysBefore(now, daysAgo),
      archivedAt: overFor === undefined ? null : daysBefore(now, overFor),
    });
  }
  return texts;
}

async function fileAt(fileName: string): Promise<GivenFile> {
  const path = fileURLToPath(new URL(fileName, folder));
  const judged = await judgeFile(path);
  if ('refusal' in judged) throw new Error(`${fileName}: ${judged.refusal}`);
  const bytes = await readFile(path);
  const md5 = createHash('md5').update(bytes).digest('base64');
  return { ...judged, path, fileName, bytes: bytes.length, md5, contentLanguage: 'en' };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
