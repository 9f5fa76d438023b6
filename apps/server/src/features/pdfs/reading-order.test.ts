import { describe, expect, it } from 'vitest';
import { joinPages, textOfPage } from './paragraphs.ts';
import { readingOrder } from './reading-order.ts';
import type { PlacedText } from './text-pieces.ts';
import { piecesOf } from './text-pieces.ts';

/** A line of text in a column, ten points high. */
const at = (x: number, y: number, text: string): PlacedText => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  angle: 0,
  isRightToLeft: false,
});

const isWord = (text: string) => ['window', 'well', 'known'].includes(text);
const read = (placed: readonly PlacedText[]) => textOfPage(piecesOf(placed).flatMap(readingOrder), isWord);

const column = (x: number, y: number, name: string) =>
  Array.from({ length: 4 }, (_, line) => at(x, y + 12 * line, `${name} is line ${line} and more`));

describe('the order of reading', () => {
  it('goes down one column after the other, however the file orders them', () => {
    const text = read([...column(250, 100, 'right'), ...column(50, 100, 'left')]);
    expect(text.indexOf('left is line 3')).toBeLessThan(text.indexOf('right is line 0'));
  });

  it('goes down three columns', () => {
    const text = read([...column(50, 100, 'first'), ...column(200, 100, 'second'), ...column(350, 100, 'third')]);
    expect(text.match(/first|second|third/g)?.join(' ')).toBe(
      'first first first first second second second second third third third third',
    );
  });

  it('starts over below a line that spans the columns', () => {
    const across = at(50, 160, 'A title that stands across both of the two columns of the page.');
    const text = read([
      ...column(50, 100, 'upper left'),
      ...column(250, 100, 'upper right'),
      across,
      ...column(50, 190, 'lower left'),
      ...column(250, 190, 'lower right'),
    ]);
    const places = ['upper left', 'upper right', 'A title', 'lower left', 'lower right'].map((each) =>
      text.indexOf(each),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('goes along the lines of a table', () => {
    const rows = ['cat', 'dog', 'cow', 'hen'].flatMap((name, row) => [
      at(50, 100 + 12 * row, name),
      at(200, 100 + 12 * row, `${row} legs`),
    ]);
    expect(read(rows).replace(/\s+/g, ' ')).toBe('cat 0 legs dog 1 legs cow 2 legs hen 3 legs');
  });

  it('leaves out slanted text', () => {
    expect(read([at(50, 100, 'A text.'), { ...at(100, 300, 'DRAFT'), angle: 45 }])).toBe('A text.');
  });
});

describe('a paragraph', () => {
  it('is recognised by a gap, a larger size or an indented line', () => {
    const lines = [
      { ...at(50, 60, 'A heading'), size: 16 },
      at(50, 80, 'The first paragraph goes on'),
      at(50, 92, 'for two lines of words'),
      at(60, 104, 'and the second is indented'),
      at(50, 116, 'in its first line alone.'),
      at(50, 140, 'The third comes after a gap'),
      at(50, 152, 'and ends here.'),
    ];
    expect(read(lines).split('\n\n')).toEqual([
      'A heading',
      'The first paragraph goes on for two lines of words',
      'and the second is indented in its first line alone.',
      'The third comes after a gap and ends here.',
    ]);
  });

  it('goes on in the next column', () => {
    const text = read([
      ...column(50, 100, 'It').slice(0, 3),
      at(50, 136, 'until it comes to a win-'),
      at(250, 100, 'dow in the other column.'),
      ...column(250, 112, 'Then').slice(0, 3),
    ]);
    expect(text).toContain('until it comes to a window in the other column.');
  });
});

describe('a word', () => {
  it('that is divided between two pages belongs to the first', () => {
    expect(joinPages(['Look at the win-', 'dow. It is open.'], isWord)).toEqual(['Look at the window.', 'It is open.']);
    expect(joinPages(['It is a well-', 'known one.'], isWord)).toEqual(['It is a well-known', 'one.']);
  });

  it('that is whole stays where it is', () => {
    const pages = ['He looked', 'at it.', 'A dash -', 'and more', 'Long-', 'Island'];
    expect(joinPages(pages, isWord)).toEqual(pages);
  });
});
