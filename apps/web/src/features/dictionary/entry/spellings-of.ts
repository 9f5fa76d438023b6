import type { DictionaryWord } from '@wordgrove/contract/dictionary';

/** Every way a word is written, in any form. */
export function spellingsOf({ lemma, forms, otherSpellings }: DictionaryWord): string[] {
  return [lemma, ...otherSpellings, ...forms.flatMap(({ spellings }) => spellings)];
}
