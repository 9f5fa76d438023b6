import type { Judgement } from '@wordgrove/language';
import { acceptedAnswers, baseForms, judgeAnswer } from '@wordgrove/language';

/**
 * Judges at once what was typed for the front of a card. The browser has no dictionary and knows only the words of the
 * cards at hand, so a typo that makes another word may pass here until the server, which has one, answers.
 *
 * @param fronts of all cards at hand
 */
export function judgeTyped(front: string, given: string, fronts: readonly string[]): Judgement {
  const known = new Set([front, ...fronts].flatMap(wordsOf));
  return judgeAnswer(given, acceptedAnswers(front), { isWord: (word) => known.has(word), language: 'en' });
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return words.flatMap((word) => [word, ...baseForms(word).map(({ lemma }) => lemma)]);
}
