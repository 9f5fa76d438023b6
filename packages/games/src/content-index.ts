import type { Content, Word } from '@wordgrove/content/types';
import { baseForms, words as wordsOf } from '@wordgrove/language';
import type { Touching, Written } from './material.ts';

/** The written exercises, each with the memory keys of the bank's words in it. */
export type ContentIndex = Written;

/** Reads all exercises once; takes about a quarter of a second. */
export function indexContent(content: Content): ContentIndex {
  const keys = keysByLemma(content.words);
  const touching = <Item>(items: readonly Item[], textOf: (item: Item) => string): Touching<Item>[] =>
    items.map((item) => ({ item, keys: keysIn(textOf(item), keys) }));
  return {
    sentences: touching(content.sentences, ({ text }) => text),
    statements: touching(content.statements, ({ right, word }) => word?.lemma ?? right),
    groupSets: touching(content.groupSets, ({ groups }) => Object.values(groups).flat().join('. ')),
    scales: touching(content.scales, ({ steps }) => steps.join('. ')),
    cloze: touching(content.cloze, ({ answers, word }) => word?.lemma ?? answers.join('. ')),
    questions: touching(content.questions, ({ right }) => right),
    passages: touching(content.passages, ({ paragraphs }) => paragraphs.join('\n')),
  };
}

function keysByLemma(words: readonly Word[]): ReadonlyMap<string, readonly string[]> {
  const byLemma = Map.groupBy(words, ({ lemma }) => lemma.toLowerCase());
  return new Map([...byLemma].map(([lemma, group]) => [lemma, group.map(({ pos }) => `${lemma}:${pos}`)]));
}

function keysIn(text: string, keys: ReadonlyMap<string, readonly string[]>): string[] {
  const lemmas = wordsOf(text).flatMap(({ stem }) => [stem, ...baseForms(stem).map(({ lemma }) => lemma)]);
  return [...new Set(lemmas.flatMap((lemma) => keys.get(lemma) ?? []))];
}
