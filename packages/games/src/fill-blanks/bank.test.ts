import { levels } from '@wordgrove/contract/levels';
import { formsOf } from '@wordgrove/language';
import { describe, expect, it } from 'vitest';
import { seeded, shuffled } from '#random.ts';
import { bankPool, bankWords, everythingAt, oddWord } from '#testing/materials.ts';
import type { GameWord } from '#word.ts';
import { accepts } from './accepted.ts';
import { ownFormLike } from './own-form.ts';
import { makeFillBlanks } from './round.ts';

const wordOf = (key: string): GameWord => {
  const found = bankWords.find((word) => word.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

const formless = ['can', 'could', 'may', 'might', 'must', 'shall', 'should', 'will', 'would', 'ought', 'used', 'going'];

/** Everything that a bank may hold: words of the word bank, their forms, and words of the exercise's own texts. */
const real = new Set(
  [
    ...bankWords.flatMap(({ lemma, forms }) => [lemma, ...forms]),
    ...bankWords.flatMap(({ lemma, pos }) =>
      pos === 'verb' && !formless.includes(lemma.split(' ')[0] ?? '') ? formsOf(lemma, 'verb') : [],
    ),
    ...bankWords.flatMap(({ definition, examples }) => [definition, ...examples].flatMap(wordsIn)),
    ...levels.flatMap((level) =>
      everythingAt(level).written.cloze.flatMap(({ item: { answers, bank } }) => [...answers, ...bank]),
    ),
  ].map((text) => text.toLowerCase()),
);

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}'-]+/gu) ?? [];
}

const never = new Set(
  'mighted,woulds,useds to,uses to,refreshmentses,wildlives,snowboardings,cookings,vegetations'.split(','),
);

function roundAt(level: (typeof levels)[number]) {
  const round = makeFillBlanks(everythingAt(level), { items: 20, mode: 'bank', canHear: false }, seeded(4));
  if ('shortage' in round) throw new Error(`nothing at ${level}`);
  return round;
}

describe('the words of a bank', () => {
  it('all exist', () => {
    for (const level of levels) {
      const material = everythingAt(level);
      for (let seed = 0; seed < 60; seed += 1) {
        const words = shuffled(material.words, seeded(seed));
        const written = seed % 2 ? material.written : { ...material.written, cloze: [] };
        const round = makeFillBlanks(
          { ...material, words, written },
          { items: 10, mode: 'bank', canHear: false },
          seeded(seed),
        );
        if ('shortage' in round) throw new Error(`nothing at ${level}`);
        const right = new Set(round.items.flatMap(({ answers }) => answers.map((answer) => answer.toLowerCase())));
        const texts = round.bank.map(({ text }) => text.toLowerCase()).filter((text) => !right.has(text));
        expect(texts.filter((text) => never.has(text))).toEqual([]);
        const missing = texts.filter((text) => !real.has(text) && !text.split(/\s+/).every((part) => real.has(part)));
        expect(missing, `${level} ${seed}`).toEqual([]);
      }
    }
  });

  it("take the missing word's form only if they have it", () => {
    const like = (right: string, text: string, other: GameWord) => ownFormLike(wordOf(right), text, other, bankPool);
    for (const key of ['might:verb', 'would:verb', 'used to:verb', 'ought to:verb', 'going to:verb']) {
      for (const text of ['went', 'goes', 'going']) expect(like('go:verb', text, wordOf(key)), key).toBeNull();
    }
    expect(like('go:verb', 'went', wordOf('eat:verb'))).toBe('ate');
    expect(like('go:verb', 'goes', wordOf('look after:verb'))).toBe('looks after');
    for (const key of ['refreshments:noun', 'wildlife:noun', 'snowboarding:noun', 'cooking:noun', 'vegetation:noun']) {
      expect(like('dog:noun', 'dogs', wordOf(key)), key).toBeNull();
    }
    expect(like('dog:noun', 'dogs', wordOf('child:noun'))).toBe('children');
    expect(like('dog:noun', 'dogs', wordOf('shoe:noun'))).toBe('shoes');
    expect(like('dog:noun', 'dog', wordOf('cooking:noun'))).toBe('cooking');
    expect(like('big:adjective', 'bigger', wordOf('dead:adjective'))).toBeNull();
    expect(like('big:adjective', 'bigger', wordOf('good:adjective'))).toBe('better');
    const unknown = oddWord('blorp', { pos: 'verb' });
    expect(like('go:verb', 'went', unknown)).toBe('blorped');
  });

  it('give nothing away by capitals', () => {
    for (const level of levels) {
      const { bank } = roundAt(level);
      expect(bank.filter(({ text }) => /^(?:How|What|Where|Has|Have|Are|Is|The|She|They|My|If)$/.test(text))).toEqual(
        [],
      );
    }
  });

  it('never mean the same as a missing one', () => {
    for (const level of levels) {
      const { items, bank } = roundAt(level);
      for (const { clue, word, answers } of items) {
        if (!clue || !word) continue;
        const own = wordOf(word);
        const others = bank.filter(({ text }) => !accepts(answers, text)).map(({ text }) => text.toLowerCase());
        const alike = bankWords.filter(({ lemma, pos }) => others.includes(lemma.toLowerCase()) && pos === own.pos);
        expect(alike.filter(({ meanings }) => meanings.some((each) => own.meanings.includes(each)))).toEqual([]);
      }
    }
  });
});
