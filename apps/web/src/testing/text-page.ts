import type { ClassFit, Pdf, Reader } from '@wordgrove/contract/pdfs';
import type { client } from '#platform/api.ts';
import { answer } from './answers.ts';
import { openPage } from './open.tsx';
import { teacher } from './people.ts';
import { answerSchool, classOf, idOf } from './school.ts';
import { classFitOf, lighthousePages, ownTextOf, readerOf } from './texts.ts';

export const opened = { openedAt: '2026-11-20T08:00:00.000Z', lastOpenedAt: '2026-11-23T08:00:00.000Z' };
export const readers: Reader[] = [
  readerOf('Ada', { ...opened, pagesRead: 3, finishedAt: opened.lastOpenedAt, activeSeconds: 600, wordsLookedUp: 4 }),
  readerOf('Bea', { ...opened, pagesRead: 1, activeSeconds: 1500, wordsLookedUp: 9 }),
  readerOf('Cem'),
];
const heat = {
  readers: 4,
  pages: [
    {
      page: 1,
      text: lighthousePages[0] ?? '',
      words: [
        { form: 'lighthouse', word: 'lighthouse:noun', readers: 3 },
        { form: 'storm', word: 'storm:noun', readers: 1 },
      ],
    },
  ],
};

type Heat = Awaited<ReturnType<typeof client.pdfs.heat>>;
type Given = {
  text?: Partial<Pdf>;
  fit?: Partial<ClassFit>;
  readers?: Reader[];
  shown?: Heat | ((input: { from?: number | undefined }) => Heat);
  person?: typeof teacher;
};

/** A teacher’s page of a text, with two classes, three readers and a page of look-ups unless said otherwise. */
export async function openTextPage({
  text,
  fit,
  readers: given = readers,
  shown = heat,
  person = teacher,
}: Given = {}) {
  answerSchool({ classes: [classOf('7B Reading'), classOf('8A', { id: idOf(501) })] });
  answer((calls) => calls.pdfs.one, ownTextOf(text));
  const asked = answer(
    (calls) => calls.pdfs.fit,
    ({ classId }) => classFitOf({ ...fit, classId }),
  );
  answer((calls) => calls.pdfs.readers, given);
  const heats = answer((calls) => calls.pdfs.heat, shown);
  await openPage(`/pdfs/${ownTextOf().id}`, person);
  return { asked, heats };
}
