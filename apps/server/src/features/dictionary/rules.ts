import type { Correction, DictionaryWord } from '@wordgrove/contract/dictionary';

type LaidOver = Pick<Correction, 'word' | 'language' | 'translations'>;

/**
 * Replaces the bank's translations with teachers' corrections; the first of several counts. A withdrawn one counts as
 * none.
 */
export function layOver(words: readonly DictionaryWord[], corrections: readonly LaidOver[]): DictionaryWord[] {
  return words.map((word) => {
    const { taught } = word;
    if (!taught) return word;
    const translations = { ...taught.translations };
    const correctedIn = new Set<LaidOver['language']>();
    for (const correction of corrections) {
      const { language } = correction;
      if (correction.word !== word.key || correction.translations.length === 0 || correctedIn.has(language)) continue;
      translations[language] = correction.translations;
      correctedIn.add(language);
    }
    return { ...word, taught: { ...taught, translations, correctedIn: [...correctedIn] } };
  });
}
