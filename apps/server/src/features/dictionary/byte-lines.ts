const newline = 10;
const space = 32;

/**
 * The start of the line whose first field is the key, in a file with lines sorted by bytes and fields separated by
 * spaces; -1 when there is none.
 */
export function findLine(file: Buffer, key: string): number {
  const wanted = Buffer.from(key, 'latin1');
  let low = 0;
  let high = file.length;
  while (low < high) {
    const start = lineStart(file, (low + high) >> 1);
    const order = compareField(file, start, wanted);
    if (order === 0) return start;
    if (order < 0) low = lineEnd(file, start) + 1;
    else high = start;
  }
  return -1;
}

/** The line that begins there, without its line break. */
export function lineAt(file: Buffer, start: number): string {
  return file.toString('latin1', start, lineEnd(file, start));
}

/** The start of every line, except WordNet's licence lines, which begin with a space. */
export function* eachLineStart(file: Buffer): Generator<number> {
  for (let start = 0; start < file.length; start = lineEnd(file, start) + 1) {
    if (file[start] !== space) yield start;
  }
}

export function fieldEnd(file: Buffer, start: number, end: number = space): number {
  let at = start;
  while (at < file.length && file[at] !== end) at += 1;
  return at;
}

export function lineEnd(file: Buffer, from: number): number {
  const end = file.indexOf(newline, from);
  return end === -1 ? file.length : end;
}

function lineStart(file: Buffer, inside: number): number {
  let at = inside;
  while (at > 0 && file[at - 1] !== newline) at -= 1;
  return at;
}

/** Below zero when the line's first field sorts before the key. */
function compareField(file: Buffer, start: number, key: Buffer): number {
  for (let index = 0; index < key.length; index += 1) {
    const byte = file[start + index] ?? newline;
    const wanted = key[index] ?? 0;
    if (byte === wanted) continue;
    return byte === space || byte < wanted ? -1 : 1;
  }
  return file[start + key.length] === space ? 0 : 1;
}
