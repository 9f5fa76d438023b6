import { describe, expect, it } from 'vitest';
import { markedParts } from './marked-text.tsx';

const marked = (sentence: string, ...spellings: string[]) =>
  markedParts(sentence, spellings)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('marking a word in a sentence', () => {
  it('marks every form, at the start of a sentence too', () => {
    expect(marked('Ran or running, they run.', 'run', 'ran', 'running')).toBe('[Ran] or [running], they [run].');
  });

  it('marks whole words only', () => {
    expect(marked('The artist put art on a cart.', 'art')).toBe('The artist put [art] on a cart.');
  });

  it('marks the longest spelling and phrases across a line break', () => {
    expect(marked('An ice\ncream is no ice.', 'ice', 'ice cream')).toBe('An [ice\ncream] is no [ice].');
  });

  it('takes signs as they are', () => {
    expect(marked("It isn't a.m. (now)", 'isn’t', 'a.m.', '.*')).toBe("It [isn't] [a.m.] (now)");
    expect(marked('A plain sentence.')).toBe('A plain sentence.');
  });
});
