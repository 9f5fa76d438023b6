import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { problemOfWords, readWords } from './word-list.ts';

describe('the words of a text', () => {
  it('stand on lines of their own, or between commas, semicolons and tabs', () => {
    expect(readWords('apple\npear, plum;fig\tlook after')).toEqual(['apple', 'pear', 'plum', 'fig', 'look after']);
  });

  it('are rid of empty lines, space around them and what nobody sees', () => {
    expect(readWords('\r\n  apple \u200b\r\n\r\n,look\u00a0 after,\n')).toEqual(['apple', 'look after']);
  });

  it('are rid of the marks of a pasted list, and keep hyphens of their own', () => {
    expect(readWords('- apple\n• pear\n12. plum\n3) fig\nwell-known\n3D')).toEqual([
      'apple',
      'pear',
      'plum',
      'fig',
      'well-known',
      '3D',
    ]);
  });

  it('are listed once each, as they were written first', () => {
    expect(readWords('Polish\npear\npolish\nPear')).toEqual(['Polish', 'pear']);
  });

  it('are read at once however many there are', () => {
    const words = Array.from({ length: 2000 }, (_, place) => `word ${place}`);
    expect(readWords(words.join('\n'))).toEqual(words);
  });
});

describe('a list of words', () => {
  it('has to have one', () => {
    expect(problemOfWords([])).toEqual({ kind: 'none' });
    expect(problemOfWords(['apple'])).toBeNull();
  });

  it('has as many as the limit allows', () => {
    const words = Array.from({ length: limits.assignmentWordsMax + 1 }, (_, place) => `word ${place}`);
    expect(problemOfWords(words.slice(1))).toBeNull();
    expect(problemOfWords(words)).toEqual({ kind: 'too-many', count: limits.assignmentWordsMax + 1 });
  });

  it('has no word that is a paragraph', () => {
    const word = 'a'.repeat(limits.wordTextMax + 1);
    expect(problemOfWords(['apple', word])).toEqual({ kind: 'too-long', word });
  });
});
