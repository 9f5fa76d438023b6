import { normalForm, otherSpellings } from '@wordgrove/language';

/** A text for comparison, ignoring case, hyphens and spaces. */
function plain(text: string): string {
  return normalForm(text).replace(/[-\s]/g, '');
}

/** Whether a word of the bank is one of the answers, in any spelling. */
export function accepts(answers: readonly string[], text: string): boolean {
  const wanted = plain(text);
  return answers.some((answer) => plain(answer) === wanted || otherSpellings(normalForm(answer)).includes(wanted));
}

/** Whether two texts are the same, ignoring case, hyphens and spaces. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
