import { levels } from '@wordgrove/contract/levels';
import { partsOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { topics } from '@wordgrove/contract/topics';
import { z } from 'zod';
import { mainSense } from '#senses.ts';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const level = z.enum(levels);
const topic = z.enum(topics);

const partOfSpeech = z.enum(partsOfSpeech);

/** Identifies one word of the bank. */
const wordKey = z.strictObject({ lemma: text, pos: partOfSpeech });

/** All different: a repeated translation is an editor's slip. */
const differentTexts = z
  .array(text)
  .min(1)
  .refine((texts) => new Set(texts.map((each) => each.toLowerCase())).size === texts.length, {
    error: 'twice the same',
  });

const inFourLanguages = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ tr: value, es: value, fr: value, de: value });

const inFiveLanguages = z.strictObject({ en: text, tr: text, es: text, fr: text, de: text });

/** Only the forms that the rules of English don't give. */
const irregularForms = z.strictObject({
  plural: z.array(text).min(1).optional(),
  past: z.array(text).min(1).optional(),
  participle: z.array(text).min(1).optional(),
  comparative: text.optional(),
  superlative: text.optional(),
});

const meaning = z.strictObject({
  /** A guide word that tells the meaning from the word's others, as `direction`. */
  label: text.optional(),
  definition: text,
  examples: z.array(text).min(1),
  /** The best translation first. */
  translations: inFourLanguages(differentTexts),
});

/** Another meaning of a word. Cards keep its id. */
export const senseSchema = z.strictObject({
  id: id.refine((each) => each !== mainSense, { error: 'names the word’s main sense' }),
  level,
  topic,
  ...meaning.shape,
});

const choiceSchema = z.strictObject({ text, right: text, wrong: z.array(text).min(3).max(4) });

export const wordSchema = z.strictObject({
  /** British spelling. */
  lemma: text,
  pos: partOfSpeech,
  /** IPA without slashes; `us` only where it differs. */
  ipa: z.strictObject({ uk: text, us: text.optional() }),
  /** The main meaning is the word's own; its level and topic are those of the file. */
  ...meaning.shape,
  /** The others, the most useful first. */
  moreSenses: z.array(senseSchema).min(1).optional(),
  /** What it is typically used with: `make a decision`. */
  collocations: z.array(text).min(3).max(5).optional(),
  /** Collocations to choose the word's partner for, which stands in the gap `___`. */
  choices: z.array(choiceSchema).min(1).optional(),
  forms: irregularForms.optional(),
  /** American spelling, where it differs. */
  american: text.optional(),
  /** What learners confuse it with, and how to tell them apart. */
  confusions: z.array(z.strictObject({ word: text, note: text })).optional(),
});

export const wordFileSchema = z.strictObject({ level, topic, words: z.array(wordSchema) });

/** A word that stands at another level than the level lists give it; `listed` is the lowest that they give. */
export const levelOverrideSchema = z.strictObject({ lemma: text, pos: partOfSpeech, listed: level, level, why: text });
export const levelOverrideFileSchema = z.strictObject({ overrides: z.array(levelOverrideSchema) });

/** Keys of words that are derived from one another, as `act:verb` and `action:noun`. */
export const familySchema = z.array(text).min(2);
export const familyFileSchema = z.strictObject({ families: z.array(familySchema) });

/** A word's key → the name of a picture of its main meaning, in the set that they all come from. */
export const pictureFileSchema = z.record(text, id);

/** Keys of words, as `big:adjective`; any two mean the same and are interchangeable in a usual sentence. */
export const synonymsSchema = z.array(text).min(2);
export const synonymFileSchema = z.strictObject({ level, synonyms: z.array(synonymsSchema) });

/** A sentence to put together; `alsoRight` are the other orders of exactly the same words. */
export const sentenceSchema = z.strictObject({ id, topic, text, alsoRight: z.array(text).optional() });
export const sentenceFileSchema = z.strictObject({ level, sentences: z.array(sentenceSchema) });

/**
 * One frame with a gap `___`: true with `right`, false with any of `wrong`. The first of `wrong` is the confusion that
 * it is built on.
 */
export const statementSchema = z.strictObject({
  id,
  topic,
  about: z.enum(['meaning', 'use', 'grammar']),
  frame: text,
  right: text,
  wrong: z.array(text).min(4).max(6),
  why: text,
  word: wordKey.optional(),
});
export const statementFileSchema = z.strictObject({ level, statements: z.array(statementSchema) });

