import { levels, runningWords } from '@wordgrove/language';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '#features/pdfs/rules.ts';
import { addPage, noForms, vocabularyOf } from '#features/pdfs/rules.ts';
import { openContent } from '#platform/teaching-content.ts';
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

  it("aren't names to learn", () => {
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

describe('the measured level of our own passages', () => {
  let apart: number[] = [];

  beforeAll(() => {
    apart = openContent().passages.map(({ level, title, paragraphs }) => {
      const measured = read([title, ...paragraphs].join('\n\n')).level;
      return Math.abs(levels.indexOf(measured ?? 'A1') - levels.indexOf(level));
    });
  });

  it('is that which they were written for, or next to it', () => {
    expect(apart.length).toBeGreaterThanOrEqual(40);
    expect(share((steps) => steps <= 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('is mostly exactly that', () => {
    expect(share((steps) => steps === 0)).toBeGreaterThanOrEqual(0.6);
  });

  const share = (counts: (steps: number) => boolean) => apart.filter(counts).length / apart.length;
});
