import type { Passage } from '@wordgrove/content/types';
import { findLemma, sentences, words } from '@wordgrove/language';
import type { Made, Material, Wish } from '#material.ts';
import { chooseWritten, shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import type { ReadingItem, ReadingQuestion, ReadingRound } from './items.ts';

/** A passage with its questions, preferably with wanted words; one at most, whatever the number requested. */
export function makeReading(material: Material, _wish: Wish, random: Random): Made<ReadingRound> {
  const [passage] = chooseWritten(material.written.passages, material, 1, random);
  return passage ? { items: [readingItem(passage, random)] } : shortageOf(0, 1, 0);
}

function readingItem({ id, title, paragraphs, questions }: Passage, random: Random): ReadingItem {
  const cut = paragraphs.map((paragraph) => sentences(paragraph).map(({ text }) => text));
  return {
    id,
    title,
    paragraphs: cut,
    questions: questions.map((question, place) => ({
      id: `${id}:${place + 1}`,
      ...ask(question, cut.flat(), random),
    })),
  };
}

function ask(
  { kind, question, right, wrong, proof, word }: Passage['questions'][number],
  passage: readonly string[],
  random: Random,
): Omit<ReadingQuestion, 'id'> {
  const options = shuffled([right, ...wrong], random);
  return {
    kind,
    question,
    options,
    right: options.indexOf(right),
    // The content's own test ensures that the proof occurs exactly once.
    proof: passage.indexOf(proof),
    word: word ? { key: `${word.lemma.toLowerCase()}:${word.pos}`, forms: formsIn(passage, word) } : null,
  };
}

/** The forms of a word in the passage. A phrase gives each of its words, since a tap looks up a single word. */
function formsIn(
  passage: readonly string[],
  { lemma, pos }: NonNullable<Passage['questions'][number]['word']>,
): string[] {
  const found = passage.flatMap((sentence) => findLemma(sentence, lemma, { pos }).map(({ text }) => text));
  return [...new Set([lemma, ...found].flatMap((text) => words(text).map(({ text: each }) => each.toLowerCase())))];
}
