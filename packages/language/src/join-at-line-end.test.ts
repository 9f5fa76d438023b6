import { describe, expect, it } from 'vitest';
import { joinAtLineEnd } from './join-at-line-end.ts';
import { isUsualWord } from './level-of.ts';

const join = (first: string, second: string) => joinAtLineEnd(first, second, (text) => isUsualWord(text));

describe('two lines as one', () => {
  it.each([
    ['the end of', 'a line', 'the end of a line'],
    ['a good exam-', 'ple of it', 'a good example of it'],
    ['this is an exam‐', 'ple', 'this is an example'],
    ['in Istan-', 'bul', 'in Istanbul'],
    ['re-', 'cover', 'recover'],
    ['a hidden hy\u00AD', 'phen', 'a hidden hyphen'],
  ])('%s | %s', (first, second, whole) => {
    expect(join(first, second)).toBe(whole);
  });

  it.each([
    ['a well-', 'known book', 'a well-known book'],
    ['my mother-in-', 'law', 'my mother-in-law'],
    ['an x-', 'axis', 'an x-axis'],
    ['non-', 'European', 'non-European'],
    ['in the mid-', '1990s', 'in the mid-1990s'],
  ])('keep a hyphen that belongs to the word: %s | %s', (first, second, whole) => {
    expect(join(first, second)).toBe(whole);
  });

  it('keep a dash apart', () => {
    expect(join('nothing -', 'or something')).toBe('nothing - or something');
    expect(join('a well-', '(known) one')).toBe('a well- (known) one');
  });
});
