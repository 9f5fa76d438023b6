import { Tokenizer } from 'htmlparser2';

const breaking = /^(?:br|div|p|li|ul|ol|tr|h[1-6])$/i;
const unseen = /^(?:script|style)$/i;

/** Replaces code points that aren't characters. */
const replacement = 0xfffd;

/**
 * The text that Anki shows for an HTML field: no markup, pictures or sounds; lines stay lines. A field may be megabytes
 * of anything, so it is only tokenised: building a tree takes quadratic time on deeply nested tags.
 */
export function plainText(html: string): string {
  const parts: string[] = [];
  let isSeen = true;
  const onTag = (isOpening: boolean) => (start: number, end: number) => {
    const name = html.slice(start, end);
    if (unseen.test(name)) isSeen = !isOpening;
    else if (breaking.test(name)) parts.push('\n');
  };
  const tokens = new Tokenizer(
    {},
    {
      ...ignored,
      onopentagname: onTag(true),
      onclosetag: onTag(false),
      ontext: (start, end) => void (isSeen && parts.push(html.slice(start, end))),
      ontextentity: (code) => void (code !== replacement && parts.push(String.fromCodePoint(code))),
    },
  );
  tokens.write(html);
  tokens.end();
  return parts
    .join('')
    .replace(/\[sound:(?:(?!\[sound:)[^\]])*\]/gi, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const nothing = () => undefined;
const ignored = {
  ...{ onattribname: nothing, onattribdata: nothing, onattribentity: nothing, onattribend: nothing },
  ...{ oncdata: nothing, oncomment: nothing, ondeclaration: nothing, onprocessinginstruction: nothing },
  ...{ onopentagend: nothing, onselfclosingtag: nothing, onend: nothing },
};

/** A cloze gap: its answer and, after two colons, a hint. */
const gap = /\{\{c\d+::((?:(?!\{\{|\}\})[\s\S])*)\}\}/g;

/** Both sides of a note with cloze gaps; null when it has none. */
export function sidesOfCloze(text: string): { front: string; back: string } | null {
  const answers = [...text.matchAll(gap)].map(([, inside = '']) => inside.split('::')[0] ?? '');
  if (answers.length === 0) return null;
  const front = text.replace(gap, (_, inside: string) => `[${inside.split('::')[1] ?? '…'}]`);
  return { front, back: answers.join(', ') };
}
