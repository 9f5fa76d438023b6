import { words } from '@wordgrove/language';
import { isUsualWord } from '@wordgrove/language/level-of';
import { describe, expect, it } from 'vitest';
import { pagesOfText } from './text-pages.ts';

const pages = (text: string) => pagesOfText(text, (word) => isUsualWord(word));
const sentence = 'The small dog ran over the hill and slept under an old tree.';
const paragraph = (sentences: number) => Array.from({ length: sentences }, () => sentence).join(' ');

describe('the pages of a text file', () => {
  it('have 250 to 350 words and end with a paragraph', () => {
    const text = Array.from({ length: 40 }, () => paragraph(4)).join('\n\n');
    const counts = pages(text).map((page) => words(page).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(350);
    expect(Math.min(...counts.slice(0, -1))).toBeGreaterThanOrEqual(250);
    expect(pages(text).join('\n\n')).toBe(text);
  });

  it('end with a sentence where a paragraph is longer than a page', () => {
    const found = pages(`${paragraph(60)}\n\nThe end.`);
    expect(found.length).toBeGreaterThan(1);
    for (const page of found) expect(page).toMatch(/^The .*\.$/s);
    expect(words(found.join(' '))).toHaveLength(60 * 13 + 2);
  });

  it('are cut at words where there is no sentence', () => {
    const found = pages('word '.repeat(1000));
    expect(found.map((page) => words(page).length)).toEqual([350, 350, 300]);
  });

  it('put wrapped lines together, and words that are divided there', () => {
    const text =
      'It was a long winter, and the children of the village were get-\nting tired of the snow.\n\nThen came spring.';
    expect(pages(text)).toEqual([
      'It was a long winter, and the children of the village were getting tired of the snow.\n\nThen came spring.',
    ]);
  });

  it('leave the lines of a poem alone', () => {
    const poem = 'The moon is high,\nthe fields are white.\n\nA fox walks by\nwithout a light.';
    expect(pages(poem)).toEqual([poem]);
  });

  it('take each line of a text without empty ones for a paragraph', () => {
    const text = `${paragraph(3)}\n${paragraph(2)}`;
    expect(pages(text)).toEqual([`${paragraph(3)}\n\n${paragraph(2)}`]);
  });

  it('are none for an empty text', () => {
    expect(pages(' \r\n\r\n ')).toEqual([]);
  });
});
