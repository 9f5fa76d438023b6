import type { SecondSource } from '@wordgrove/contract/dictionary';
import { z } from 'zod';

const most = { entries: 5, meanings: 20, definitions: 20, words: 40, characters: 1000 };

/** One line of plain text, truncated if too long. It is shown as text and never as mark-up. */
const text = z.string().transform((given) =>
  given
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most.characters)
    .toWellFormed(),
);
const words = z
  .array(text)
  .catch([])
  .transform((list) => list.filter((each) => each !== '').slice(0, most.words));
const optional = text.nullish().catch(null);

const definition = z.object({ definition: text, example: optional });
const meaning = z.object({
  partOfSpeech: text.catch(''),
  definitions: z.array(definition).transform((list) => list.slice(0, most.definitions)),
  synonyms: words.default([]),
  antonyms: words.default([]),
});
const entry = z.object({
  word: text,
  phonetic: optional,
  phonetics: z.array(z.object({ text: optional })).catch([]),
  meanings: z.array(meaning).transform((list) => list.slice(0, most.meanings)),
  license: z.object({ name: text }).nullish().catch(null),
  sourceUrls: z.array(text).catch([]),
});
const answerSchema = z.array(entry).transform((list) => list.slice(0, most.entries));

/**
 * The second source's answer, in the shape of api.dictionaryapi.dev, reduced to the fields we use.
 *
 * @throws ZodError when it has another shape
 */
export function readSourceAnswer(answer: unknown): SecondSource['entries'] {
  return answerSchema.parse(answer).map(({ word, phonetic, phonetics, meanings, license, sourceUrls }) => ({
    word,
    phonetics: [...new Set([phonetic, ...phonetics.map((each) => each.text)].flatMap((each) => each || []))],
    meanings: meanings.map(({ partOfSpeech, definitions, synonyms, antonyms }) => ({
      pos: partOfSpeech,
      definitions: definitions.map((each) => ({ definition: each.definition, example: each.example || null })),
      synonyms,
      antonyms,
    })),
    license: license?.name || null,
    sourceUrl: sourceUrls.find((address) => /^https:\/\/[^\s"'<>]+$/.test(address)) ?? null,
  }));
}
