import { normalForm, otherSpellings } from '@wordgrove/language';

/** In one form for comparing: without regard to case, hyphens and spaces. */
function plain(text: string): string {
  return normalForm(text).replace(/[-\s]/g, '');
}

/** Whether a word of the bank is one of the answers, in any spelling. */
export function accepts(answers: readonly string[], text: string): boolean {
  const wanted = plain(text);
  return answers.some((answer) => plain(answer) === wanted || otherSpellings(normalForm(answer)).includes(wanted));
}

/** Whether both are the same text. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
