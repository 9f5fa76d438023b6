import { z } from 'zod';
import { idSchema, requiredLineSchema } from './fields.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';
import { wordKeySchema } from './word-key.ts';

/** One word or phrase as the teacher wrote it. */
export const listedWordSchema = requiredLineSchema.refine(
  (text) => text.length <= limits.wordTextMax,
  says('too-long'),
);

export const meantSchema = z
  .array(z.object({ text: listedWordSchema, word: wordKeySchema }))
  .max(limits.assignmentWordsMax)
  .default([]);

/** A list that a teacher writes down. */
export const wantedListSchema = z.object({
  kind: z.literal('words'),
  words: z.array(listedWordSchema).min(1).max(limits.assignmentWordsMax),
  /** Which memory to ask where a word could mean several. Keys that the word can't stand for are ignored. */
  meant: meantSchema,
});

/** `word` is the memory key of a written word; null if our dictionary doesn't know it, and then it is never asked. */
export const assignedListSchema = z.object({
  kind: z.literal('words'),
  words: z.array(z.object({ text: z.string(), word: z.string().nullable() })),
});

/** One of the teacher's decks. */
export const deckMaterialSchema = z.object({ kind: z.literal('deck'), deckId: idSchema });
