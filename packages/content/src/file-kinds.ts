import { z } from 'zod';
import {
  clozeFileSchema,
  familyFileSchema,
  groupSetFileSchema,
  levelOverrideFileSchema,
  passageSchema,
  pictureFileSchema,
  questionFileSchema,
  scaleFileSchema,
  sentenceFileSchema,
  statementFileSchema,
  synonymFileSchema,
  taskFileSchema,
  tipFileSchema,
  wordFileSchema,
} from '#schema.ts';
import type { Content } from '#types.ts';

/** Content while it is being read. */
export type Draft = { [Kind in keyof Content]: Content[Kind][number][] };

export type FileKind = {
  /** The paths of this kind's files, relative to the data folder. */
  place: RegExp;
  /** Adds a file's content; returns its mistakes, and adds nothing if there are any. */
  take: (draft: Draft, file: unknown) => string[];
};

export function emptyDraft(): Draft {
  return {
    words: [],
    levelOverrides: [],
    families: [],
    pictures: [],
    synonyms: [],
    sentences: [],
    statements: [],
    groupSets: [],
    scales: [],
    cloze: [],
    questions: [],
    passages: [],
    taskTemplates: [],
    tips: [],
  };
}

const level = '(?<level>a1|a2|b1|b2|c1)';

function kind<File>(place: string, schema: z.ZodType<File>, add: (draft: Draft, file: File) => void): FileKind {
  return {
    place: new RegExp(`^${place}\\.json$`),
    take: (draft, file) => {
      const { success, data, error } = schema.safeParse(file);
      if (!success) return error.issues.map((issue) => describe(issue, file));
      add(draft, data);
      return [];
    },
  };
}

export const fileKinds: readonly FileKind[] = [
  kind(`words/${level}/(?<topic>[a-z-]+)`, wordFileSchema, ({ words }, { level, topic, words: read }) => {
    words.push(...read.map((word) => ({ ...word, level, topic })));
  }),
  kind('levels', levelOverrideFileSchema, ({ levelOverrides }, { overrides }) => {
    levelOverrides.push(...overrides);
  }),
  kind('families', familyFileSchema, ({ families }, { families: read }) => {
    families.push(...read.map((words) => ({ words })));
  }),
  kind('pictures', pictureFileSchema, ({ pictures }, read) => {
    pictures.push(...Object.entries(read).map(([word, picture]) => ({ word, picture })));
  }),
  kind(`synonyms/${level}`, synonymFileSchema, ({ synonyms }, { level, synonyms: read }) => {
    synonyms.push(...read.map((words) => ({ words, level })));
  }),
  kind(`sentences/${level}`, sentenceFileSchema, ({ sentences }, { level, sentences: read }) => {
    sentences.push(...read.map((sentence) => ({ ...sentence, level })));
  }),
  kind(`statements/${level}`, statementFileSchema, ({ statements }, { level, statements: read }) => {
    statements.push(...read.map((statement) => ({ ...statement, level })));
  }),
  kind(`group-sets/${level}`, groupSetFileSchema, ({ groupSets }, { level, groupSets: read }) => {
    groupSets.push(...read.map((groupSet) => ({ ...groupSet, level })));
  }),
  kind(`scales/${level}`, scaleFileSchema, ({ scales }, { level, scales: read }) => {
    scales.push(...read.map((scale) => ({ ...scale, level })));
  }),
  kind(`cloze/${level}`, clozeFileSchema, ({ cloze }, { level, cloze: read }) => {
    cloze.push(...read.map((item) => ({ ...item, level })));
  }),
  kind(`questions/${level}`, questionFileSchema, ({ questions }, { level, questions: read }) => {
    questions.push(...read.map((question) => ({ ...question, level })));
  }),
  kind(`passages/${level}/[a-z0-9-]+`, passageSchema, ({ passages }, passage) => void passages.push(passage)),
  kind('tasks/(?<category>[a-z_]+)', taskFileSchema, ({ taskTemplates }, { category, templates }) => {
    taskTemplates.push(...templates.map((template) => ({ ...template, category })));
  }),
  kind('tips', tipFileSchema, ({ tips }, { tips: read }) => void tips.push(...read)),
];

/** Identifies the entry as a reader of the file would look for it, and says what is wrong. */
function describe({ path, message }: z.core.$ZodIssue, file: unknown): string {
  const [list, place, ...field] = path;
  const entry = typeof place === 'number' ? nameOf(at(at(file, list), place)) : undefined;
  const where = entry === undefined ? path.join('.') : `"${entry}"${field.length > 0 ? ` ${field.join('.')}` : ''}`;
  return where ? `${where}: ${message}` : message;
}

function at(value: unknown, key: PropertyKey | undefined): unknown {
  const { success, data } = z.looseObject({}).or(z.array(z.unknown())).safeParse(value);
  return success && key !== undefined ? Reflect.get(data, key) : undefined;
}

function nameOf(entry: unknown): string {
  const { data } = z
    .object({ lemma: z.string() })
    .or(z.object({ id: z.string() }))
    .or(z.object({ question: z.string() }))
    .or(z.array(z.string()))
    .safeParse(entry);
  if (!data) return 'an entry without a name';
  if (Array.isArray(data)) return data.join(', ');
  if ('lemma' in data) return data.lemma;
  return 'id' in data ? data.id : data.question;
}
