import { tagPattern } from '@wordgrove/language';

const tag = new RegExp(tagPattern, 'giu');

/** What a web page's source begins with or has in it; a story that names a tag doesn't. */
const page = /^\s*<|<(?:!doctype|html|head|body)\b/i;

/** Between the two there is nothing to read in a page. */
const hidden = [
  [/<!--/, /-->/],
  [/<(?:script|style)\b/i, /<\/(?:script|style)\s*>/i],
] as const;

const inline =
  /^<\/?(?:a|abbr|b|big|cite|code|del|em|font|i|ins|kbd|label|mark|q|s|small|span|strike|strong|sub|sup|tt|u|var|wbr)\b/i;

const signs: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', eacute: 'é', pound: '£', euro: '€', shy: '' },
};

/**
 * The words of a text that is the source of a web page, its paragraphs apart by empty lines. A text without any closing
 * tag isn't one and stays as it is. The result is plain text, whatever stands in it.
 */
export function withoutMarkup(text: string): string {
  if (!text.match(tag)?.some((each) => each.startsWith('</'))) return text;
  const shown = page.test(text) ? hidden.reduce((rest, [from, to]) => withoutBetween(rest, from, to), text) : text;
  const bare = shown.replace(/<!doctype[^<>]{0,1000}>/giu, '').replace(tag, (found) => {
    if (/^<br\b/i.test(found)) return '\n';
    if (/^<\/?t[dh]\b/i.test(found)) return ' ';
    return inline.test(found) ? '' : '\n\n';
  });
  return bare.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu, (found, decimal, hex, name) => {
    if (name) return signs[name.toLowerCase()] ?? found;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/** One that isn't closed hides nothing. */
function withoutBetween(text: string, from: RegExp, to: RegExp): string {
  const [first = '', ...rest] = text.split(from);
  return [first, ...rest.map((part) => afterFirst(part, to))].join(' ');
}

function afterFirst(part: string, to: RegExp): string {
  const found = to.exec(part);
  return found ? part.slice(found.index + found[0].length) : part;
}
