/**
 * Compares names as a reader of that language expects them: `Cem` before `Çağla` in Turkish, `Ada 2` before `Ada 10`, and
 * without regard to capitals.
 */
export function nameOrder(language: string): (one: string, other: string) => number {
  return new Intl.Collator(language, { sensitivity: 'base', numeric: true }).compare;
}
