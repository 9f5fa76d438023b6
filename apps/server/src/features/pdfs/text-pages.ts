import { joinAtLineEnd, sentences, words } from '@wordgrove/language';
import { plainText } from './text-pieces.ts';

/** Words of a page: enough for a screen or two. */
const size = { least: 250, most: 350 };

/** Lines of a text that was wrapped by hand, or by a mail program, are about this long. */
const wrapped = { least: 45, most: 100 };

/**
 * A text file as pages of about a screen, each ending with a paragraph, or with a sentence in a paragraph that is longer
 * than a page. Paragraphs are apart by an empty line.
 */
export function pagesOfText(text: string, isWord: (text: string) => boolean): string[] {
  const pages: string[] = [];
  let [page, count] = [[] as string[], 0];
  const end = () => {
    if (page.length > 0) pages.push(page.join('\n\n'));
    [page, count] = [[], 0];
  };
  for (const part of paragraphsOf(text, isWord).flatMap(partsOf)) {
    const more = words(part).length;
    if (count >= size.least || (count > 0 && count + more > size.most)) end();
    page.push(part);
    count += more;
  }
  end();
  return pages;
}

/** Apart by empty lines; where a text has none, each line is a paragraph. */
function paragraphsOf(text: string, isWord: (text: string) => boolean): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map(plainText);
  const hasGaps = lines.slice(1, -1).includes('');
  if (!hasGaps && !isWrapped(lines.filter((line) => line !== ''))) return lines.filter((line) => line !== '');
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0).map((group) => linesAsOne(group, isWord));
}

/** Lines of a poem or a list stay lines. */
function linesAsOne(group: readonly string[], isWord: (text: string) => boolean): string {
  const [first = '', ...rest] = group;
  if (!isWrapped(group)) return group.join('\n');
  return rest.reduce((whole, line) => joinAtLineEnd(whole, line, isWord), first);
}

function isWrapped(lines: readonly string[]): boolean {
  const whole = lines.slice(0, -1);
  const long = whole.filter(({ length }) => length >= wrapped.least).length;
  return lines.every(({ length }) => length <= wrapped.most) && long * 5 >= whole.length * 4;
}

/** A paragraph, or sentences of one that is longer than a page. */
function partsOf(paragraph: string): string[] {
  if (words(paragraph).length <= size.most) return [paragraph];
  const parts: string[][] = [];
  let count = size.most;
  for (const { text } of sentences(paragraph)) {
    for (const piece of cut(text)) {
      if (count >= size.least) {
        parts.push([]);
        count = 0;
      }
      parts.at(-1)?.push(piece);
      count += words(piece).length;
    }
  }
  return parts.map((part) => part.join(' '));
}

/** A text without any sentence's end is cut at words. */
function cut(sentence: string): string[] {
  const found = words(sentence);
  if (found.length <= size.most) return [sentence];
  const starts = found.filter((_, at) => at % size.most === 0).map(({ start }, at) => (at === 0 ? 0 : start));
  return starts.map((start, at) => sentence.slice(start, starts[at + 1]).trim());
}
