import type { TextWord } from '@wordgrove/contract/pdf-fields';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
import { brokenWords, cutOff } from '#testing/layout.ts';
import { student } from '#testing/people.ts';
import { openReader, panel, spotOf } from '#testing/reader.ts';

const listed = (lemma: string, change: Partial<TextWord> = {}): TextWord => ({
  ...{ word: `${lemma}:noun`, lemma, pos: 'noun', level: 'B2', times: 12, page: 1, state: 'likely' },
  ...change,
});

/** As wide as the language makes it, beside the longest words. */
const words = [
  listed('responsibility'),
  listed('misunderstanding', { state: 'at-risk' }),
  listed('entertainment', { state: 'learning', times: 1 }),
  listed('at the same time', { state: 'new' }),
];

it.each([
  ['de', 320],
  ['de', 1280],
  ['tr', 320],
  ['tr', 390],
] as const)('breaks no word inside: in %s, %i wide', async (language, width) => {
  await page.viewport(width, 800);
  answer((calls) => calls.pdfs.words, words);
  await openReader({}, '', undefined, { person: { ...student, profile: { ...student.profile, language } } });
  await spotOf('Mina');
  const name = language === 'de' ? 'Wörter' : 'Kelimeler';
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(panel.getByText('responsibility')).toBeVisible();
  await expect.poll(() => brokenWords(panel.element())).toEqual([]);
  expect(cutOff(panel.element())).toEqual([]);
  await setLanguage('en');
});
