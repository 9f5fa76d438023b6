import { mainSense, sensesOf } from '@wordgrove/content/senses';
import type { Content, Question, Sentence, Statement, Word } from '@wordgrove/content/types';
import { baseForms, words as wordsOf } from '@wordgrove/language';
import type { Touching, Written } from './material.ts';
import { kindsIn } from './word-ordering/phrase-words.ts';
import { phrasesOf } from './word-ordering/phrases.ts';

/** The written exercises, each with the memory keys of the bank's words in it. */
export type ContentIndex = Written;

/** Reads all exercises once; takes about half a second. */
export function indexContent(content: Content): ContentIndex {
  const keysIn = keyReader(content.words);
  const touching = <Item>(items: readonly Item[], textOf: (item: Item) => string): Touching<Item>[] =>
    items.map((item) => ({ item, keys: keysIn(textOf(item)) }));
  return {
    sentences: touching(content.sentences, ({ text }) => text),
    examples: touching(examplesOf(content.words), ({ text }) => text),
    statements: [
      ...touching(content.statements, ({ right, word }) => word?.lemma ?? right),
      ...ofChoices<Statement>(content.words, (choice) => ({ ...choice, about: 'use' })).filter(
        ({ item }) => item.wrong.length >= statementWrong,
      ),
    ],
    groupSets: touching(content.groupSets, ({ groups }) => Object.values(groups).flat().join('. ')),
    scales: touching(content.scales, ({ steps }) => steps.join('. ')),
    cloze: touching(content.cloze, ({ answers, word }) => word?.lemma ?? answers.join('. ')),
    questions: [
      ...touching(content.questions, ({ right }) => right),
      ...ofChoices<Question>(content.words, ({ frame, ...choice }) => ({
        ...choice,
        question: frame,
        wrong: choice.wrong.slice(0, questionWrong),
        kind: 'use',
      })),
    ],
    passages: touching(content.passages, ({ paragraphs }) => paragraphs.join('\n')),
  };
}

/** So many wrong answers has a question; of a false statement one is shown and the others are there to pick from. */
const questionWrong = 3;
const statementWrong = 4;

/** A collocation to complete with the word's partner: with the verb of `make a decision`. */
type Choice = Omit<Statement, 'about' | 'word'>;

/**
 * Exercises on the company of words. They say nothing of whether a word's meaning is known, so they touch no memory: a
 * round about chosen words asks those and none of these.
 */
function ofChoices<Item>(words: readonly Word[], make: (choice: Choice) => Item): Touching<Item>[] {
  return words.flatMap(({ lemma, pos, level, topic, choices = [] }) =>
    choices.map(({ text, right, wrong }, place) => {
      const id = `choice:${lemma.toLowerCase()}:${pos}:${place + 1}`;
      const why = `We say '${text.replace('___', right)}'.`;
      return { item: make({ id, level, topic, frame: `We say: '${text}'.`, right, wrong, why }), keys: [] };
    }),
  );
}

/** The examples that can be put in order, each as the exercise of its word. */
function examplesOf(words: readonly Word[]): Sentence[] {
  const kindsOf = kindsIn(Map.groupBy(words, ({ lemma }) => lemma.toLowerCase()));
  return words.flatMap((word) =>
    sensesOf(word).flatMap(({ id: sense, level, topic, examples }) =>
      examples.flatMap((example, place) => {
        const [text, ...alsoRight] = phrasesOf(example, kindsOf) ?? [];
        const own = [...(sense === mainSense ? [] : [sense]), ...(place === 0 ? [] : [place + 1])];
        const id = ['example', word.lemma.toLowerCase(), word.pos, ...own].join(':');
        return text === undefined ? [] : { id, level, topic, text, alsoRight };
      }),
    ),
  );
}

/** Finds the memory keys of the words in a text. Remembers what it has read: the same forms come in many texts. */
function keyReader(words: readonly Word[]): (text: string) => string[] {
  const byLemma = Map.groupBy(words, ({ lemma }) => lemma.toLowerCase());
  const keysOf = (lemma: string) => (byLemma.get(lemma) ?? []).map(({ pos }) => `${lemma}:${pos}`);
  const known = new Map<string, readonly string[]>();
  const read = (stem: string) => {
    const found = known.get(stem) ?? [stem, ...baseForms(stem).map(({ lemma }) => lemma)].flatMap(keysOf);
    known.set(stem, found);
    return found;
  };
  return (text) => [...new Set(wordsOf(text).flatMap(({ stem }) => read(stem)))];
}
