import { levels } from '@wordgrove/contract/levels';
import { baseForms, sentences, words } from '@wordgrove/language';
import type { Material } from '#material.ts';
import { placesIn } from '#places-in.ts';
import type { Random } from '#random.ts';
import { sample, shuffled } from '#random.ts';
import type { GameWord } from '#word.ts';
import { hasMeaning, isTooClose } from '#word.ts';
import { distractors, names } from '#word-pool.ts';
import { formsIn } from './forms-in.ts';
import type { ReadingItem, ReadingQuestion } from './items.ts';

/** A text that the words come from. */
export type OwnText = {
  title: string;
  /** Its pages, or those around most of the words; paragraphs apart by an empty line. */
  pages: readonly string[];
};

const passage = { least: 80, most: 400 };
const questions = { least: 2, most: 5 };
const wrongCount = 3;
/** Some candidates share a meaning. */
const lookedAt = 6;
/** A longer paragraph is cut. */
const paragraphMax = 150;

type Paragraph = readonly string[];
type Found = { word: GameWord; form: string; sentence: string };

/**
 * The part of a text with the most of the chosen words, and questions about these. Null when there are fewer than two
 * words to ask about, each of which stands in one sentence only.
 */
export function ownPassage({ text, words: own, pool }: Material, random: Random): ReadingItem | null {
  if (!text) return null;
  const best = bestPart(paragraphsOf(text.pages), own.filter(hasMeaning));
  const id = 'own:text';
  const all = best.paragraphs.flat();
  const chosen = sample(best.found, best.found.length, random);
  const inText = bankWordsIn(all, pool);
  const asked: Omit<ReadingQuestion, 'id'>[] = [];
  for (const found of chosen) {
    const question = asked.length < questions.most ? ask(found, { pool, random, all, inText }) : null;
    if (question) asked.push(question);
  }
  if (asked.length < questions.least) return null;
  const inOrder = asked.toSorted((one, other) => one.proof - other.proof);
  const numbered = inOrder.map((question, place) => ({ id: `${id}:${place + 1}`, ...question }));
  return { id, title: text.title, paragraphs: best.paragraphs, questions: numbered };
}

/** The sentences of each paragraph. What a page's end cuts in two is put together. */
export function paragraphsOf(pages: readonly string[]): Paragraph[] {
  const texts: string[] = [];
  for (const each of pages.flatMap((page) => page.split(/\n\s*\n/))) {
    const text = each.replace(/\s+/g, ' ').trim();
    const before = texts.at(-1);
    if (before !== undefined && /^\p{Ll}/u.test(text) && !/[.?!:”"’]$/.test(before))
      texts[texts.length - 1] = `${before} ${text}`;
    else if (text !== '') texts.push(text);
  }
  return texts.flatMap((text) => inPieces(sentences(text).map((each) => each.text)));
}

function inPieces(paragraph: Paragraph): Paragraph[] {
  const pieces: string[][] = [];
  let count = paragraphMax;
  for (const sentence of paragraph) {
    if (count >= paragraphMax) {
      pieces.push([]);
      count = 0;
    }
    pieces.at(-1)?.push(sentence);
    count += wordsIn(sentence);
  }
  return pieces;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

type Part = { paragraphs: readonly Paragraph[]; found: readonly Found[] };

/** The run of paragraphs with the most words to ask about, the shorter one among equals; a short text whole. */
function bestPart(paragraphs: readonly Paragraph[], own: readonly GameWord[]): Part {
  const sizes = paragraphs.map((paragraph) => paragraph.reduce((sum, sentence) => sum + wordsIn(sentence), 0));
  const places = own.map((word) => placesOf(word, paragraphs));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let best = { from: 0, to: 0, found: [] as Found[], size: 0 };
  for (const from of total <= passage.most ? [0] : paragraphs.keys()) {
    let size = 0;
    for (let to = from + 1; to <= paragraphs.length; to += 1) {
      size += sizes[to - 1] ?? 0;
      if (size > passage.most) break;
      if (size < Math.min(passage.least, total) || (total <= passage.most && to < paragraphs.length)) continue;
      const found = foundIn(places, from, to);
      const isBetter = found.length > best.found.length || (found.length === best.found.length && size < best.size);
      if (best.size === 0 || isBetter) best = { from, to, found, size };
    }
  }
  return { paragraphs: paragraphs.slice(best.from, best.to), found: best.found };
}

type Place = Found & { paragraph: number };

function placesOf(word: GameWord, paragraphs: readonly Paragraph[]): Place[] {
  const placesOfWord = placesIn(word);
  return paragraphs.flatMap((paragraph, at) =>
    paragraph.flatMap((sentence) => {
      const [place, ...others] = placesOfWord(sentence);
      // A heading shows no meaning.
      if (!place || !/[.!?…”"’')]$/.test(sentence)) return [];
      // Twice in one sentence is twice.
      const found = { word, form: place.text, sentence, paragraph: at };
      return others.length > 0 ? [found, found] : [found];
    }),
  );
}

/** Words that stand there once, in a sentence that nobody could take for another. */
function foundIn(places: readonly (readonly Place[])[], from: number, to: number): Found[] {
  return places.flatMap((ofWord) => {
    const here = ofWord.filter(({ paragraph }) => paragraph >= from && paragraph < to);
    return here.length === 1 ? here : [];
  });
}

/** The bank's words in some sentences. */
function bankWordsIn(all: readonly string[], { byLemma }: Material['pool']): GameWord[] {
  const stems = all.flatMap((sentence) => words(sentence).map(({ stem }) => stem));
  const lemmas = new Set(stems.flatMap((stem) => [stem, ...baseForms(stem).map(({ lemma }) => lemma)]));
  return [...lemmas].flatMap((lemma) => byLemma.get(lemma) ?? []);
}

type Around = Pick<Material, 'pool'> & { random: Random; all: readonly string[]; inText: readonly GameWord[] };

/**
 * Which word can have this meaning: true whichever of its meanings the text has. The wrong ones stand in the text, too,
 * as long as there are enough, so that nobody sees the answer by looking which one does. Null when there are too few.
 */
function ask({ word, sentence }: Found, { pool, random, all, inText }: Around): Omit<ReadingQuestion, 'id'> | null {
  if (all.filter((each) => each === sentence).length !== 1) return null;
  const wrong: GameWord[] = [];
  const alike = inText.filter(({ pos }) => pos === word.pos);
  const byLevel = shuffled(alike, random).sort((one, other) => distance(one, word) - distance(other, word));
  for (const other of [...byLevel, ...distractors(pool, word, lookedAt, random)]) {
    const isClear = [word, ...wrong].every((each) => !isTooClose(each, other)) && !names(other, word);
    if (isClear && wrong.length < wrongCount) wrong.push(other);
  }
  if (wrong.length < wrongCount) return null;
  const options = shuffled(
    [word, ...wrong].map(({ lemma }) => lemma),
    random,
  );
  return {
    kind: 'vocabulary',
    question: `Which word can mean “${word.definition || word.translations[0]}”?`,
    options,
    right: options.indexOf(word.lemma),
    proof: all.indexOf(sentence),
    word: { key: word.key, forms: formsIn(all, word) },
  };
}

/** In steps of level. */
function distance(one: GameWord, other: GameWord): number {
  const stepOf = ({ level }: GameWord) => (level === null ? levels.length : levels.indexOf(level));
  return Math.abs(stepOf(one) - stepOf(other));
}
