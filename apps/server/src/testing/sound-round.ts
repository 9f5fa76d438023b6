import type { GameType } from '@wordgrove/contract/paths';
import { expect } from 'vitest';
import type { Answer } from './visitor.ts';

/** An item of any game, as the API returns it. */
type Item = Answer['body'];
type Round = { items: Item[]; bank?: { text: string }[]; cards?: Item[]; meanings?: string[] };

const sorted = (letters: Iterable<string>) => [...letters].sort().join('');
const unique = (texts: readonly unknown[]) => expect(new Set(texts).size).toBe(texts.length);

/** Each item has exactly one right answer, and it can be given. */
const checks: Record<GameType, (round: Round) => void> = {
  quiz: ({ items }) => {
    for (const { options, right, prompt } of items) {
      unique(options);
      expect(options).toHaveLength(4);
      expect(options[right]).toBeTruthy();
      expect(prompt).toBeTruthy();
    }
  },
  'true-false': ({ items }) => {
    for (const { isTrue, shown, right, options } of items) {
      expect(shown === right).toBe(isTrue);
      if (isTrue) continue;
      unique(options);
      expect(options).toContain(right);
      expect(options.length).toBeGreaterThanOrEqual(4);
    }
  },
  anagram: ({ items }) => {
    for (const { tiles, answer, clue } of items) {
      expect(sorted(tiles)).toBe(sorted(answer));
      expect(tiles.join('')).not.toBe(answer);
      expect(clue.text).toBeTruthy();
    }
  },
  'fill-blanks': ({ items, bank = [] }) => {
    unique(bank.map(({ text }) => text.toLowerCase()));
    for (const { answers, clue, after } of items) {
      expect(answers[0]).toBeTruthy();
      expect(clue?.text || after).toBeTruthy();
      const fitting = bank.filter(({ text }) =>
        answers.some((each: string) => each.toLowerCase() === text.toLowerCase()),
      );
      if (bank.length > 0) expect(fitting).toHaveLength(1);
    }
  },
  'word-match': ({ items, meanings = [] }) => {
    expect(sorted(meanings)).toBe(sorted(items.map(({ id }) => id)));
    checkPairs(items);
  },
  'memory-cards': ({ items, cards = [] }) => {
    for (const { id } of items) expect(cards.filter(({ item }) => item === id)).toHaveLength(2);
    checkPairs(items);
  },
  'word-ordering': ({ items }) => {
    for (const { tiles, sentences } of items) expect(tiles.length).toBe(sentences[0].split(' ').length);
  },
  'group-ranking': ({ items }) => {
    for (const { things } of items) for (const { right } of things) expect(right.length).toBeGreaterThan(0);
  },
  reading: ({ items }) => {
    for (const { questions } of items) {
      for (const { options, right, proof } of questions) {
        expect(options[right]).toBeTruthy();
        expect(proof).toBeGreaterThanOrEqual(0);
      }
    }
  },
};

function checkPairs(items: readonly Item[]): void {
  unique(items.map(({ meaning }) => meaning.toLowerCase()));
  unique(items.map(({ lemma }) => lemma.toLowerCase()));
}

/** Checks that the round can be played to its end and uses only these words. */
export function expectSound(type: GameType, round: Round, words: readonly string[]): void {
  unique(round.items.map(({ id }) => id));
  for (const { word } of round.items) if (typeof word === 'string') expect(words).toContain(word);
  checks[type](round);
}
