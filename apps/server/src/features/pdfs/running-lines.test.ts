import { describe, expect, it } from 'vitest';
import { withoutRunningLines } from './running-lines.ts';

/** A line of text, ten points high. */
const at = (x: number, y: number, text: string) => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  isRightToLeft: false,
});

describe('running lines', () => {
  const page = (number: number, head = 'A long story') => ({
    height: 600,
    blocks: [
      [
        at(50, 30, head),
        ...Array.from({ length: 8 }, (_, line) => at(50, 100 + 12 * line, `Page ${'abcdefgh'[number]} line ${line}`)),
        at(200, 580, `- ${number} -`),
      ],
    ],
  });
  const textsOf = (pages: ReturnType<typeof page>[]) =>
    withoutRunningLines(pages).map(({ blocks }) => blocks.flat().map(({ text }) => text));

  it('are left out, whatever their number', () => {
    const [first = []] = textsOf([page(0), page(1), page(2)]);
    expect(first).not.toContain('A long story');
    expect(first).not.toContain('- 0 -');
    expect(first).toHaveLength(8);
  });

  it('may change with the chapter', () => {
    const heads = ['One', 'One', 'One', 'One', 'Two', 'Two', 'Two', 'Two'];
    expect(textsOf(heads.map((head, number) => page(number, head))).flat()).not.toContain('One');
  });

  it('are no titles that stand on one page', () => {
    expect(textsOf([page(0, 'Once'), page(1, 'Twice'), page(2, 'Thrice')]).flat()).toContain('Twice');
  });

  it('are no headings that differ in their number, and no lines with numbers in their words', () => {
    const chapter = (number: number) => {
      const [lines = []] = page(number).blocks;
      const heading = { ...at(50, 30, `Chapter ${number}`), size: 20 };
      return { height: 600, blocks: [[heading, ...lines.slice(1, -1), at(50, 580, `unique${number}word cell`)]] };
    };
    const [, second = []] = textsOf([1, 2, 3, 4].map(chapter));
    expect(second).toContain('Chapter 2');
    expect(second).toContain('unique2word cell');
    const heads = textsOf([1, 2, 3, 4].map((number) => page(number, `Chapter ${number}`))).flat();
    expect(heads.filter((text) => text.startsWith('Chapter'))).toEqual([]);
  });

  /** Pages in the middle of a text, with these lines at their beginning. */
  const beginning = (count: number, lines: string[], gap = 12) =>
    Array.from({ length: count }, (_, number) => ({
      height: 600,
      blocks: [
        [
          ...lines.map((text, line) => at(50, 60 + 12 * line, text)),
          ...Array.from({ length: 8 }, (__, line) =>
            at(50, 48 + 12 * lines.length + gap + 12 * line, `Page ${'abcdefgh'[number]} line ${line}`),
          ),
        ],
      ],
    }));
  const worksheet = [
    'Name: Class: Date:',
    'Read the text carefully and underline every word that you do not know.',
    'Then answer the questions below in full sentences.',
  ];

  it.each([2, 4])('are no lines with which all %i pages of a worksheet begin', (count) => {
    for (const text of textsOf(beginning(count, worksheet))) expect(text).toEqual(expect.arrayContaining(worksheet));
  });

  it('are nothing but page numbers on two pages', () => {
    const [first = [], second] = textsOf(beginning(2, ['A long story'], 40));
    expect([first[0], second?.[0]]).toEqual(['A long story', 'A long story']);
    const texts = textsOf([page(0), page(1)]);
    expect(texts.flat().filter((text) => /^- \d -$/.test(text))).toEqual([]);
    expect(texts.flat().filter((text) => text === 'A long story')).toHaveLength(2);
  });

  it('are no sentence where it stands first', () => {
    const task = 'Read the text carefully.';
    expect(textsOf(beginning(4, [task], 40)).map((texts) => texts.includes(task))).toEqual([true, false, false, false]);
  });

  it('end in no sentence and no word that goes on below', () => {
    const divided = ['She was very happy with her inde-', 'pendence, and nobody could', 'ever take it away'];
    for (const texts of textsOf(beginning(4, divided, 40))) expect(texts).toEqual(expect.arrayContaining(divided));
  });

  it('may be two lines, or written smaller than the text right below', () => {
    expect(textsOf(beginning(4, ['A long story', 'Stories for rainy days'], 30)).flat()).not.toContain('A long story');
    const small = beginning(4, ['A long story']).map(({ height, blocks }) => ({
      height,
      blocks: blocks.map((block) => block.map((line, nth) => (nth === 0 ? { ...line, size: 8 } : line))),
    }));
    expect(textsOf(small).flat()).not.toContain('A long story');
  });
});
