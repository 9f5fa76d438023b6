/** The names of HTML that texts in the product's languages use; a capital's name begins with a capital. */
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—', rarr: '→' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', iexcl: '¡', iquest: '¿', szlig: 'ß' },
  ...{ auml: 'ä', euml: 'ë', iuml: 'ï', ouml: 'ö', uuml: 'ü', ccedil: 'ç', ntilde: 'ñ', oelig: 'œ', scedil: 'ş' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', agrave: 'à', egrave: 'è', ugrave: 'ù' },
  ...{ acirc: 'â', ecirc: 'ê', icirc: 'î', ocirc: 'ô', ucirc: 'û', gbreve: 'ğ', inodot: 'ı' },
};

/**
 * What a field of Anki's, which is HTML, reads like: mark-up, pictures and sounds are left out, lines stay lines. A
 * field may be megabytes of anything, so no step looks at a text more often than once.
 */
export function plainText(html: string): string {
  const seen = unseen.reduce((text, { opening, closing }) => without(text, opening, closing), html);
  return seen
    .replace(/<br\s*\/?>|<\/?(?:div|p|li|ul|ol|tr|h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,10});/gi, (all, name: string) => decodeEntity(name) ?? all)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** What nobody sees of a field, from its opening to its closing. */
const unseen = [
  { opening: /<style\b[^<>]*>/gi, closing: /<\/style\s{0,9}>/gi },
  { opening: /<script\b[^<>]*>/gi, closing: /<\/script\s{0,9}>/gi },
  { opening: /<!--/g, closing: /-->/g },
  { opening: /\[sound:/gi, closing: /\]/g },
] as const;

/** What has no closing stays, and so does all that comes after it. */
function without(text: string, opening: RegExp, closing: RegExp): string {
  let kept = '';
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const begin = opening.exec(text);
    closing.lastIndex = opening.lastIndex;
    const end = begin && closing.exec(text);
    if (!begin || !end) return kept + text.slice(at);
    kept += text.slice(at, begin.index);
    at = end.index + end[0].length;
  }
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name] ?? entities[name.toLowerCase()]?.toUpperCase();
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** A gap with its answer, and after two colons a hint. */
const gap = /\{\{c\d+::((?:(?!\{\{|\}\})[\s\S])*)\}\}/g;

/** Both sides of a note with gaps; null when it has none. */
export function sidesOfCloze(text: string): { front: string; back: string } | null {
  const answers = [...text.matchAll(gap)].map(([, inside = '']) => inside.split('::')[0] ?? '');
  if (answers.length === 0) return null;
  const front = text.replace(gap, (_, inside: string) => `[${inside.split('::')[1] ?? '…'}]`);
  return { front, back: answers.join(', ') };
}
