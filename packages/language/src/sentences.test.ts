import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentences } from './sentences.ts';

const split = (text: string) => sentences(text).map((sentence) => sentence.text);

describe('sentences', () => {
  it.each([
    ['Mr. Smith met Dr. J. Lee. They talked.', ['Mr. Smith met Dr. J. Lee.', 'They talked.']],
    ['It costs 3.50 pounds, e.g. for tea. Really!', ['It costs 3.50 pounds, e.g. for tea.', 'Really!']],
    ['“Really?” John asked. "No!" he said. Oh.', ['“Really?” John asked.', '"No!" he said.', 'Oh.']],
    [
      'Well... I think so... maybe. But wait… Then it ended.',
      ['Well... I think so... maybe.', 'But wait…', 'Then it ended.'],
    ],
    ['He left at 5 p.m. We stayed. At 6 p.m. we left.', ['He left at 5 p.m.', 'We stayed.', 'At 6 p.m. we left.']],
    ['See No. 5 on p. 12. What?! Yes.', ['See No. 5 on p. 12.', 'What?!', 'Yes.']],
    ['(He left.) She came.', ['(He left.)', 'She came.']],
    ['It is my friend and I. She came.', ['It is my friend and I.', 'She came.']],
    ['A Day Out\n\nWe went out\nearly.', ['A Day Out', 'We went out\nearly.']],
    ['This is plan B. We go. Vitamin C. Is it good?', ['This is plan B.', 'We go.', 'Vitamin C.', 'Is it good?']],
    [
      'Come at 9 a.m. Monday. It starts at 10 a.m. Bring a pen.',
      ['Come at 9 a.m. Monday.', 'It starts at 10 a.m.', 'Bring a pen.'],
    ],
    ['  \n ', []],
  ])('splits %j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it('loses nothing but white space, and its offsets cut the sentences out of the text', () => {
    const piece = fc.constantFrom(
      'Mr. ',
      'e.g. ',
      'I',
      '. ',
      '... ',
      '“',
      '”',
      '? ',
      'No. ',
      '5',
      '\n\n',
      ' ',
      'said ',
      'Then ',
      '(',
      ')',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.string(), (pieces, rest) => {
        const text = pieces.join('') + rest;
        const found = sentences(text);
        for (const { start, end, text: own } of found) expect(text.slice(start, end)).toBe(own);
        expect(
          found
            .map((sentence) => sentence.text)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
