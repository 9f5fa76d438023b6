import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokens, withoutPossessive, words } from './tokens.ts';

const texts = (text: string) => tokens(text).map((token) => token.text);

describe('tokens', () => {
  it('keeps contractions, hyphened words and possessives whole, with straight and curly apostrophes', () => {
    expect(texts("I don't know; it’s the children's well-known o'clock")).toEqual([
      'I',
      "don't",
      'know',
      ';',
      'it’s',
      'the',
      "children's",
      'well-known',
      "o'clock",
    ]);
  });

  it('gives the apostrophe of a plural possessive to the word, and a closing quotation mark to nobody', () => {
    expect(texts("the students' books")).toEqual(['the', "students'", 'books']);
    expect(texts("he said 'two books' twice")).toEqual(['he', 'said', "'", 'two', 'books', "'", 'twice']);
  });

  it('tells words, abbreviations, numbers and punctuation apart', () => {
    const kinds = tokens('Mr. Lee paid £3.50 (e.g. 20%) on the 21st – at 10:30 a.m. in B2.').map(
      ({ kind, text }) => `${kind[0]}:${text}`,
    );
    expect(kinds.join(' ')).toBe(
      'a:Mr. w:Lee w:paid n:£3.50 p:( a:e.g. n:20% p:) w:on w:the n:21st p:– w:at n:10:30 a:a.m. w:in w:B2 p:.',
    );
  });

  it('reads no word in a tag of HTML, and words in what only looks like one', () => {
    expect(words('A <b>big</b> <a href="/b" class=c>dog</a><br /> barks.').map(({ text }) => text)).toEqual([
      ...['A', 'big', 'dog', 'barks'],
    ]);
    expect(
      words('I <3 you, <your name>; a <b and c> d')
        .map(({ text }) => text)
        .join(' '),
    ).toBe('I you your name a b and c d');
  });

  it('keeps a shortened word with its leading apostrophe', () => {
    expect(texts("'Tis cold, tell 'em")).toEqual(["'Tis", 'cold', ',', 'tell', "'em"]);
  });

  it('keeps degrees, decades, hours with am and pm, and a shortened “and”', () => {
    const texts = (text: string) => tokens(text).map((token) => token.text);
    expect(texts("a Ph.D. in rock 'n' roll")).toEqual(['a', 'Ph.D.', 'in', 'rock', "'n'", 'roll']);
    expect(texts("in the '90s at 10:30pm, or ’80s")).toEqual([
      'in',
      'the',
      "'90s",
      'at',
      '10:30',
      'pm',
      ',',
      'or',
      '’80s',
    ]);
  });

  it('gives offsets that cut the token out of the text, in order and without overlaps', () => {
    const piece = fc.constantFrom(
      'don’t',
      "boys'",
      "'",
      '“',
      'well-known',
      ' ',
      '3.5',
      'Mr.',
      '...',
      '\n',
      'ğ',
      '😀',
      'e.g.',
      '-',
      '’',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.string({ unit: 'binary' }), (pieces, rest) => {
        const text = pieces.join('') + rest;
        let last = 0;
        for (const token of tokens(text)) {
          expect(text.slice(token.start, token.end)).toBe(token.text);
          expect(token.start).toBeGreaterThanOrEqual(last);
          last = token.end;
        }
      }),
    );
  });

  it('loses no letter and no digit', () => {
    const inside = /[\p{L}\p{N}]/gu;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(texts(text).join('').match(inside) ?? []).toEqual(text.match(inside) ?? []);
      }),
    );
  });
});

describe('words', () => {
  it('gives what a possessive is of, but leaves a contraction alone', () => {
    expect(words("the boys' dog's tail; it's James' Let’s").map(({ stem }) => stem)).toEqual([
      'the',
      'boys',
      'dog',
      'tail',
      "it's",
      'james',
      "let's",
    ]);
    expect(withoutPossessive("she's")).toBe("she's");
  });

  it('compares in lower case with straight apostrophes', () => {
    expect(words('Don’t SHOUT').map(({ normal }) => normal)).toEqual(["don't", 'shout']);
  });
});
