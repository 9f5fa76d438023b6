import type { Check } from '#platform/field-checks.ts';

/** A number field that may stay empty: at least 1, at most this. */
export const wholeUpTo =
  (max: number): Check =>
  (text) => {
    const value = wholeOrNull(text);
    return value === null || (Number.isInteger(value) && value >= 1 && value <= max) ? null : 'no-whole-number';
  };

/** The number that was typed; null for none. */
export function wholeOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
