import { expect, it } from 'vitest';
import { translationOrder, typedTranslations } from './dictionary-words.ts';

it("puts the reader's language first, and none before the others for a reader of English", () => {
  expect(translationOrder('fr')).toEqual({ own: 'fr', others: ['tr', 'es', 'de'] });
  expect(translationOrder('en')).toEqual({ own: null, others: ['tr', 'es', 'fr', 'de'] });
});

it('reads translations between commas, semicolons and line breaks, each once and without empty ones', () => {
  expect(typedTranslations(' laufen,rennen ;\n sich  beeilen, ,laufen')).toEqual(['laufen', 'rennen', 'sich beeilen']);
  expect(typedTranslations(' , ')).toEqual([]);
});
