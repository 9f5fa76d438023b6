import { describe, expect, it } from 'vitest';
import { wordsToSave } from './result-items.tsx';

describe('the words of a play that can be saved', () => {
  it('are each there once, as they stand in the dictionary', () => {
    const items = [
      { word: 'run:verb', isRight: true },
      { word: 'run:noun', isRight: false },
      { word: 'ice cream:noun', isRight: false },
      { word: null, isRight: false },
      { word: 'tea:noun', isRight: null },
    ];
    expect(wordsToSave(items)).toEqual({ all: ['run', 'ice cream', 'tea'], wrong: ['run', 'ice cream'] });
  });

  it('are none of a play that is about no words', () => {
    expect(wordsToSave([{ word: null, isRight: true }])).toEqual({ all: [], wrong: [] });
  });
});
