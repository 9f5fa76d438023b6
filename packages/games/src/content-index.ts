import type { Content, Sentence, Word } from '@wordgrove/content/types';
import { baseForms, words as wordsOf } from '@wordgrove/language';
import type { Touching, Written } from './material.ts';
import { kindsIn } from './word-ordering/phrase-words.ts';
import { phrasesOf } from './word-ordering/phrases.ts';

/** The written exercises, each with the memory keys of the bank's words in it. */
export type ContentIndex = Written;

/** Reads all exercises once; takes about half a second. */
export function indexContent(content: Content): ContentIndex {
  const keys = keysByLemma(content.words);
  const touching = <Item>(items: readonly Item[], textOf: (item: Item) => string): Touching<Item>[] =>
    items.map((item) => ({ item, keys: keysIn(textOf(item), keys) }));
  return {
    sentences: touching(content.sentences, ({ text }) => text),
    examples: touching(examplesOf(content.words), ({ text }) => text),
    statements: touching(content.statements, ({ right, word }) => word?.lemma ?? right),
    groupSets: touching(content.groupSets, ({ groups }) => Object.values(groups).flat().join('. ')),
    scales: touching(content.scales, ({ steps }) => steps.join('. ')),
    cloze: touching(content.cloze, ({ answers, word }) => word?.lemma ?? answers.join('. ')),
    questions: touching(content.questions, ({ right }) => right),
    passages: touching(content.passages, ({ paragraphs }) => paragraphs.join('\n')),
  };
}

/** The examples that can be put in order, each as the exercise of its word. */
function examplesOf(words: readonly Word[]): Sentence[] {
  const kindsOf = kindsIn(Map.groupBy(words, ({ lemma }) => lemma.toLowerCase()));
  return words.flatMap(({ lemma, pos, level, topic, examples }) =>
    examples.flatMap((example, place) => {
      const [text, ...alsoRight] = phrasesOf(example, kindsOf) ?? [];
      const id = `example:${lemma.toLowerCase()}:${pos}${place === 0 ? '' : `:${place + 1}`}`;
      return text === undefined ? [] : { id, level, topic, text, alsoRight };
    }),
  );
}

function keysByLemma(words: readonly Word[]): ReadonlyMap<string, readonly string[]> {
  const byLemma = Map.groupBy(words, ({ lemma }) => lemma.toLowerCase());
  return new Map([...byLemma].map(([lemma, group]) => [lemma, group.map(({ pos }) => `${lemma}:${pos}`)]));
}

function keysIn(text: string, keys: ReadonlyMap<string, readonly string[]>): string[] {
  const lemmas = wordsOf(text).flatMap(({ stem }) => [stem, ...baseForms(stem).map(({ lemma }) => lemma)]);
  return [...new Set(lemmas.flatMap((lemma) => keys.get(lemma) ?? []))];
}
