import type { Passage } from '@wordgrove/content/types';
import { sentences } from '@wordgrove/language';
import type { Made, Material, Repeated, Wish } from '#material.ts';
import { chooseWritten, shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import { formsIn } from './forms-in.ts';
import type { ReadingItem, ReadingQuestion, ReadingRound } from './items.ts';
import { ownPassage } from './own-passage.ts';

/**
 * A passage with its questions: from the text that the words come from, else a written one, preferably with wanted words.
 * One at most, whatever the number requested.
 */
export function makeReading(material: Material, _wish: Wish, random: Random): Made<ReadingRound> {
  const own = ownPassage(material, random) ?? material.repeated?.find(isPassage);
  if (own) return { items: [own] };
  const [passage] = chooseWritten(material.written.passages, material, 1, random);
  return passage ? { items: [readingItem(passage, random)] } : shortageOf(0, 1, 0);
}

function isPassage(item: Repeated): item is ReadingItem {
  return 'questions' in item;
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
