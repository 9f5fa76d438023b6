import { wordKey } from '@wordgrove/content';
import { expect, it } from 'vitest';
import { letter } from '#testing/letter.ts';
import { openBank } from './bank.ts';
import { pictureOfCard } from './picture-of-card.ts';

const { moreSenses: _, ...plain } = letter;
const words = [
  { ...letter, picture: 'envelope' },
  { ...plain, lemma: 'stamp' },
];
const bank = openBank({ words, families: [] }, wordKey);
const pictureOf = (back: string, sense: string | null = null, word = 'letter:noun') =>
  pictureOfCard(bank, { word, sense, back });

it.each(['mektup', 'Mektup', 'der Brief', 'carta; nota', 'une lettre', 'words on paper that you send to a person'])(
  'a card that says the main meaning as “%s” has the word’s picture',
  (back) => expect(pictureOf(back)).toBe('envelope'),
);

it('a card that says anything else has none, nor has one of another meaning', () => {
  expect(pictureOf('harf')).toBeNull();
  expect(pictureOf('Mieter')).toBeNull();
  expect(pictureOf('Buchstabe', 'alphabet')).toBeNull();
});

it('a card made of the main meaning has it in whatever words', () => {
  expect(pictureOf('Schreiben', 'main')).toBe('envelope');
});

it('a word without a picture has none, and so has one that the bank lacks', () => {
  expect(pictureOf('mektup', 'main', 'stamp:noun')).toBeNull();
  expect(pictureOf('mektup', null, 'card:0190a5e0-0000-7000-8000-000000000300')).toBeNull();
});
