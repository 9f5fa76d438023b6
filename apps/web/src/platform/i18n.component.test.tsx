import { expect, it } from 'vitest';
import { currentLanguage, languageKey, setLanguage } from './i18n.ts';
import { readStored } from './storage.ts';

it('ends in the language that was asked for last, however late the texts of another one come', async () => {
  const overtaken = setLanguage('fr');
  await setLanguage('en');
  await overtaken;
  expect(currentLanguage()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(readStored(languageKey)).toBe('en');
});
