import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { titleFromName } from './title-from-name.ts';

it.each([
  ['the_old_lighthouse.pdf', 'the old lighthouse'],
  ['Chapter 1.docx', 'Chapter 1'],
  ['İstanbul’da.bir.gün.txt', 'İstanbul’da.bir.gün'],
  ['no ending', 'no ending'],
  ['../../etc/x.pdf', 'x'],
  ['C:\\Texts\\the_sea.txt', 'the sea'],
  ['the-old-lighthouse.pdf', 'the old lighthouse'],
  ['A well-known story.pdf', 'A well-known story'],
  ['the_well-known_story.pdf', 'the well-known story'],
  ['Jean-Paul.pdf', 'Jean-Paul'],
  ['2026-11-25.pdf', '2026-11-25'],
  ['.hidden.txt', 'hidden'],
])('a title is made from the name %s', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});

it('a title is no longer than a name may be, and ends with a whole character', () => {
  const begin = 'x'.repeat(limits.nameMax - 5);
  expect(titleFromName(`${begin}👨‍👩‍👧.pdf`)).toBe(begin);
  expect(titleFromName(`${'👩'.repeat(150)}.pdf`)).toBe('👩'.repeat(100));
});
