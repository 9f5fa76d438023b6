import { expect, it } from 'vitest';
import { typedTranslations } from './typed-translations.ts';

it('reads translations between commas, semicolons and line breaks, each once and without empty ones', () => {
  expect(typedTranslations(' laufen,rennen ;\n sich  beeilen, ,laufen')).toEqual(['laufen', 'rennen', 'sich beeilen']);
  expect(typedTranslations(' , ')).toEqual([]);
});
