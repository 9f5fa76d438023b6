import { joinAtLineEnd } from '@wordgrove/language';
import type { Block } from './reading-order.ts';
import type { Piece } from './text-pieces.ts';
import { ended, isOneSize } from './text-pieces.ts';

type IsWord = (word: string) => boolean;

type Paragraph = { text: string; last: Piece };

/** A number, letter or sign that begins a point of a list, whose further lines are indented. */
const point = /^(?:[•▪◦●○■–*-]|\(?\p{N}{1,3}[.)]|\(?\p{L}[.)])(?:\s|$)/u;

/** The text of a page: paragraphs apart by an empty line. One that goes on in the next column is put together. */
export function textOfPage(blocks: readonly Block[], isWord: IsWord): string {
  const paragraphs: Paragraph[] = [];
  for (const block of blocks) {
    const [first, ...rest] = paragraphsOf(block, isWord);
    if (!first) continue;
    const before = paragraphs.at(-1);
    if (before && goesOn(before, first)) {
      before.text = joinAtLineEnd(before.text, first.text, isWord);
      before.last = first.last;
    } else paragraphs.push(first);
    paragraphs.push(...rest);
  }
  return paragraphs.map(({ text }) => text).join('\n\n');
}

/** A word that is divided between two pages belongs to the one where it begins. */
export function joinPages(texts: readonly string[], isWord: IsWord): string[] {
  const joined = [...texts];
  for (const [at, text] of joined.entries()) {
    const next = joined[at + 1];
    const [rest = ''] = /^\p{Ll}\S*/u.exec(next ?? '') ?? [];
    if (next === undefined || rest === '' || !/\p{L}[-‐]$/u.test(text)) continue;
    joined[at] = joinAtLineEnd(text, rest, isWord);
    joined[at + 1] = next.slice(rest.length).trimStart();
  }
  return joined;
}

function goesOn(before: Paragraph, next: Paragraph): boolean {
  return !ended.test(before.text) && /^\p{Ll}/u.test(next.text) && isOneSize(before.last, next.last);
}

function paragraphsOf(block: Block, isWord: IsWord): Paragraph[] {
  const shape = shapeOf(block);
  const paragraphs: Paragraph[] = [];
  for (const [at, line] of block.entries()) {
    if (line.text === '') continue;
    const before = block[at - 1];
    const last = paragraphs.at(-1);
    if (!before || !last || beginsParagraph(shape, before, line, block[at + 1])) {
      paragraphs.push({ text: line.text, last: line });
    } else {
      last.text = joinAtLineEnd(last.text, line.text, isWord);
      last.last = line;
    }
  }
  return paragraphs;
}

type Shape = { left: number; right: number; pitch: number; size: number };

/** The usual margins, distance between lines, and size; short and long lines don't count. */
function shapeOf(block: Block): Shape {
  const apart = block.slice(1).map((line, at) => line.y - (block[at]?.y ?? 0));
  return {
    left: quantile(
      block.map(({ x }) => x),
      0.1,
    ),
    right: quantile(
      block.map(({ x, width }) => x + width),
      0.9,
    ),
    pitch: quantile(apart, 0.25),
    size: quantile(
      block.map(({ size }) => size),
      0.5,
    ),
  };
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function beginsParagraph(shape: Shape, before: Piece, line: Piece, next: Piece | undefined): boolean {
  if (!isOneSize(before, line)) return true;
  const usual = shape.pitch * Math.max(1, line.size / shape.size);
  if (line.y - before.y > 1.2 * usual) return true;
  if (point.test(line.text)) return true;
  return isIndented(shape, before, line, next) || endsShort(shape, before, line);
}

/** Only the first line is indented; in a list it is the others. */
function isIndented({ left }: Shape, before: Piece, line: Piece, next: Piece | undefined): boolean {
  if (line.isRightToLeft || point.test(before.text)) return false;
  const isIn = ({ x }: Piece) => x > left + 0.8 * line.size;
  return isIn(line) && !isIn(before) && (!next || !isIn(next));
}

/** Whether the line's first word would still have had room in the line before. */
function endsShort({ right }: Shape, before: Piece, line: Piece): boolean {
  if (!ended.test(before.text) || line.isRightToLeft) return false;
  const [word = ''] = line.text.split(' ');
  const letter = line.width / Math.max(1, line.text.length);
  return right - before.x - before.width > 1.3 * letter * (word.length + 1);
}
