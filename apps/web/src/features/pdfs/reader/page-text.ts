/** A place in the text nodes of a page: the node's number, and an offset in its text. */
export type TextPoint = { node: number; offset: number };

export type TextSpan = { start: TextPoint; end: TextPoint };

/**
 * The text of a page as it is read, although it is laid out in many pieces: letter case, spaces, hyphens and the
 * difference between a ligature and its letters don't count.
 */
export type PageText = {
  /** The letters, without what doesn't count. */
  letters: string;
  /** Where each of them stands. */
  points: readonly TextPoint[];
};

const uncounted = /[\s\p{Cf}\p{Pd}\u00ad]/u;

/** @param nodes the texts of the nodes, in reading order */
export function pageText(nodes: readonly string[]): PageText {
  let letters = '';
  const points: TextPoint[] = [];
  for (const [node, text] of nodes.entries()) {
    let offset = 0;
    for (const character of text) {
      if (!uncounted.test(character)) {
        for (const unit of plain(character)) {
          letters += unit;
          points.push({ node, offset });
        }
      }
      offset += character.length;
    }
  }
  return { letters, points };
}

/** Where a text stands on the page, every time from the start. */
export function findOnPage({ letters, points }: PageText, wanted: string): TextSpan[] {
  const needle = [...wanted]
    .filter((character) => !uncounted.test(character))
    .map(plain)
    .join('');
  const found: TextSpan[] = [];
  if (needle === '') return found;
  for (let at = letters.indexOf(needle); at >= 0; at = letters.indexOf(needle, at + needle.length)) {
    const start = points[at];
    const last = points[at + needle.length - 1];
    if (start && last) found.push({ start, end: { node: last.node, offset: last.offset + 1 } });
  }
  return found;
}

/** What a keyboard types for the marks of print. */
const typed: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"' };

function plain(character: string): string {
  return typed[character] ?? character.normalize('NFKC').toLowerCase();
}

const wordForm = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const endsInHyphen = /([\p{L}\p{M}'’]+)[-\u2010\u00ad]\s*$/u;
const startsInLetters = /^\s*([\p{L}\p{M}'’]+)/u;

/** A word of a page: as it would be looked up, and where it stands. */
export type PageWord = TextSpan & {
  text: string;
  /** Of one that is divided at the end of a line: with the hyphen, which may be its own, as in “well-known”. */
  hyphenated?: string;
};

/** The words of a page in reading order. One that is divided at the end of a line is joined. */
export function wordsOf(nodes: readonly string[]): PageWord[] {
  const words: PageWord[] = [];
  let open: PageWord | undefined;
  let isDivided = false;
  for (const [node, text] of nodes.entries()) {
    if (text.trim() === '') continue;
    const divided = endsInHyphen.exec(text);
    for (const match of text.matchAll(wordForm)) {
      const span = { start: { node, offset: match.index }, end: { node, offset: match.index + match[0].length } };
      const isFirst = startsInLetters.exec(text)?.[1] === match[0] && text.slice(0, match.index).trim() === '';
      if (open && isDivided && isFirst) {
        open.hyphenated = `${open.hyphenated ?? open.text}-${match[0]}`;
        open.text += match[0];
        open.end = span.end;
      } else {
        open = { ...span, text: match[0] };
        words.push(open);
      }
      isDivided = divided?.[1] === match[0] && match.index === divided.index;
    }
  }
  return words;
}

/** The page as one line. A word that is divided at the end of a line is joined. */
export function runningText(nodes: readonly string[]): string {
  return nodes
    .join(' ')
    .replaceAll(/([\p{L}\p{M}])[-\u2010\u00ad]\s+(?=\p{Ll})/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The word at a place between two letters; undefined between words. */
export function wordAt(words: readonly PageWord[], { node, offset }: TextPoint): PageWord | undefined {
  const isBefore = (one: TextPoint) => one.node < node || (one.node === node && one.offset <= offset);
  const isAfter = (one: TextPoint) => one.node > node || (one.node === node && one.offset >= offset);
  const within = words.filter((word) => isBefore(word.start) && isAfter(word.end));
  // Between two words without a space, the click was on the second one's first letter.
  return within.at(-1);
}

/**
 * The sentence around a word of a page.
 *
 * @param sentences the page's sentences in reading order
 * @param nth how often the same form stood on the page before, so that the right one of several is found
 */
export function sentenceOf(sentences: readonly string[], form: string, nth: number): string | undefined {
  const wanted = plain(form);
  let before = 0;
  let last: string | undefined;
  for (const sentence of sentences) {
    const times = [...sentence.matchAll(wordForm)].filter(([word]) => plain(word) === wanted).length;
    if (times === 0) continue;
    last = sentence;
    before += times;
    if (before > nth) return sentence;
  }
  return last;
}

/** How many words of the same form stand before this one. */
export function countBefore(words: readonly PageWord[], word: PageWord): number {
  const form = plain(word.text);
  return words.slice(0, words.indexOf(word)).filter(({ text }) => plain(text) === form).length;
}
