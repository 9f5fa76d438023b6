/** A run of text as the PDF places it, in upright page coordinates: points from the top left, `y` at the baseline. */
export type PlacedText = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Direction of the line of writing, in degrees. */
  angle: number;
  isRightToLeft: boolean;
};

/** Part of a line without a gap that might be one between columns. */
export type Piece = Omit<PlacedText, 'angle'>;

/** In units of the size of the letters. */
const gaps = { word: 0.13, piece: 0.8, sameLine: 0.35 };

/**
 * The pieces of a page, by the direction of their writing, the main one first. Others are such as captions at the side
 * of a picture; what is written aslant is a watermark and left out.
 */
export function piecesOf(placed: readonly PlacedText[]): Piece[][] {
  const written = placed.filter(({ text, size }) => text.trim() !== '' && size > 0);
  const byAngle = Map.groupBy(written, ({ angle }) => straightAngle(angle));
  byAngle.delete(null);
  return [...byAngle]
    .map(([angle, some]) => rowsOf(some.map((each) => turned(each, angle ?? 0))).flatMap(split))
    .toSorted((one, other) => lettersIn(other) - lettersIn(one));
}

function lettersIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

/** 0, 90, 180 or 270, or null for what is aslant. */
function straightAngle(angle: number): number | null {
  const turn = (((Math.round(angle / 90) * 90) % 360) + 360) % 360;
  const apart = Math.abs(((angle - turn + 540) % 360) - 180);
  return apart < 5 ? turn : null;
}

function turned({ angle: _, ...piece }: PlacedText, by: number): Piece {
  const [cos, sin] = [Math.round(Math.cos((by * Math.PI) / 180)), Math.round(Math.sin((by * Math.PI) / 180))];
  return { ...piece, x: piece.x * cos + piece.y * sin, y: piece.y * cos - piece.x * sin };
}

/** Groups what stands on one line, from top to bottom; a raised number belongs to the line that it is raised from. */
export function rowsOf<Placed extends Piece>(pieces: readonly Placed[]): Placed[][] {
  const rows: Placed[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const [first] = rows.at(-1) ?? [];
    const isSame = first && piece.y - first.y <= gaps.sameLine * Math.max(first.size, piece.size);
    if (isSame) rows.at(-1)?.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

function split(row: readonly Piece[]): Piece[] {
  const pieces: Piece[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const each of row) {
    if (each.x - end > gaps.piece * each.size) pieces.push([each]);
    else pieces.at(-1)?.push(each);
    end = Math.max(end, each.x + each.width);
  }
  return pieces.map(joined);
}

/** Pieces of one line, from left to right, as one: in the order in which they are read. */
export function joined(row: readonly Piece[]): Piece {
  const x = Math.min(...row.map((each) => each.x));
  const end = Math.max(...row.map((each) => each.x + each.width));
  const letters = (some: readonly Piece[]) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  const isRightToLeft = letters(row.filter((each) => each.isRightToLeft)) * 2 > letters(row);
  const size = row.toSorted((one, other) => other.text.length - one.text.length)[0]?.size ?? 0;
  const text = textOf(isRightToLeft ? readFromRight(row) : row);
  return { text, x, y: row[0]?.y ?? 0, width: end - x, size, isRightToLeft };
}

/** Words of the other direction within such a line keep theirs. */
function readFromRight(row: readonly Piece[]): Piece[] {
  const runs: Piece[][] = [];
  for (const each of row) {
    const last = runs.at(-1)?.at(-1);
    if (last && isLatin(last) && isLatin(each)) runs.at(-1)?.push(each);
    else runs.push([each]);
  }
  return runs.toReversed().flat();
}

function isLatin({ text, isRightToLeft }: Piece): boolean {
  return !isRightToLeft && /[\p{L}\p{N}]/u.test(text);
}

function textOf(row: readonly Piece[]): string {
  let text = '';
  let last: Piece | undefined;
  for (const each of row) {
    const gap = last ? Math.max(each.x - last.x - last.width, last.x - each.x - each.width) : 0;
    text += last && gap > gaps.word * each.size ? ` ${each.text}` : each.text;
    last = each;
  }
  return plainText(text);
}

/** TeX's older fonts have accents as signs of their own, before the letter. */
const accents: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '¨': '\u0308',
  '˜': '\u0303',
};

/**
 * Letters as they are typed: ligatures and Arabic letters in their forms are resolved, a hidden hyphen stays only where
 * a line ends, and signs of a font's own are left out.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFC]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/([´`ˆ¨˜])([aeiouy])/giu, (_, accent: string, vowel: string) => `${vowel}${accents[accent]}`)
    .normalize('NFC')
    .replace(/\u00AD(?=.)/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\uFEFF\uFFFD\u200B-\u200F\u202A-\u202E\u2060-\u2069]/gu, '')
    .trim();
}

/** Whether two lines are written in letters of one size. */
export function isOneSize(one: Piece, other: Piece): boolean {
  return Math.abs(one.size - other.size) <= 0.08 * Math.max(one.size, other.size);
}

/** A line at whose end a sentence ends. */
export const ended = /[.!?…:]["'”’)\]»]*$/;
