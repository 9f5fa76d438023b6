import { expect, it } from 'vitest';
import { senseInSentence } from './sense-in-sentence.ts';

const letter = [
  {
    label: 'post',
    definition: 'words on paper that you send to a person',
    examples: ['I write a letter to my pen friend in Ghana every month.'],
  },
  {
    label: 'alphabet',
    definition: 'one of the signs that words are written with',
    examples: ['The name Ada has three letters.'],
  },
];

it.each([
  ['She posted the letter on her way to school.', 0],
  ['He sends his grandmother a long letter.', 0],
  ['Which letter of the alphabet comes after K?', 1],
  ['Her name begins with a capital letter.', 1],
])('finds the meaning of a word in “%s”', (sentence, sense) => {
  expect(senseInSentence(letter, sentence, 'letter')).toBe(sense);
});

it('decides nothing where the sentence doesn’t', () => {
  // “Words” belong to both.
  for (const sentence of ['What a lovely letter!', 'The letter was about a word.', '']) {
    expect(senseInSentence(letter, sentence, 'letter')).toBeNull();
  }
  expect(senseInSentence(letter.slice(0, 1), 'I posted the letter.', 'letter')).toBeNull();
});
