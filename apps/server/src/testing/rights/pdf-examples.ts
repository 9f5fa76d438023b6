import { v7 as uuid } from 'uuid';
import type { CallName, Input } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import { each, one } from './example-makers.ts';
import { keptBy, learntBy, readBy } from './pdfs.ts';
import type { School } from './school.ts';

const classes = (school: School) => school.classes;
const at = () => new Date(0).toISOString();

/** The caller's own text for each class, and each text of others. */
const inClass =
  (more: () => Input = () => ({})): Make =>
  (school, asker) =>
    keptBy((id) => ({ id }))(school, asker).flatMap((text) =>
      school.classes.map((target) => ({
        label: `${text.label} in ${target.label}`,
        input: { ...text.input, ...more(), classId: target.id },
        isMine: text.isMine && target.mine.includes(asker.who),
      })),
    );

const editing: Make = (school, asker) =>
  inClass()(school, asker).map(({ input: { id, classId }, ...example }) => ({
    ...example,
    input: { id, title: 'Renamed', description: 'Read it twice.', classIds: [classId], version: 0 },
  }));

/** Valid input for the calls about texts. */
export const pdfExamples = {
  'pdfs.list': one(() => ({ isArchived: false })),
  'pdfs.one': keptBy((id) => ({ id })),
  'pdfs.ticket': one(() => ({})),
  'pdfs.paste': each(classes, (classId) => ({
    id: uuid(),
    title: 'A letter',
    text: 'Dear Ada,\n\nhow are you?',
    classIds: [classId],
  })),
  'pdfs.edit': editing,
  'pdfs.archive': keptBy((id) => ({ id, isArchived: true })),
  'pdfs.remove': keptBy((id) => ({ id })),
  'pdfs.fit': inClass(),
  'pdfs.preTeach': inClass(() => ({
    deckId: uuid(),
    seen: null,
    name: 'Words of Books',
    language: 'en',
    words: ['lend:verb'],
  })),
  'pdfs.readers': inClass(),
  'pdfs.heat': inClass(() => ({ from: 1 })),
  'pdfs.library': one(() => ({ page: 1 })),
  'pdfs.ofColleagues': one(() => ({ page: 1 })),
  'pdfs.coverage': one(({ texts }) => ({ ids: texts.map(({ id }) => id) })),
  'pdfs.open': readBy((id) => ({ id })),
  'pdfs.search': readBy((id) => ({ id, text: 'the' })),
  'pdfs.pageTexts': readBy((id) => ({ id, from: 1, to: 1 })),
  'pdfs.pageWords': readBy((id) => ({ id, from: 1, to: 1 })),
  'pdfs.words': readBy((id) => ({ id, page: 1 })),
  'pdfs.keepPlace': readBy((id) => ({ id, page: 1, offset: 0.5, at: at() })),
  'pdfs.report': learntBy((id) => ({ id, reportId: uuid(), at: at(), pages: [{ page: 1, ms: 3000 }] })),
} satisfies Partial<Record<CallName, Make>>;
