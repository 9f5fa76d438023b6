/** A list of names as it was pasted or read from a file. */
export type NameList = {
  names: string[];
  /** Some rows have first and last names apart, so their order can be changed. */
  hasParts: boolean;
};

const headings = {
  first: ['first name', 'firstname', 'first', 'given name', 'vorname', 'ad', 'adı', 'nombre', 'prénom', 'prenom'],
  last: [
    'last name',
    'lastname',
    'last',
    'surname',
    'family name',
    'nachname',
    'familienname',
    'soyad',
    'soyadı',
    'apellidos',
    'apellido',
    'nom',
  ],
  whole: ['name', 'full name', 'student', 'students', 'schüler', 'ad soyad', 'adı soyadı', 'alumno', 'élève'],
} as const;

const headingOf = (cell: string) => {
  const word = cell.toLowerCase();
  return (['first', 'last', 'whole'] as const).find((kind) => headings[kind].some((each) => each === word));
};

/** Leading numbers, bullets and dashes of lists. */
const bullet = /^\s*(?:\d{1,3}[.)\t ]\s*|[-–•*]\s+)/u;

/**
 * Reads names, one a line: plain, as a numbered list, or as the first columns of a CSV or of a table copied from a
 * spreadsheet. A line with headings says which column is which.
 *
 * @param isLastFirst the last name stands first in rows that have both apart
 */
export function readNames(text: string, isLastFirst: boolean): NameList {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line) => cellsOf(line.replace(bullet, '')))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [head = []] = rows;
  const kinds = head.map(headingOf);
  const hasHead = kinds.some((kind) => kind !== undefined);
  const body = hasHead ? rows.slice(1) : rows;
  const at = (kind: 'first' | 'last' | 'whole') => kinds.indexOf(kind);
  const [first, last, whole] = [at('first'), at('last'), at('whole')];
  if (hasHead && (whole >= 0 || (first >= 0 && last >= 0))) {
    const join = (cells: string[]) => joined(whole >= 0 ? [cells[whole]] : [cells[first], cells[last]]);
    return { names: body.map(join), hasParts: false };
  }
  const named = withoutOthers(body);
  const join = ([one, other]: string[]) => (other ? joined(isLastFirst ? [other, one] : [one, other]) : turned(one));
  return { names: named.map(join), hasParts: named.some((cells) => Boolean(cells[1])) };
}

/** Without the columns that have a figure or an address in most rows: numbers of a list, classes, mail. */
function withoutOthers(rows: readonly string[][]): string[][] {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const kept = Array.from({ length: columns }, (_, at) => at).filter((at) => {
    const cells = rows.flatMap((cells) => cells[at] || []);
    return cells.filter((cell) => /[\p{N}@]/u.test(cell)).length * 2 <= cells.length;
  });
  return kept.length === 0 ? [...rows] : rows.map((cells) => kept.map((at) => cells[at] ?? ''));
}

/** "Kaya, Ali" in one cell is Ali Kaya. */
function turned(cell = ''): string {
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(cell) ?? [];
  return last && first ? `${first} ${last}` : cell;
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** The cells of a line of a spreadsheet or CSV; a separator in quotes separates nothing. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((each) => line.includes(each));
  if (separator === undefined) return [unquoted(line)];
  const parts = line.match(new RegExp(`"(?:[^"]|"")*"|[^${separator}]+|(?<=${separator})(?=${separator})`, 'g')) ?? [];
  return parts.map(unquoted);
}

function unquoted(cell: string): string {
  const trimmed = cell.trim();
  const inner = /^"(.*)"$/s.exec(trimmed)?.[1];
  return (inner === undefined ? trimmed : inner.replaceAll('""', '"')).trim();
}
