import type { Block } from './reading-order.ts';
import type { Piece } from './text-pieces.ts';
import { ended, isOneSize } from './text-pieces.ts';

export type PageLines = { blocks: Block[]; height: number };

const rules = {
  /** So many lines at the top and bottom may be running heads and feet. */
  edge: 3,
  /** A worksheet's two pages may begin alike; that a number stands on both needs no more. */
  pages: 3,
  numbers: 2,
  /** Enough repetitions in a long text: heads that change with the chapter don't stand on most pages. */
  enough: 4,
  /** Letters of the longest head. */
  letters: 80,
  /** How much larger than between lines of the text the gap between a head and the text is. */
  apart: 1.4,
  /** Lines of a text are so far apart at most, in units of the size of the letters: a page may have one line. */
  pitch: 2.5,
  /** In the same units: less is one line of writing. */
  sameLine: 0.35,
  /** How much larger than the text a heading is: "Chapter 3" isn't "Chapter 4", however alike they stand. */
  heading: 1.25,
};

/**
 * The pages without running heads, feet and page numbers: short lines among the outermost, set apart from the text, that
 * stand at the same height on most pages, or on several, with the same words. Numbers in them may differ, but not those of
 * headings. A sentence stays where it stands first: it may be something to do, and nothing that is read is lost.
 */
export function withoutRunningLines(pages: readonly PageLines[]): PageLines[] {
  const pitch = pitchOf(pages);
  const size = sizeOf(pages);
  const edges = pages.map((page) => edgesOf(page, pitch).map((line) => ({ line, key: keyOf(line, page, size) })));
  const seen = new Map<string, number[]>();
  for (const [at, lines] of edges.entries()) {
    for (const key of new Set(lines.map((each) => each.key))) seen.set(key, [...(seen.get(key) ?? []), at]);
  }
  const most = Math.min(rules.enough, Math.floor(pages.length / 2) + 1);
  return pages.map((page, at) => {
    const running = (edges[at] ?? []).filter(({ line, key }) => {
      const on = seen.get(key) ?? [];
      const isFirst = on[0] === at;
      const least = isPageNumber(line.text) ? rules.numbers : rules.pages;
      return on.length >= Math.max(least, most) && !(isFirst && isSentence(line.text));
    });
    const left = new Set(running.map(({ line }) => line));
    const blocks = page.blocks.map((block) => block.filter((line) => !left.has(line)));
    return { ...page, blocks: blocks.filter((block) => block.length > 0) };
  });
}

/** The usual distance between lines, in units of the size of the letters. */
function pitchOf(pages: readonly PageLines[]): number {
  const gaps = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => block.slice(1).map((line, at) => (line.y - (block[at]?.y ?? 0)) / line.size))
    .filter((gap) => gap > rules.sameLine)
    .sort((one, other) => one - other);
  return Math.min(gaps[Math.floor(gaps.length / 4)] ?? rules.pitch, rules.pitch);
}

/** The usual size of the letters. */
function sizeOf(pages: readonly PageLines[]): number {
  const sizes = pages.flatMap(({ blocks }) => blocks.flat()).map((line) => line.size);
  return sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
}

/** The outermost lines that may be heads and feet. */
function edgesOf({ blocks }: PageLines, pitch: number): Piece[] {
  const lines = blocks.flat().toSorted((one, other) => one.y - other.y);
  return [...new Set([...outermost(lines, pitch), ...outermost(lines.toReversed(), pitch)])];
}

/** @param lines from the edge of the page inwards */
function outermost(lines: readonly Piece[], pitch: number): Piece[] {
  const all = lines.slice(0, rules.edge);
  // The text begins after the last gap.
  const last = all.findLastIndex((line, at) => isApart(line, lines, at, pitch));
  const isSplit = (at: number) => [at, at - 1].some((first) => isOneParagraph(lines[first], lines[first + 1], pitch));
  return all.filter(
    (line, at) =>
      isPageNumber(line.text) || (at <= last && line.text.length <= rules.letters && !endsInWord(line) && !isSplit(at)),
  );
}

/** Whether the next line inwards is further away than lines of the text are, or written in another size. */
function isApart(line: Piece, lines: readonly Piece[], at: number, pitch: number): boolean {
  const inner = lines.slice(at + 1);
  const next = inner.find((each) => Math.abs(each.y - line.y) > rules.sameLine * line.size);
  return next !== undefined && (!isClose(line, next, pitch) || !isOneSize(line, next));
}

/** Whether two lines, in any order, are one sentence: nobody's head ends in the middle of one. */
function isOneParagraph(one: Piece | undefined, other: Piece | undefined, pitch: number): boolean {
  if (!one || !other || !isClose(one, other, pitch) || !isOneSize(one, other)) return false;
  const [upper, lower] = one.y <= other.y ? [one, other] : [other, one];
  return !ended.test(upper.text) && (/^\p{Ll}/u.test(lower.text) || /,$/.test(upper.text));
}

function isClose(one: Piece, other: Piece, pitch: number): boolean {
  return Math.abs(one.y - other.y) <= rules.apart * pitch * Math.max(one.size, other.size);
}

/** A word goes on in the next line. */
const endsInWord = ({ text }: Piece) => /\p{L}[-‐\u00AD]$/u.test(text);

const isSentence = (text: string) => ended.test(text) && text.split(' ').length > 2 && !isPageNumber(text);

/** Nothing but a number, in Roman digits too, or several, with the word for a page. */
function isPageNumber(text: string): boolean {
  return /^(?:page|p|seite|s|sayfa|página|pág)?[^\p{L}#]*#[^\p{L}]*(?:(?:of|von|de|sur)[^\p{L}#]*#[^\p{L}]*)?$/u.test(
    wordsOf(text),
  );
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\p{N}+/gu, '#')
    .replace(/^[ivxl]{1,7}$/, '#');
}

/** Heights count as the same within a hundredth of the page, lines when only whole numbers differ. */
function keyOf({ text, y, size }: Piece, { height }: PageLines, usual: number): string {
  const isHeading = size > rules.heading * usual && !isPageNumber(text);
  const words = isHeading ? text.toLowerCase() : text.replace(/(?<!\p{L})\p{N}+(?!\p{L})/gu, '#').toLowerCase();
  return `${Math.round((y / height) * 100)} ${isPageNumber(text) ? wordsOf(text) : words}`;
}
