import { judgeAnswer, normalForm } from '@wordgrove/language';
import { isSameText } from './accepted.ts';
import type { FillBlanksItem, Judged } from './board.ts';

const order = ['right', 'right-with-typo', 'wrong-form', 'wrong'] as const;

/**
 * Judges the text typed into a gap; null for an empty one. A first letter that is shown may be typed again or left out. An
 * expected mistake is never taken for a typo.
 */
export function judgeGap(item: FillBlanksItem, typed: string, letter: string): Judged | null {
  const texts = letter === '' ? [typed] : [typed, `${letter}${typed.trimStart()}`];
  const verdicts = texts.map((text) => judgeAnswer(text, item.answers, { isWord: isWordOf(item) }).verdict);
  if (verdicts[0] === 'empty' || isSameText(typed, letter)) return null;
  const judged = order.find((verdict) => verdicts.includes(verdict)) ?? 'wrong';
  if (judged === 'right') return judged;
  if (item.synonyms.some((synonym) => isSameText(synonym, typed))) return 'synonym';
  return judged === 'right-with-typo' && feedbackOf(item, typed) !== null ? 'wrong' : judged;
}

/** The feedback on this particular mistake; null when it wasn't expected. */
export function feedbackOf({ feedback }: FillBlanksItem, given: string): string | null {
  const normal = normalForm(given);
  return Object.entries(feedback).find(([mistake]) => normalForm(mistake) === normal)?.[1] ?? null;
}

function isWordOf({ known }: FillBlanksItem) {
  return (lemma: string, pos?: string) =>
    known.some((key) => (pos === undefined ? key.startsWith(`${lemma}:`) : key === `${lemma}:${pos}`));
}
