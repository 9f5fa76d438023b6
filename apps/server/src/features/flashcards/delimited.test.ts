import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsMax, findSeparator, readDelimited } from './delimited.ts';

const read = (text: string, separator = ',') => [...readDelimited(text, separator)];
const cells = (text: string, separator = ',') => read(text, separator).map((row) => row.cells);

describe('a table written as text', () => {
  it.each([
    ['a,b', [['a', 'b']]],
    ['a,b\n', [['a', 'b']]],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,,', [['a', '', '']]],
    [',b', [['', 'b']]],
    ['"a,1","say ""hi"""', [['a,1', 'say "hi"']]],
    ['"two\nlines",b', [['two\nlines', 'b']]],
    ['"",b', [['', 'b']]],
    ['a "word" here,b', [['a "word" here', 'b']]],
    ['', []],
    ['\n \n,\n', []],
  ])('of %j has the cells %j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('counts lines as an editor does, with those inside cells and the empty ones', () => {
    const rows = read('a,b\n\n"one\r\ntwo\rthree",c\r\nd,e\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it('spoils only the line in which a quotation mark is not closed, or is closed too early', () => {
    expect(read('a,b\n"open,c\nd,e\n"x"y,f\ng,h')).toEqual([
      { line: 1, cells: ['a', 'b'], trouble: null },
      { line: 2, cells: ['"open,c'], trouble: 'quote-open' },
      { line: 3, cells: ['d', 'e'], trouble: null },
      { line: 4, cells: ['"x"y,f'], trouble: 'quote-open' },
      { line: 5, cells: ['g', 'h'], trouble: null },
    ]);
  });

  it('takes a quotation mark that closes only after a book of text for a mistake', () => {
    const [first, ...rest] = read(`"open,a\n${'x,y\n'.repeat(30_000)}"`);
    expect(first).toMatchObject({ line: 1, trouble: 'quote-open' });
    expect(rest[0]).toEqual({ line: 2, cells: ['x', 'y'], trouble: null });
  });

  it('gives back every cell that was written with quotation marks', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ü', ',', ';', '\t', '"', '\n', '\r', ' ') });
    const row = fc.array(cell, { minLength: 1, maxLength: 4 }).filter((texts) => texts.some((text) => text.trim()));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), fc.constantFrom(',', ';', '\t'), (rows, separator) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((texts) => `${texts.map(quoted).join(separator)}\r\n`).join('');
        expect(cells(text, separator)).toEqual(rows);
      }),
    );
  });
});

describe('the separator', () => {
  it.each([
    ['lend\tödünç vermek, borç vermek', '\t'],
    ['lend;ödünç vermek, borç vermek\nask;sormak', ';'],
    ['lend,leihen\nask,fragen', ','],
    ['one\ntwo\nthree; four\nfive; six', ';'],
    ['no table at all', '\t'],
  ])('of %j is %j', (text, separator) => {
    expect(findSeparator(text)).toBe(separator);
  });

  it('has one separator in every line, as the help of the import says', () => {
    const text = 'a,b\nc;d\ne,f';
    const separator = findSeparator(text);
    expect(separator).toBe(',');
    expect(cells(text, separator)).toEqual([['a', 'b'], ['c;d'], ['e', 'f']]);
  });

  it('takes no more cells than a row may have', () => {
    const wide = Array.from({ length: columnsMax + 1 }, (_, n) => n).join(',');
    expect([...readDelimited(`${wide}\na,b`, ',')]).toEqual([
      { line: 1, cells: [wide], trouble: 'too-many-columns' },
      { line: 2, cells: ['a', 'b'], trouble: null },
    ]);
  });

  it('looks only so far ahead where each line opens a mark that the next one closes and opens again', () => {
    // Scanning to the end of the text from every line would read it 200,000 times.
    const rows = [...readDelimited('x",y,"\n'.repeat(200_000), ',')];
    expect(rows).toHaveLength(200_000);
    expect(rows[0]).toEqual({ line: 1, cells: ['x",y,"'], trouble: 'too-many-columns' });
  });
});
