import type { Question } from '@wordgrove/content/types';
import { findLemma } from '@wordgrove/language';
import type { Made, Material, Wish } from '#material.ts';
import { chooseWritten, makeOfWords, shortageOf } from '#material.ts';
import { openArticle } from '#open-article.ts';
import type { Random } from '#random.ts';
import { oneOf, shuffled } from '#random.ts';
import { gap } from '#without-word.ts';
import type { GameWord } from '#word.ts';
import { hasMeaning, isTooClose } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import { distractors, synonymsOf } from '#word-pool.ts';
import type { QuizItem, QuizRound } from './play.ts';

const optionCount = 4;
const least = 4;

/** The share of questions on grammar and use in a round, when there are any. */
const writtenShare = 0.3;

/**
 * Mixed questions on the chosen words, with some on grammar and use among them; each has four options. The most wanted
 * word comes first: whoever asked for it waits for it.
 */
export function makeQuiz(material: Material, wish: Wish, random: Random): Made<QuizRound> {
  const questions = chooseWritten(material.written.questions, material, writtenCount(material, wish), random);
  const { made: asked, alike } = makeOfWords(material.words, wish.items - questions.length, (word) =>
    hasMeaning(word) ? askAbout(word, material, wish, random) : null,
  );
  const [first, ...others] = asked;
  const later = shuffled([...others, ...questions.map((question) => askWritten(question, random))], random);
  const items = first ? [first, ...later] : later;
  const need = Math.min(least, wish.items);
  if (items.length < need) return shortageOf(items.length, need, alike);
  return { items };
}

/** Usually a share of the round; if the questions themselves were chosen, as many as the words leave room for. */
function writtenCount({ words, written, isWanted }: Material, { items }: Wish): number {
  const isAskedFor = written.questions.every(({ keys }) => keys.some(isWanted));
  const room = isAskedFor ? Math.max(items - words.length, 0) : 0;
  return Math.max(Math.floor(items * writtenShare), room);
}

/** One question about a word, of a kind that suits it; null when there are too few wrong answers. */
function askAbout(word: GameWord, { pool }: Material, wish: Wish, random: Random): QuizItem | null {
  const wrong = distractors(pool, word, optionCount - 1, random);
  if (wrong.length < optionCount - 1) return null;
  const words = [word, ...wrong];
  const sentence = gapOf(word);
  const synonym = synonymFor(word, wrong, pool);
  const definitions = words.map(({ definition }) => definition).filter(Boolean);
  const [translation] = word.translations;
  const kinds: Array<Pick<QuizItem, 'kind' | 'prompt' | 'filled'> & { options: readonly string[] }> = [
    ...(word.definition ? [{ kind: 'definition', prompt: word.definition, options: lemmas(words) } as const] : []),
    ...(definitions.length === optionCount
      ? [{ kind: 'meaning', prompt: word.lemma, options: definitions } as const]
      : []),
    ...(translation ? [{ kind: 'translation', prompt: translation, options: lemmas(words) } as const] : []),
    ...(sentence ? [{ kind: 'gap', ...sentence, options: lemmas(words) } as const] : []),
    ...(synonym ? [{ kind: 'synonym', prompt: word.lemma, options: lemmas([synonym, ...wrong]) } as const] : []),
    ...(wish.canHear && definitions.length === optionCount
      ? [{ kind: 'listening', prompt: word.lemma, options: definitions } as const]
      : []),
  ];
  const chosen = oneOf(kinds, random);
  if (!chosen) return null;
  const options = shuffled(chosen.options, random);
  const right = options.indexOf(chosen.options[0] ?? '');
  const { lemma, definition, examples, key } = word;
  const why = [`${lemma}${definition && `: ${definition}`}.`, ...examples.slice(0, 1)].join(' ');
  return { ...chosen, id: key, options, right, why, word: key };
}

/** A synonym that the text doesn't give away and no wrong answer shares; null when there is none. */
function synonymFor(word: GameWord, wrong: readonly GameWord[], pool: WordPool): GameWord | null {
  const isFit = (synonym: GameWord) =>
    !synonym.lemma.includes(word.lemma) &&
    !word.lemma.includes(synonym.lemma) &&
    !wrong.some((other) => isTooClose(other, synonym));
  return synonymsOf(pool, word).find(isFit) ?? null;
}

function lemmas(words: readonly GameWord[]): string[] {
  return words.map(({ lemma }) => lemma);
}

type Asked = { prompt: string; filled: string };

/**
 * An example with the word left out, and its meaning, because words of one topic often fit the same sentence. Only
 * where the word stands in its base form, so that no other option fits the grammar better.
 */
function gapOf({ examples, lemma, pos, forms, definition, translations }: GameWord): Asked | null {
  const clue = (definition || (translations[0] ?? '')).replaceAll(gap, '…');
  for (const example of examples) {
    const places = findLemma(example, lemma, { pos, forms });
    const [place] = places;
    if (places.length !== 1 || place?.text !== lemma || example.includes(gap)) continue;
    const prompt = `${openArticle(example.slice(0, place.start))}${gap}${example.slice(place.end)} (${clue})`;
    return { prompt, filled: example };
  }
  return null;
}

function askWritten({ id, question, right, wrong, why }: Question, random: Random): QuizItem {
  const options = shuffled([right, ...wrong], random);
  return { id, kind: 'grammar', prompt: question, options, right: options.indexOf(right), why, word: null };
}
