import { z } from 'zod';
import { movedTasksSchema } from './daily-tasks.ts';
import { correctionSchema, levelSchema, lookUpSchema, texts, translationLanguageSchema } from './dictionary-fields.ts';
import { calls, codes, withCurrent } from './errors.ts';
import {
  idSchema,
  instantSchema,
  languageSchema,
  optionalLineSchema,
  pageSchema,
  requiredLineSchema,
  textSchema,
  versionSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import type { Problem } from './problems.ts';
import { says } from './problems.ts';
import { wordTrouble } from './word-input.ts';
import { wordKeySchema } from './word-key.ts';

export type * from './dictionary-fields.ts';

/** A word or phrase as typed. A refusal's problem is one of `wordTroubles`. */
export const wordTextSchema = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const trouble = wordTrouble(text);
    if (trouble) context.addIssue({ code: 'custom', message: trouble satisfies Problem });
  });

export const suggestionSchema = z.object({ word: z.string(), level: levelSchema, isTaught: z.boolean() });

export type Suggestion = z.infer<typeof suggestionSchema>;

export const searchedWordSchema = z.object({ id: idSchema, word: z.string(), searchedAt: instantSchema });

export const savedWordSchema = z.object({
  word: z.string(),
  savedAt: instantSchema,
  level: levelSchema.nullable(),
  /** The word's first meaning, to recognise it by. */
  definition: z.string().nullable(),
});

export type SavedWord = z.infer<typeof savedWordSchema>;

export const secondSourceSchema = z.object({
  /** `off`: none is configured. `limit`: the caller has used up the hour's queries. */
  status: z.enum(['off', 'answered', 'absent', 'limit', 'unavailable']),
  entries: z.array(
    z.object({
      word: z.string(),
      phonetics: texts,
      meanings: z.array(
        z.object({
          pos: z.string(),
          definitions: z.array(z.object({ definition: z.string(), example: z.string().nullable() })),
          synonyms: texts,
          antonyms: texts,
        }),
      ),
      license: z.string().nullable(),
      sourceUrl: z.string().nullable(),
    }),
  ),
});

export type SecondSource = z.infer<typeof secondSourceSchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['dictionary'] });
const changedCount = z.object({ changed: z.int() });
const word = z.object({ word: wordTextSchema });

export const dictionary = {
  /** Writes nothing: the screen calls `recordLookUp` to record the look-up. */
  lookUp: calls.route(route('GET', '/dictionary/words/{word}')).input(word).output(lookUpSchema),
  /** Adds to the search history and, for a student, records evidence that the word wasn't known. */
  recordLookUp: calls
    .route({ ...route('POST', '/dictionary/look-ups'), successStatus: 201 })
    .input(
      z.object({
        id: idSchema,
        word: wordTextSchema,
        at: instantSchema.optional(),
        /** The text and page where it was met; a text that the caller can't read is left out. */
        met: z.object({ pdfId: idSchema, page: pageSchema }).optional(),
      }),
    )
    .output(searchedWordSchema.extend({ tasks: movedTasksSchema })),
  suggest: calls
    .route(route('GET', '/dictionary/suggestions/{word}'))
    .input(word)
    .output(z.array(suggestionSchema).max(limits.suggestionsMax)),
  askSecondSource: calls.route(route('POST', '/dictionary/second-source')).input(word).output(secondSourceSchema),

  /** Each word once, most recently searched first. */
  history: calls.route(route('GET', '/dictionary/history')).output(z.array(searchedWordSchema)),
  /** Removes every search for that search's word. */
  removeFromHistory: calls
    .route(route('POST', '/dictionary/history/{id}/remove'))
    .input(z.object({ id: idSchema }))
    .output(changedCount),
  clearHistory: calls.route(route('POST', '/dictionary/history/clear')).output(changedCount),

  savedWords: calls
    .route(route('POST', '/dictionary/saved-words/list'))
    .input(
      z.object({
        /** Only words that contain this text. */
        search: optionalLineSchema.default(''),
        /** Only the saved ones among these words. */
        among: z.array(wordTextSchema).min(1).max(limits.savedWordsPage).optional(),
        order: z.enum(['newest', 'alphabet']).default('newest'),
        /** From 1. */
        page: z.int().min(1).max(limits.savedWordsMax).default(1),
      }),
    )
    .output(z.object({ total: z.int(), words: z.array(savedWordSchema) })),
  /** Stored once, in lower case; saving it again changes nothing. */
  saveWord: calls
    .errors(codes('too-many-saved-words'))
    .route({ ...route('POST', '/dictionary/saved-words'), successStatus: 201 })
    .input(word)
    .output(savedWordSchema.extend({ tasks: movedTasksSchema })),
  removeSavedWord: calls.route(route('POST', '/dictionary/saved-words/remove')).input(word).output(changedCount),

  /** Sent to the support address. `about` names the entry or the item: `run:verb`, `quiz-b1-014`. */
  report: calls
    .errors(codes('support-not-set-up'))
    .route({ ...route('POST', '/dictionary/reports'), successStatus: 201 })
    .input(
      z.object({
        id: idSchema,
        about: requiredLineSchema,
        message: textSchema.refine((text) => text.length > 0, says('required')),
        language: languageSchema,
      }),
    )
    .output(z.object({ received: z.literal(true) })),
  /** For the students of one of the teacher's classes. Empty translations remove the correction. */
  correctTranslation: calls
    .errors(withCurrent('edit-conflict', correctionSchema))
    .route(route('POST', '/dictionary/corrections'))
    .input(
      z.object({
        classId: idSchema,
        word: wordKeySchema,
        language: translationLanguageSchema,
        translations: z.array(requiredLineSchema.max(limits.translationMax)).max(limits.translationsMax),
        /** 0 for the first correction. */
        version: versionSchema,
      }),
    )
    .output(correctionSchema),
};
