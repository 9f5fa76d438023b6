import { z } from 'zod';
import { calls } from './errors.ts';
import { wordStates } from './evidence.ts';
import { daySchema, idSchema, languageSchema, optionalLineSchema } from './fields.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { wordKeySchema } from './word-key.ts';

/** How a word came to a class: on a card of a shared deck, in homework, or on a card made from a text for it. */
export const wordSources = ['deck', 'homework', 'text'] as const;

/** By a word's number of students in a state, most first; by the word; or by its level, easiest first. */
export const classWordOrders = ['at-risk', 'new', 'learning', 'known', 'word', 'level'] as const;

const shownWord = {
  /** The key of the memory. */
  word: z.string(),
  text: z.string(),
  /** Null for a card that is no English word. */
  level: z.enum(levels).nullable(),
};

/** A word that the teacher chose for a class, and how many of its active students have it in which state. */
export const classWordSchema = z.object({
  ...shownWord,
  /** `new`: never answered. */
  students: z.object({ new: z.int(), learning: z.int(), known: z.int(), 'at-risk': z.int() }),
  sources: z.array(z.object({ kind: z.enum(wordSources), id: idSchema, name: z.string() })),
});

export type ClassWord = z.infer<typeof classWordSchema>;

/** A word to repeat in class. */
export const mondayWordSchema = z.object({
  ...shownWord,
  /** In the language that the whole class uses, or else in English. */
  meaning: z.string(),
  /** Null where nobody said. */
  language: languageSchema.nullable(),
  /** Students who will have forgotten it by that day, and others who keep getting it wrong. */
  forgetting: z.int(),
  failing: z.int(),
});

export type MondayWord = z.infer<typeof mondayWordSchema>;

export const classWordsSchema = z.object({
  className: z.string(),
  students: z.int(),
  /** How many words the class has in all, and how many match. */
  all: z.int(),
  total: z.int(),
  words: z.array(classWordSchema).max(limits.classWordsPage),
  /** What to repeat on the class's next Monday, today's if it is one; most needed first. */
  monday: z.object({ day: daySchema, words: z.array(mondayWordSchema) }),
});

export type ClassWords = z.infer<typeof classWordsSchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['analytics'] });
const classId = idSchema;

export const classWords = {
  /** A page of the words that the teacher chose for a class. */
  classWords: calls
    .route(route('POST', '/analytics/classes/{classId}/words'))
    .input(
      z.object({
        classId,
        search: optionalLineSchema.default(''),
        source: z.enum(wordSources).optional(),
        /** Only words that somebody has in this state. */
        state: z.enum(wordStates).optional(),
        sort: z.enum(classWordOrders).default('at-risk'),
        /** From 1. */
        page: z.int().min(1).max(1000).default(1),
      }),
    )
    .output(classWordsSchema),
  /** The active students of a class by their state of one of its words; none for any other word. */
  wordStudents: calls
    .route(route('GET', '/analytics/classes/{classId}/word-students'))
    .input(z.object({ classId, word: wordKeySchema }))
    .output(
      z.object({
        students: z.array(
          z.object({
            studentId: idSchema,
            name: z.string(),
            state: z.enum(wordStates),
            /** Why it should be repeated on the class's next Monday; null where it needn't. */
            need: z.enum(['forgetting', 'failing']).nullable(),
          }),
        ),
      }),
    ),
};
