import { describe, expect, it } from 'vitest';
import { readKey } from './word-key.ts';

describe('a key', () => {
  it.each([
    ['lend:verb', { lemma: 'lend', pos: 'verb' }],
    ["o'clock:adverb", { lemma: "o'clock", pos: 'adverb' }],
    ['3:1 win:noun', { lemma: '3:1 win', pos: 'noun' }],
    ['card:noun', { lemma: 'card', pos: 'noun' }],
    ['card:0198c0de-0000-7000-8000-000000000000', null],
    ['noun', null],
    ['lend:thing', null],
    ['lend', null],
  ])('of %s is read', (key, read) => {
    expect(readKey(key)).toEqual(read);
  });
});
