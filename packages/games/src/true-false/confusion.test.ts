import { levels } from '@wordgrove/contract/levels';
import type { Topic } from '@wordgrove/contract/topics';
import { describe, expect, it } from 'vitest';
import { seeded, shuffled } from '#random.ts';
import { bankPool, bankWords, everythingAt, oddWord } from '#testing/materials.ts';
import type { GameWord } from '#word.ts';
import { makePool } from '#word-pool.ts';
import { confusionsOf } from './confusion.ts';
import type { TrueFalseItem } from './play.ts';
import { makeTrueFalse } from './round.ts';

const plain = (text: string) => text.toLowerCase().replace(/[^a-zé]/g, '');
const isPartOf = (one: string, other: string) => plain(one).includes(plain(other)) || plain(other).includes(plain(one));

const wordOf = (key: string): GameWord => {
  const found = bankWords.find((word) => word.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

/** False statements made from the bank's words, none of them written by hand. */
function falseOnes(level: (typeof levels)[number], rounds: number): TrueFalseItem[] {
  const material = everythingAt(level);
  const written = { ...material.written, statements: [] };
  return Array.from({ length: rounds }, (_, seed) => {
    const words = shuffled(material.words, seeded(seed));
    const round = makeTrueFalse(
      { ...material, written, words },
      { items: 10, mode: 'mixed', canHear: false },
      seeded(seed),
    );
    return 'shortage' in round ? [] : round.items.filter(({ isTrue }) => !isTrue);
  }).flat();
}

describe('what a word is confused with', () => {
  it('never contains the word, is part of it or is a form of it, nor do the words to pick from', () => {
    for (const word of bankWords.filter((_, place) => place % 4 === 0)) {
      for (const other of confusionsOf(bankPool, word).words) {
        expect(isPartOf(word.lemma, other.lemma), `${word.lemma}, ${other.lemma}`).toBe(false);
        expect(word.forms, word.lemma).not.toContain(other.lemma);
      }
    }
    for (const level of levels) {
      for (const { shown, right, options } of falseOnes(level, 15)) {
        const others = [shown, ...options.filter((option) => option !== right)];
        expect(
          others.filter((other) => isPartOf(other, right)),
          right,
        ).toEqual([]);
      }
    }
    const texts = (key: string) => confusionsOf(bankPool, wordOf(key)).words.map(({ lemma }) => lemma);
    expect(texts('get on with:verb')).not.toContain('get on');
    expect(texts('find:verb')).not.toContain('find out');
    expect(texts('lunch:noun')).not.toContain('lunchtime');
    expect(texts('go:verb')).not.toContain('gone');
  });

  it('prefers what learners mix up, listed in either entry', () => {
    const listed = (key: string) => {
      const { words, isKnown } = confusionsOf(bankPool, wordOf(key));
      return isKnown ? words.map(({ lemma }) => lemma) : [];
    };
    expect(listed('bring:verb')).toContain('take');
    expect(listed('take:verb')).toContain('bring');
    expect(listed('look after:verb')).toContain('look for');
    expect(listed('soup:noun')).toContain('soap');
  });

  it('falls back on near meanings of the topic, then on similar spelling', () => {
    const filed = (lemma: string, topic: Topic, definition: string, more: Partial<GameWord> = {}) =>
      oddWord(lemma, { level: 'A1', topic, definition, ...more });
    const lunch = filed('lunch', 'food-and-drink', 'a meal eaten at noon');
    const dinner = filed('dinner', 'food-and-drink', 'a meal eaten when the sun sets');
    const spoon = filed('spoon', 'food-and-drink', 'a tool that soup is lifted with');
    const lurch = filed('lurch', 'home', 'a sudden swing to one side');
    const others = Array.from({ length: 80 }, (_, n) => filed(`other${n}`, 'home', `matter${n} of object${n}`));
    const namesOf = (word: GameWord, words: readonly GameWord[]) =>
      confusionsOf(makePool(words), word).words.map(({ lemma }) => lemma);
    const all = [lunch, dinner, spoon, lurch, ...others];
    expect(namesOf(lunch, all)).toEqual(['dinner']);
    expect(
      namesOf(
        lunch,
        all.filter((word) => word !== dinner),
      ),
    ).toEqual(['lurch']);
    expect(
      namesOf(
        lunch,
        all.filter((word) => word !== dinner && word !== lurch),
      ),
    ).toEqual([]);
    const mixed = { ...lunch, confusions: ['spoon'] };
    expect(namesOf(mixed, [mixed, ...all.slice(1)])).toEqual(['spoon']);
  });

  it('is what nearly every false statement shows', () => {
    for (const level of levels) {
      const made = falseOnes(level, 40);
      expect(made.length).toBeGreaterThan(150);
      const real = made.filter(({ word, shown }) =>
        confusionsOf(bankPool, wordOf(word ?? '')).words.some(({ lemma }) => lemma === shown),
      );
      expect(real.length / made.length, level).toBeGreaterThan(0.9);
    }
  });

  it('decides what is false: words that learners mix up first', () => {
    let [known, stillTrue] = [0, 0];
    for (let seed = 0; seed < 100; seed += 1) {
      const words = shuffled(everythingAt('A1').words, seeded(seed));
      const material = { ...everythingAt('A1'), words };
      const written = { ...material.written, statements: [] };
      const round = makeTrueFalse({ ...material, written }, { items: 10, mode: 'mixed', canHear: false }, seeded(seed));
      if ('shortage' in round) throw new Error('nothing');
      const isKnown = ({ word }: TrueFalseItem) => confusionsOf(bankPool, wordOf(word ?? '')).isKnown;
      const falseUnknown = round.items.filter((item) => !item.isTrue && !isKnown(item));
      known += round.items.filter(isKnown).length;
      const trueKnown = round.items.filter((item) => item.isTrue && isKnown(item));
      if (falseUnknown.length > 0) expect(trueKnown).toEqual([]);
      stillTrue += trueKnown.length;
    }
    expect(known).toBeGreaterThan(100);
    expect(stillTrue).toBeLessThan(known / 10);
  });
});
