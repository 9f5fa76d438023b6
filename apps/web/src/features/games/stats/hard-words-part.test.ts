import { expect, it } from 'vitest';
import { hardWords } from './hard-words-part.tsx';

it('takes the parts of speech of a word together, with what was answered instead', () => {
  const hardest = [
    { word: 'lend:verb', lemma: 'lend', asked: 4, wrong: 3, given: [{ text: 'borrow', times: 2 }] },
    { word: 'present:noun', lemma: 'present', asked: 5, wrong: 2, given: [{ text: 'past', times: 1 }] },
    {
      word: 'present:verb',
      lemma: 'present',
      asked: 3,
      wrong: 2,
      given: [
        { text: 'past', times: 1 },
        { text: ' ', times: 1 },
      ],
    },
  ];
  expect(hardWords(hardest)).toEqual([
    { lemma: 'present', asked: 8, wrong: 4, given: [{ text: 'past', times: 2 }] },
    { lemma: 'lend', asked: 4, wrong: 3, given: [{ text: 'borrow', times: 2 }] },
  ]);
});

it('writes a word as it is written', () => {
  const day = { word: 'monday:noun', lemma: 'Monday', asked: 1, wrong: 1, given: [] };
  expect(hardWords([day])[0]?.lemma).toBe('Monday');
});
