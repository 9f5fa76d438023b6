import { describe, expect, it } from 'vitest';
import { anagramsOf } from './anagrams.ts';

describe('words of the same letters', () => {
  it('are found in any form', () => {
    expect(anagramsOf('listen')).toEqual(expect.arrayContaining(['silent']));
    expect(anagramsOf('seat')).toEqual(expect.arrayContaining(['east', 'eats', 'teas']));
    expect(anagramsOf('thaw')).toEqual(['what']);
  });

  it('are the other spelling, too', () => {
    expect(anagramsOf('theatre')).toContain('theater');
  });

  it("don't exist for a word without anagrams, nonsense or an empty text", () => {
    expect(['elephant', 'xyzzy', '', 'same/mesa'].map(anagramsOf)).toEqual([
      [],
      [],
      [],
      expect.not.arrayContaining(['']),
    ]);
  });
});
