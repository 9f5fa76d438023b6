import { describe, expect, it } from 'vitest';
import { contractionReadings, withMissingApostrophe } from './contractions.ts';

describe('contractionReadings', () => {
  it.each([
    ["don't", ['do not']],
    ["won't", ['will not']],
    ["i'll", ['i will', 'i shall']],
    ["he's", ['he is', 'he has']],
    ["she'd", ['she would', 'she had']],
    ["shouldn't've", ['should not have']],
    ['cannot', ['can not']],
    ["let's", ['let us']],
    ["o'clock", []],
    ["ma'am", []],
    ['house', []],
  ])('reads %s', (word, readings) => {
    expect(contractionReadings(word)).toEqual(readings);
  });
});

describe('withMissingApostrophe', () => {
  it('puts it back where no other word is meant', () => {
    expect(['dont', 'im', 'theyre', 'wouldnt'].map(withMissingApostrophe)).toEqual([
      "don't",
      "i'm",
      "they're",
      "wouldn't",
    ]);
    expect(['its', 'were', 'well', 'shell', 'house', 'whats'].map(withMissingApostrophe)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      "what's",
    ]);
  });
});
