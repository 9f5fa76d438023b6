import type { ClassFit, Fit, LackedWord, LibraryText, Pdf, Reader, StudentFit } from '@wordgrove/contract/pdfs';

/** A text of three pages, for tests and the guide's pictures. */
export const lighthouse: LibraryText = {
  id: '0190a1b2-0000-7000-8000-0000000000f1',
  title: 'The old lighthouse',
  description: 'A story about a stormy night.',
  kind: 'pdf',
  path: 'pdfs/0190a1b2-0000-7000-8000-0000000000f1',
  fileName: 'lighthouse.pdf',
  bytes: 28_570,
  preparation: 'ready',
  pages: 3,
  words: 151,
  hasText: true,
  level: 'A2',
  hasCover: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  teacherName: 'Mr Grove',
  progress: { place: null, pagesRead: 0, finishedAt: null, openedAt: '2026-11-24T08:00:00.000Z', wordsLookedUp: 0 },
};

/** Its pages, as the server reads them. */
export const lighthousePages: readonly string[] = [
  'The old lighthouse\n\nMina lives in a small town by the sea. Every evening, she looks out of her window and sees the light of the old lighthouse. It turns slowly, and it helps the ships to find their way home.\n\nOne night, a strong storm came. The wind broke the glass, and the light went out. Mina saw that it was dark outside, and she ran to wake her grandfather.',
  'A lamp in the dark\n\nHer grandfather took two lamps and a long rope. Together they climbed the narrow stairs of the lighthouse. Mina counted every step, so that she wouldn’t be afraid.\n\nAt the top, they lit the lamps and put them where the great light had been. Far away on the water, somebody rang a bell to thank them.',
  'Morning\n\nIn the morning, the whole town came to the harbour. Five boats had come back, and nobody was hurt.',
];

/** The class of the tests about schools. */
const schoolClass = { id: '0190a5e0-0000-7000-8000-000000000500', name: '7B Reading' };

/** The same text as its teacher sees it. */
export function ownTextOf(change: Partial<Pdf> = {}): Pdf {
  const { teacherName: _, progress: __, ...text } = lighthouse;
  const fixed = {
    status: 'active',
    trouble: null,
    twin: null,
    readers: 4,
    version: 1,
    updatedAt: text.createdAt,
  } as const;
  return { ...text, ...fixed, classes: [schoolClass], ...change };
}

/** One student of a class as a reader; one who hasn't opened the text, unless something else is given. */
export function readerOf(name: string, change: Partial<Reader> = {}): Reader {
  const nothing = { openedAt: null, lastOpenedAt: null, pagesRead: 0, finishedAt: null };
  return { studentId: `student ${name}`, name, ...nothing, activeSeconds: 0, wordsLookedUp: 0, ...change };
}

/** What a student who knows most of a text knows. */
export const fitOfMost: Fit = { coverage: 0.958, known: 0.9, learning: 0.06, fresh: 0.04, measured: 0.41 };

const inNone = { tr: null, es: null, fr: null, de: null };

/** A word of the bank, on no card yet. */
const word = (lemma: string, opens: number, sentence: string, definition: string, tr: string): LackedWord => ({
  ...{ word: `${lemma}:noun`, lemma, pos: 'noun' as const, level: 'B1' as const, times: 3, lacking: 9, page: 1 },
  ...{ opens, sentence, isTaught: true, isInPack: false, answers: { ...inNone, en: definition, tr } },
});

/** What one student of a class knows of a text: most of it, unless something else is given. */
export function studentFitOf(name: string, fit: Fit = fitOfMost): StudentFit {
  return { studentId: `student ${name}`, name, fit };
}

/** How well a text fits a class of twelve. */
export function classFitOf(change: Partial<ClassFit> = {}): ClassFit {
  return {
    ...{
      classId: schoolClass.id,
      className: schoolClass.name,
      students: 12,
      language: 'tr',
      level: 'A2',
      median: fitOfMost,
    },
    ...{ lowest: 0.82, highest: 0.991, bands: { alone: 3, helped: 5, guided: 3, hard: 1 }, pack: null, packs: 0 },
    each: [
      studentFitOf('Ada', { coverage: 0.991, known: 0.98, learning: 0.01, fresh: 0.01, measured: 0.62 }),
      studentFitOf('Bea'),
      studentFitOf('Cem', { coverage: 0.82, known: 0.75, learning: 0.05, fresh: 0.2, measured: 0 }),
    ],
    lacked: [
      word(
        'lighthouse',
        0.021,
        'Every evening, she sees the light of the old lighthouse.',
        'a tower with a light for ships',
        'deniz feneri',
      ),
      word('rope', 0.012, 'Her grandfather took two lamps and a long rope.', 'a very thick string', 'halat'),
      word('harbour', 0.006, 'In the morning, the whole town came to the harbour.', 'a safe place for ships', 'liman'),
    ],
    ...change,
  };
}
