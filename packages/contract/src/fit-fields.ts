import { z } from 'zod';
import { idSchema, instantSchema, languageSchema, pageSchema } from './fields.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { partsOfSpeech } from './parts-of-speech.ts';

/** Shares of a text's running words, 0 to 1; names and numbers count as known. `known + learning + fresh` is 1. */
export const fitSchema = z.object({
  /** The share that the reader is expected to understand: each word by the chance of knowing it. */
  coverage: z.number(),
  known: z.number(),
  learning: z.number(),
  fresh: z.number(),
  /** The share whose knowledge is measured by the reader's own evidence; the rest is estimated from levels. */
  measured: z.number(),
});

export type Fit = z.infer<typeof fitSchema>;

/** A word that students of the class lack, with what teaching it would open up. */
export const lackedWordSchema = z.object({
  word: z.string(),
  lemma: z.string(),
  pos: z.enum(partsOfSpeech),
  level: z.enum(levels),
  /** How often it stands in the text. */
  times: z.int(),
  /** Students who aren't expected to know it. */
  lacking: z.int(),
  /** How much the class's mean coverage grows when everybody knows it, 0 to 1. */
  opens: z.number(),
  page: pageSchema,
  sentence: z.string(),
  /** Whether the word bank has it. Any other has the dictionary's first meaning, which may not be the text's. */
  isTaught: z.boolean(),
  /** Whether it is on a card of a pack that the class has from this text. */
  isInPack: z.boolean(),
  /** What a card of it asks for: by its English definition, or by translations, null where there are none. */
  answers: z.record(languageSchema, z.string().nullable()),
});

export type LackedWord = z.infer<typeof lackedWordSchema>;

/** What one student of a class knows of a text. */
export const studentFitSchema = z.object({ studentId: idSchema, name: z.string(), fit: fitSchema });

export type StudentFit = z.infer<typeof studentFitSchema>;

export const classFitSchema = z.object({
  classId: idSchema,
  className: z.string(),
  students: z.int(),
  /** The language that all its students use; null where they use several, or there is nobody. */
  language: languageSchema.nullable(),
  level: z.enum(levels).nullable(),
  /** The class's median of each share; null without students or words. */
  median: fitSchema.nullable(),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  /** How many students are in each band of coverage. */
  bands: z.object({ alone: z.int(), helped: z.int(), guided: z.int(), hard: z.int() }),
  /** Each active student, by name; none for a text without words. */
  each: z.array(studentFitSchema),
  /** By `opens`, most first. */
  lacked: z.array(lackedWordSchema).max(limits.lackedWordsShown),
  /** The class's latest pre-teach pack from this text. */
  pack: z.object({ deckId: idSchema, name: z.string(), words: z.int(), createdAt: instantSchema }).nullable(),
  /** How many packs of this text the teacher has, of any class. */
  packs: z.int(),
});

export type ClassFit = z.infer<typeof classFitSchema>;