/** An item that fits two groups is listed in both. */
export const groupSetSchema = z.strictObject({ id, topic, title: text, groups: z.record(text, z.array(text).min(2)) });
export const groupSetFileSchema = z.strictObject({ level, groupSets: z.array(groupSetSchema) });

/** Steps from one end to the other, each clearly more than the one before. */
export const scaleSchema = z.strictObject({
  id,
  topic,
  title: text,
  from: text,
  to: text,
  steps: z.array(text).min(4).max(7),
});
export const scaleFileSchema = z.strictObject({ level, scales: z.array(scaleSchema) });

/** A sentence with one gap `___`. `bank` are wrong words for the word bank; `feedback` answers expected mistakes. */
export const clozeSchema = z.strictObject({
  id,
  topic,
  text,
  answers: z.array(text).min(1),
  bank: z.array(text).min(3).max(5),
  feedback: z.record(text, text),
  word: wordKey.optional(),
});
export const clozeFileSchema = z.strictObject({ level, cloze: z.array(clozeSchema) });

export const questionSchema = z.strictObject({
  id,
  topic,
  kind: z.enum(['grammar', 'use']),
  question: text,
  right: text,
  wrong: z.array(text).length(3),
  why: text,
});
export const questionFileSchema = z.strictObject({ level, questions: z.array(questionSchema) });

const readingQuestion = z.strictObject({
  kind: z.enum(['gist', 'detail', 'inference', 'vocabulary']),
  question: text,
  right: text,
  wrong: z.array(text).length(3),
  /** One whole sentence of the passage, letter by letter. */
  proof: text,
  /** The word that a vocabulary question is about. */
  word: wordKey.optional(),
});
export const passageSchema = z.strictObject({
  id,
  level,
  topic,
  title: text,
  paragraphs: z.array(text).min(1),
  questions: z.array(readingQuestion).length(5),
});

export const taskCategories = [
  'study_tracker',
  'flashcards',
  'dictionary',
  'grammar',
  'games',
  'reading',
  'writing',
  'listening',
  'speaking',
  'vocabulary',
  'culture',
  'academic',
] as const;

const taskLinks = [
  '/student/study-tracker',
  '/flashcards',
  '/dictionary',
  '/games',
  '/games/word-match',
  '/games/fill-blanks',
  '/games/anagram',
  '/games/memory-cards',
  '/games/word-ordering',
  '/games/reading',
  '/pdfs',
  '/todo',
] as const;

/**
 * What the system can count by itself; without one, only the student's own +1 advances the task. A template names one
 * only where it counts exactly what the title requests: nobody can tell that an answer was said aloud, or that a
 * looked-up word was listened to.
 */
const countedActivities = [
  'cards-reviewed',
  'games-played',
  'words-looked-up',
  'words-saved',
  'minutes-studied',
  'passages-read',
  'pages-read',
  'texts-finished',
  'todos-done',
] as const;

export const taskTemplateSchema = z.strictObject({
  id,
  title: inFiveLanguages,
  description: inFiveLanguages,
  /** How to do it well, shown with the task. */
  details: z.array(inFiveLanguages).min(1).max(3),
  target: z.int().min(1).max(60),
  xp: z.int().min(30).max(120),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** Minutes. */
  timeEstimate: z.int().min(2).max(60),
  actionUrl: z.enum(taskLinks),
  counts: z.enum(countedActivities).optional(),
  /** With `games-played`: only plays of this game, and in this mode of it. */
  game: z.string().optional(),
  mode: z.string().optional(),
  /** With `games-played`: each game counts once. */
  distinct: z.literal(true).optional(),
  /** With `cards-reviewed`: only answers given this way. */
  answer: z.literal('typed').optional(),
  /** With `minutes-studied`: only this kind of study. */
  studying: z.string().optional(),
  /** With `words-looked-up`: only words met in a text that a teacher has given. */
  met: z.literal('text').optional(),
  /** The number of cards it needs: it is drawn only on days when at least that many are waiting. */
  cards: z.int().min(1).optional(),
  /** The same for unread pages of texts that a teacher has given. */
  pages: z.int().min(1).optional(),
});
export const taskFileSchema = z.strictObject({
  category: z.enum(taskCategories),
  templates: z.array(taskTemplateSchema),
});

export const tipSchema = z.strictObject({ id, text: inFiveLanguages });
export const tipFileSchema = z.strictObject({ tips: z.array(tipSchema) });
