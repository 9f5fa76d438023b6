import type { Piece } from './text-pieces.ts';
import { joined, rowsOf } from './text-pieces.ts';

/** Lines that are read one after the other: a column, or what stands across several. */
export type Block = Piece[];

const rules = {
  /** Lines that a column has at least, beside those of the next. */
  lines: 3,
  /** Letters that a piece of a column has on average; less is a table, which is read line by line. */
  letters: 12,
  /** The share of pieces that may stand across. */
  across: 0.3,
};

/**
 * The lines of a page in reading order. Columns are told by a gap from top to bottom that few lines cross; those, such
 * as a title, divide the page into parts whose columns are read one after the other.
 */
export function readingOrder(pieces: readonly Piece[]): Block[] {
  const gutter = findGutter(pieces);
  if (gutter === null) return pieces.length === 0 ? [] : [rowsOf(pieces).map(joined)];
  const sides = sidesOf(pieces, gutter);
  const isFromRight = sides.left.filter(({ isRightToLeft }) => isRightToLeft).length * 2 > sides.left.length;
  return partsBy(sides).flatMap(({ across, left, right }) => [
    ...(across.length > 0 ? [rowsOf(across).map(joined)] : []),
    ...(isFromRight ? [right, left] : [left, right]).flatMap(readingOrder),
  ]);
}

type Sides = Record<'across' | 'left' | 'right', Piece[]>;

function sidesOf(pieces: readonly Piece[], at: number): Sides {
  const left = pieces.filter(({ x, width }) => x + width <= at);
  const right = pieces.filter(({ x }) => x >= at);
  return { left, right, across: pieces.filter((each) => !left.includes(each) && !right.includes(each)) };
}

/** What stands across, with the columns below it up to the next that does. */
function partsBy({ across, left, right }: Sides): Sides[] {
  const parts: Sides[] = [{ across: [], left: [], right: [] }];
  const sides = [
    ...across.map((piece) => ({ side: 'across' as const, piece })),
    ...left.map((piece) => ({ side: 'left' as const, piece })),
    ...right.map((piece) => ({ side: 'right' as const, piece })),
  ];
  for (const { side, piece } of sides.toSorted((one, other) => one.piece.y - other.piece.y)) {
    const part = parts.at(-1);
    if (side === 'across' && part && part.left.length + part.right.length > 0) {
      parts.push({ across: [piece], left: [], right: [] });
    } else part?.[side].push(piece);
  }
  return parts;
}

/** Where the page is divided into two columns, or a column and several; null where it isn't. */
function findGutter(pieces: readonly Piece[]): number | null {
  if (pieces.length < 2 * rules.lines) return null;
  let best: { at: number; crossed: number; room: number } | null = null;
  for (const { at, room } of gapsIn(pieces)) {
    const { left, right, across } = sidesOf(pieces, at);
    if (across.length > rules.across * pieces.length || !areColumns(left, right)) continue;
    const isBetter = !best || across.length < best.crossed || (across.length === best.crossed && room > best.room);
    if (isBetter) best = { at, crossed: across.length, room };
  }
  return best?.at ?? null;
}

/** Every place where a piece ends and the next one begins only later, once each. */
function gapsIn(pieces: readonly Piece[]): { at: number; room: number }[] {
  const starts = [...new Set(pieces.map(({ x }) => Math.round(x)))].sort((one, other) => one - other);
  const ends = [...new Set(pieces.map(({ x, width }) => Math.round(x + width)))];
  return ends.flatMap((end) => {
    const next = starts.find((start) => start > end);
    return next === undefined ? [] : [{ at: (end + next) / 2, room: next - end }];
  });
}

function areColumns(left: readonly Piece[], right: readonly Piece[]): boolean {
  return [
    [left, right],
    [right, left],
  ].every(([these = [], those = []]) => {
    const ys = those.map(({ y }) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const beside = these.filter(({ y }) => y >= top && y <= bottom);
    const letters = these.reduce((sum, { text }) => sum + text.length, 0);
    return beside.length >= rules.lines && letters >= rules.letters * these.length;
  });
}
