import { limits } from './limits.ts';

/** Why a text can't be looked up; each has its own sentence on screen. */
export const wordTroubles = [
  'word-required',
  'word-too-long',
  'word-no-letters',
  'word-other-alphabet',
  'word-characters',
] as const;

export type WordTrouble = (typeof wordTroubles)[number];

/**
 * What is wrong with a text as an English word or phrase; null when it may be looked up. Allowed are Latin letters with
 * or without accents, and between them digits, spaces, hyphens, dots, slashes and any kind of apostrophe.
 */
export function wordTrouble(text: string): WordTrouble | null {
  const typed = text.trim();
  if (typed === '') return 'word-required';
  if (typed.length > limits.wordTextMax) return 'word-too-long';
  if (!/\p{L}/u.test(typed)) return 'word-no-letters';
  if (/[^\P{L}\p{Script=Latin}ʼ]/u.test(typed)) return 'word-other-alphabet';
  return /^[\p{Script=Latin}\p{M}\d '’‘ʼ‛′`´＇./‐‑‒–—-]+$/u.test(typed) ? null : 'word-characters';
}
