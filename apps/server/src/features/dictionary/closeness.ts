/** No difference costs less. */
export const cheapestEdit = 4;

/** Costs of edits; replacing a letter by an unrelated one costs 10. */
const costs = {
  strange: 10,
  /** A letter beside the right one on the keyboard. */
  neighbour: 8,
  /** A letter that may sound like the right one. */
  alike: 5,
  /** One vowel for another. */
  vowel: 6,
  swapped: 6,
  /** A doubled letter written once, or a single one doubled. */
  doubled: cheapestEdit,
  /** An extra or missing letter that is hardly heard. */
  silent: 6,
  /** An extra or missing space, hyphen or apostrophe. */
  space: 5,
  missing: 9,
  /** The first letter is rarely wrong by chance. */
  first: 5,
} as const;

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const soundsLike = 'ckqs,sz,sc,gj,fv,td,mn,iy,ey,uw,xs,ai,pb,ie,ea'.split(',');
const silentLetters = 'ehguwkpt';
const vowels = 'aeiouy';
const size = 128;
const longest = 64;

const substitution = substitutionTable();
const omissions = omissionTable();
const row0 = new Int32Array(longest + 1);
const row1 = new Int32Array(longest + 1);
const row2 = new Int32Array(longest + 1);

/**
 * The distance between a word and the typed text, in tenths of an edit, weighted by common errors: swapped and doubled
 * letters, vowels, letters of the same sound, neighbouring keys. Any number above `limit` means more than that.
 *
 * @param typed ASCII codes, at most 64
 * @param word its position: `bytes` from `start` to `end`
 */
export function typoCost(typed: Uint8Array, bytes: Uint8Array, start: number, end: number, limit: number): number {
  const width = end - start;
  if (width > longest || typed.length > longest) return limit + 1;
  let [before, last, row] = [row0, row1, row2];
  last[0] = 0;
  for (let j = 1; j <= width; j += 1)
    last[j] = at(last, j - 1) + omission(code(bytes, start + j - 1), code(bytes, start + j - 2), j === 1);
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = code(typed, i - 1);
    const previous = code(typed, i - 2);
    const extra = omission(letter, previous, i === 1);
    row[0] = at(last, 0) + extra;
    let least = at(row, 0);
    for (let j = 1; j <= width; j += 1) {
      const other = code(bytes, start + j - 1);
      const otherBefore = j > 1 ? code(bytes, start + j - 2) : 0;
      const change =
        letter === other ? 0 : at(substitution, letter * size + other) + (i === 1 && j === 1 ? costs.first : 0);
      let cost = at(last, j - 1) + change;
      const tooMany = at(last, j) + (letter === other ? costs.doubled : extra);
      if (tooMany < cost) cost = tooMany;
      const tooFew = at(row, j - 1) + omission(other, otherBefore, j === 1);
      if (tooFew < cost) cost = tooFew;
      if (letter === otherBefore && other === previous && letter !== other) {
        const swapped = at(before, j - 2) + costs.swapped;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit + costs.strange) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return at(last, width);
}

/** The cost of an extra or missing letter. */
function omission(letter: number, previous: number, isFirst: boolean): number {
  if (isFirst) return costs.strange;
  return letter === previous ? costs.doubled : at(omissions, letter);
}

function omissionTable(): Int32Array {
  const table = new Int32Array(size).fill(costs.missing);
  for (const mark of " -'") table[mark.charCodeAt(0)] = costs.space;
  for (const letter of silentLetters) table[letter.charCodeAt(0)] = costs.silent;
  return table;
}

function substitutionTable(): Int32Array {
  const table = new Int32Array(size * size).fill(costs.strange);
  const set = (one: string, other: string, cost: number) => {
    table[one.charCodeAt(0) * size + other.charCodeAt(0)] = cost;
    table[other.charCodeAt(0) * size + one.charCodeAt(0)] = cost;
  };
  for (const [index, row] of rows.entries()) {
    for (const [place, key] of [...row].entries()) {
      for (const near of [row[place + 1], rows[index + 1]?.[place - 1], rows[index + 1]?.[place]])
        if (near) set(key, near, costs.neighbour);
    }
  }
  for (const one of vowels) for (const other of vowels) set(one, other, costs.vowel);
  for (const group of soundsLike) for (const one of group) for (const other of group) set(one, other, costs.alike);
  return table;
}

function code(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

function at(row: Int32Array, index: number): number {
  return row[index] ?? 0;
}
