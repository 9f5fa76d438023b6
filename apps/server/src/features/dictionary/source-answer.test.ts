import { describe, expect, it } from 'vitest';
import { readSourceAnswer } from './source-answer.ts';

const entry = {
  word: 'grove',
  phonetic: '/ɡɹəʊv/',
  phonetics: [{ text: '/ɡɹəʊv/', audio: 'https://example.org/grove.mp3' }, { audio: '' }],
  meanings: [
    {
      partOfSpeech: 'noun',
      definitions: [{ definition: 'A small\u0000 forest.\n', synonyms: [], antonyms: [] }],
      synonyms: ['copse', ''],
      antonyms: 'none',
    },
  ],
  license: { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0' },
  sourceUrls: ['javascript:alert(1)', 'https://en.wiktionary.org/wiki/grove'],
};

describe('the answer of the second source', () => {
  it('is taken as plain text, with nothing else of it', () => {
    expect(readSourceAnswer([entry])).toEqual([
      {
        word: 'grove',
        phonetics: ['/ɡɹəʊv/'],
        meanings: [
          {
            pos: 'noun',
            definitions: [{ definition: 'A small forest.', example: null }],
            synonyms: ['copse'],
            antonyms: [],
          },
        ],
        license: 'CC BY-SA 3.0',
        sourceUrl: 'https://en.wiktionary.org/wiki/grove',
      },
    ]);
  });

  it('is cut where it is too much', () => {
    const [first, ...rest] = readSourceAnswer(Array(50).fill({ ...entry, word: 'x'.repeat(5000) }));
    expect(first?.word).toHaveLength(1000);
    expect(rest).toHaveLength(4);
  });

  it.each([
    ['nothing', null],
    ['a text', 'hello'],
    ['an object', { title: 'No Definitions Found' }],
    ['rows of nothing', [{}]],
  ])('is refused when it is %s', (_, answer) => {
    expect(() => readSourceAnswer(answer)).toThrow();
  });
});
