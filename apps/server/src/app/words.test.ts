import type { Level } from '@wordgrove/language';
import { levels, runningWords, tokens } from '@wordgrove/language';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '#features/pdfs/rules.ts';
import { addPage, noForms, vocabularyOf } from '#features/pdfs/rules.ts';
import { openContent } from '#platform/teaching-content.ts';
import { judgingPassages, settingPassages } from '#testing/name-passages.ts';
import { dictionaryWords } from './words.ts';

function read(text: string): Vocabulary {
  const all = noForms();
  addPage(all, { page: 1, text, ...runningWords(text) });
  const found = [...all.forms.keys()].flatMap((form) => {
    const word = dictionaryWords.wordOfForm(form);
    return word ? [[form, word] as const] : [];
  });
  return vocabularyOf(all, new Map(found));
}

describe('the words of a text, as the dictionary knows them', () => {
  it('are those that its forms usually stand for', () => {
    const { keys } = read('She was carrying the children’s better books on Monday, and they ran away.');
    expect(Object.fromEntries(keys)).toMatchObject({
      was: 'be:verb',
      carrying: 'carry:verb',
      "children's": 'child:noun',
      better: 'good:adjective',
      books: 'book:noun',
      monday: 'monday:noun',
      ran: 'run:verb',
      the: 'the:determiner',
    });
  });

  it("leave out names, and don't count them as unlisted", () => {
    const text =
      'Defne lives in London with Rose. Every morning Rose waters a flower. Then the sun rose. Mr. Flint sleeps.';
    const { keys, unlistedWords } = read(text);
    expect([...keys.keys()]).not.toContain('london');
    expect([...keys.keys()]).not.toContain('defne');
    expect([...keys.keys()]).not.toContain('flint');
    expect(unlistedWords).toBe(0);
  });

  it('may be in no dictionary', () => {
    expect(read('The zorbl sleeps, and two zorbls eat.').unlistedWords).toBe(2);
  });
});

describe('the names of passages that weren’t looked at while the rules were set', () => {
  const judged = judgingPassages.map(judgeNames);
  const sum = (count: (one: (typeof judged)[number]) => number) => judged.reduce((all, one) => all + count(one), 0);

  it('are found, but for a few', () => {
    expect(sum(({ right }) => right) / sum(({ names }) => names)).toBeGreaterThanOrEqual(0.95);
  });

  it('are names, but for a few', () => {
    expect(sum(({ right }) => right) / sum(({ found }) => found)).toBeGreaterThanOrEqual(0.95);
  });

  it('are found and are names in those that the rules were set on, too', () => {
    for (const { right, names, found } of settingPassages.map(judgeNames)) {
      expect(right / names).toBeGreaterThanOrEqual(0.7);
      expect(right / found).toBeGreaterThanOrEqual(0.7);
    }
  });
});

/** Names by running words: how many there are, how many were found, and how many of these are names. */
function judgeNames(marked: string): { names: number; found: number; right: number } {
  const all = { names: 0, found: 0, right: 0 };
  const { names } = read(marked.replaceAll(/[*~]/g, ''));
  const timesAfter = (mark: string) => {
    const times = new Map<string, number>();
    for (const [at, { normal }] of tokens(marked).entries())
      if (tokens(marked)[at - 1]?.text === mark) times.set(normal, (times.get(normal) ?? 0) + 1);
    return times;
  };
  const [real, unclear] = [timesAfter('*'), timesAfter('~')];
  for (const form of new Set([...names.keys(), ...real.keys()])) {
    const [there, found] = [real.get(form) ?? 0, names.get(form) ?? 0];
    all.names += there;
    all.right += Math.min(there, found);
    all.found += Math.max(Math.min(there, found), found - (unclear.get(form) ?? 0));
  }
  return all;
}

describe('the measured level of our own passages', () => {
  /** `setting`: the passages that the bounds of levels were set on, every second of a level; the others judge them. */
  let apart: { steps: number; level: Level; isSetting: boolean }[] = [];

  beforeAll(() => {
    apart = openContent().passages.map(({ level, title, paragraphs }, at) => {
      const measured = read([title, ...paragraphs].join('\n\n')).level;
      return { level, isSetting: at % 2 === 0, steps: levels.indexOf(measured ?? 'A1') - levels.indexOf(level) };
    });
  });

  it('is that which they were written for, or next to it', () => {
    expect(apart.length).toBeGreaterThanOrEqual(40);
    expect(apart.filter(({ steps }) => Math.abs(steps) > 1)).toEqual([]);
  });

  it.each([true, false])('is mostly exactly that, set on these: %s', (isSetting) => {
    const judged = apart.filter((each) => each.isSetting === isSetting);
    expect(judged.filter(({ steps }) => steps === 0).length / judged.length).toBeGreaterThanOrEqual(0.75);
  });

  it.each(levels)('is too low as rarely as too high, by half a level at most: %s', (level) => {
    const off = apart.filter((each) => each.level === level).map(({ steps }) => steps);
    expect(Math.abs(off.reduce((sum, steps) => sum + steps, 0) / off.length)).toBeLessThanOrEqual(0.5);
  });
});
