import { z } from 'zod';
import { idSchema, versionSchema } from './fields.ts';
import { translationLanguages } from './languages.ts';
import { levels } from './levels.ts';
import { partsOfSpeech } from './parts-of-speech.ts';

export const texts = z.array(z.string());
export const levelSchema = z.enum(levels);

export const translationLanguageSchema = z.enum(translationLanguages);

const partOfSpeechSchema = z.enum(partsOfSpeech);

const formNameSchema = z.enum([
  'plural',
  'third-person',
  'present',
  'past',
  'past-participle',
  'ing',
  'comparative',
  'superlative',
]);

export const senseSchema = z.object({ definition: z.string(), examples: texts, synonyms: texts, antonyms: texts });

/** A teacher's replacement for the translations in one class. */
export const correctionSchema = z.object({
  classId: idSchema,
  className: z.string(),
  word: z.string(),
  language: translationLanguageSchema,
  /** Empty: the dictionary's translations are shown. */
  translations: texts,
  version: versionSchema,
});

export type Correction = z.infer<typeof correctionSchema>;

/** A picture of a word's main meaning, by the name of its file. */
export const pictureSchema = z.string();

/** One meaning in the word bank. */
const taughtSenseSchema = z.object({
  /** Tells it from the word's other meanings; null for a word with one. */
  label: z.string().nullable(),
  topic: z.string(),
  definition: z.string(),
  examples: texts,
  /** Best first. */
  translations: z.object({ tr: texts, es: texts, fr: texts, de: texts }),
});

/** The word bank's entry for a word: its main meaning, with a teacher's corrections applied, and the others. */
export const taughtSchema = taughtSenseSchema.extend({
  picture: pictureSchema.nullable(),
  correctedIn: z.array(translationLanguageSchema),
  moreSenses: z.array(taughtSenseSchema.extend({ id: z.string(), level: levelSchema })),
  confusions: z.array(z.object({ word: z.string(), note: z.string() })),
  /** What it is typically used with: `make a decision`. */
  collocations: texts,
  /** Words derived from it, or that it is derived from. */
  family: z.array(z.object({ word: z.string(), pos: partOfSpeechSchema })),
});

export type Taught = z.infer<typeof taughtSchema>;

/** A base form as one part of speech, with everything known about it. */
export const dictionaryWordSchema = z.object({
  /** The key of its memory: `run:verb`. */
  key: z.string(),
  lemma: z.string(),
  pos: partOfSpeechSchema,
  level: levelSchema,
  /** The level isn't from the word bank. */
  isLevelEstimated: z.boolean(),
  /** Without slashes; `us` may have variants. */
  ipa: z.object({ uk: z.string().nullable(), us: texts }),
  /** Which forms of the word were looked up; empty for the base form itself. */
  askedAs: z.array(formNameSchema),
  forms: z.array(z.object({ name: formNameSchema, spellings: texts })),
  /** British and American. */
  otherSpellings: texts,
  taught: taughtSchema.nullable(),
  /** Every meaning in WordNet, most frequent first. */
  senses: z.array(senseSchema),
  /** A teacher's own corrections, one per class. */
  corrections: z.array(correctionSchema),
});

export type DictionaryWord = z.infer<typeof dictionaryWordSchema>;

export const lookUpSchema = z.object({
  /** The query as understood: lower case, straight apostrophes. */
  asked: z.string(),
  /** The American pronunciations of the query; empty when unknown. */
  pronunciations: texts,
  /** Taught words first. Empty when there is no such word. */
  words: z.array(dictionaryWordSchema),
  /** Likeliest first, when there is no such word. */
  didYouMean: texts,
  /** Whether a query to the second source makes sense. */
  hasSecondSource: z.boolean(),
});

export type LookUp = z.infer<typeof lookUpSchema>;
