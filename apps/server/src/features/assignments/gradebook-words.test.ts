import { readFileSync } from 'node:fs';
import { languages } from '@wordgrove/contract/languages';
import { expect, it } from 'vitest';
import { gradebookWords } from './gradebook-words.ts';

it.each(languages)('the file names states as the screen does: %s', (language) => {
  const locale = new URL(`../../../../web/src/locales/${language}/assignments-gradebook.json`, import.meta.url);
  const { states, student } = JSON.parse(readFileSync(locale, 'utf8'));
  expect(gradebookWords[language].states).toEqual(states);
  expect(gradebookWords[language].titles[0]).toBe(student);
});
