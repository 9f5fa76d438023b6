import type { Cloze } from '@wordgrove/content/types';
import { baseForms } from '@wordgrove/language';
import { openArticle } from '#open-article.ts';
import type { GameWord } from '#word.ts';
import { isTooClose } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import { synonymsOf } from '#word-pool.ts';
import { accepts } from './accepted.ts';
import type { FillBlanksItem, FillBlanksMode } from './board.ts';
import { startsSentence } from './board.ts';
import { gapIn, inFormOf } from './gap.ts';
import { nearWords } from './near-words.ts';

/** A gap with what making the round needs to know about it. */
export type MadeGap = {
  item: FillBlanksItem;
  /** The missing word as it stood in the sentence. */
  text: string;
  /** The missing word as shown in the bank. */
  shown: string;
  own: GameWord | null;
  /** Words for the bank that were written for this gap. */
  wrong: readonly string[];
};

/**
 * A gap from a written sentence. In `first-letter` mode only answers with the given letter remain; null when that
 * letter is the whole answer.
 */
export function writtenGap(cloze: Cloze, pool: WordPool, mode: FillBlanksMode): MadeGap | null {
  const { id, text, answers, bank, feedback, word } = cloze;
  const [before = '', after = ''] = text.split('___');
  const [meant = ''] = answers;
  const isGoingOn = (answer: string) => answer.length > 1 && answer[0] === meant[0];
  const left = mode === 'first-letter' ? answers.filter(isGoingOn) : answers;
  if (!left.includes(meant)) return null;
  const key = word ? `${word.lemma.toLowerCase()}:${word.pos}` : null;
  const own = pool.byLemma.get(word?.lemma.toLowerCase() ?? '')?.find((each) => each.key === key) ?? null;
  const known = mode === 'bank' ? [] : nearWords(pool, left, own);
  const item = { id, before, after, answers: left, clue: null, feedback, synonyms: [], known, word: key };
  const shown = (each: string) => (startsSentence(before) ? withinSentence(each, pool) : each);
  return { item, text: meant, shown: shown(meant), own, wrong: bank.map(shown) };
}

/** A gap from an example of a word; null when no example is suitable or nothing tells which word is missing. */
export function gapOf(word: GameWord, pool: WordPool, mode: FillBlanksMode): MadeGap | null {
  const { key, definition, translations } = word;
  const clue = definition || translations[0];
  const gap = clue ? gapIn(word) : null;
  if (!clue || !gap) return null;
  const { before, text, after } = gap;
  const isTyped = mode !== 'bank';
  // Only a bank shows words that an article would rule out.
  const open = isTyped ? before : openArticle(before);
  const item: FillBlanksItem = {
    id: key,
    before: open,
    after,
    ...(open === before ? {} : { beforeWord: before }),
    answers: [text],
    clue: { text: clue, language: definition ? 'en' : 'own' },
    feedback: {},
    synonyms: isTyped ? synonymsOf(pool, word).map((other) => inFormOf(word, text, other)) : [],
    known: isTyped ? nearWords(pool, [text], word) : [],
    word: key,
  };
  const shown = startsSentence(before) ? withinSentence(text, pool) : text;
  return { item, text, shown, own: word, wrong: [] };
}

/**
 * A word as written further on in a sentence: in the bank a capital would show where it belongs. Names and `I` keep
 * theirs.
 */
function withinSentence(text: string, { byLemma }: WordPool): string {
  const lower = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const [head = ''] = lower.split(/[\s'’]/);
  const lemmas = [lower, head, ...baseForms(head).map(({ lemma }) => lemma)];
  const isCommon = lemmas.some((lemma) => byLemma.get(lemma)?.some((word) => word.lemma === lemma));
  return isCommon && !/^I(?:['’\s]|$)/.test(text) ? lower : text;
}

/** Why two gaps can't be in one round: the same word, the same meaning, or a word that fits both. */
export function clash(one: MadeGap, other: MadeGap): 'alike' | 'same' | null {
  if (one.item.word !== null && one.item.word === other.item.word) return 'same';
  if (accepts(one.item.answers, other.text) || accepts(other.item.answers, one.text)) return 'same';
  return one.own && other.own && isTooClose(one.own, other.own) ? 'alike' : null;
}
