import { expect, it } from 'vitest';
import type { Word } from '#types.ts';
import { circles } from './circles.ts';
import { vagueCompounds } from './compounds.ts';
import { misplacedGreetings } from './greetings.ts';
import { spellingFaults } from './spelling.ts';
import { isOfSmallChildren } from './tone.ts';
import { wordFaults } from './words.ts';

function word(lemma: string, definition: string, other: Partial<Word> = {}): Word {
  const same = ['x'];
  return {
    lemma,
    definition,
    pos: 'noun',
    level: 'A1',
    topic: 'people',
    ipa: { uk: 'ə' },
    examples: [`One ${lemma}.`],
    translations: { tr: same, es: same, fr: same, de: ['X'] },
    ...other,
  };
}

const brush = word('brush', 'a tool with hair');
const tooth = word('tooth', 'what you bite with');

it('finds words that explain each other, but no parts and wholes', () => {
  const boy = word('boy', 'a child who will be a man');
  const man = word('man', 'a boy who has grown up');
  expect(circles([boy, man])).toHaveLength(1);
  expect(circles([boy, word('man', 'an adult')])).toEqual([]);
  expect(circles([boy, man].map((each) => ({ ...each, topic: 'home' as const })))).toEqual([]);
});

it('finds compounds that are just a thing, and allows their parts', () => {
  const vague = word('toothbrush', 'a small thing that you clean your mouth with');
  expect(vagueCompounds([brush, tooth, vague])).toHaveLength(1);
  expect(vagueCompounds([brush, tooth, word('toothbrush', 'a brush for your teeth')])).toEqual([]);
  expect(vagueCompounds([word('game', 'fun'), word('board game', 'something that you play')])).toHaveLength(1);
});

it('finds American spelling, and British spelling without the American one', () => {
  expect(spellingFaults(word('criticize', 'to say what is bad'))).toEqual(['American spelling: criticize']);
  expect(spellingFaults(word('criticise', 'to say what is bad'))).toEqual(['lacks its American spelling: criticize']);
  expect(spellingFaults(word('criticise', 'to say what is bad', { american: 'criticize' }))).toEqual([]);
  expect(spellingFaults(word('balloon', 'a coloured thing with a tyre at sunrise'))).toEqual([]);
  expect(spellingFaults(word('cloud', 'a color'))).toEqual(['American spelling: color']);
});

it('finds greetings that are only nouns', () => {
  expect(misplacedGreetings([word('hello', 'a word')])).toEqual(['hello (noun)']);
  expect(misplacedGreetings([word('hello', 'a word'), word('hello', 'a word', { pos: 'exclamation' })])).toEqual([]);
});

it('finds a vowel in the last syllable of -tion', () => {
  const faults = (uk: string) => wordFaults(word('nation', 'people', { ipa: { uk } }));
  expect(faults('ˈneɪʃən')).toEqual(['the last syllable has no vowel: ˈneɪʃən']);
  expect(faults('ˈneɪʃn')).toEqual([]);
  expect(faults('ˈkwestʃən')).toEqual([]);
});

it('tells a small child’s world by its words', () => {
  const small = ['Dad’s soup is cold.', 'The twins have guinea pigs.', 'My great-aunt bakes.', 'A PUPPY!'];
  expect(small.filter((text) => !isOfSmallChildren(text))).toEqual([]);
  const others = ['It became a dogma of science.', 'Cattle graze here.', 'The stewards waited.', 'Twin towns meet.'];
  expect(others.filter(isOfSmallChildren)).toEqual([]);
});
