import { describe, expect, it } from 'vitest';
import { threadMs } from '#testing/thread-ms.ts';
import { plainText, sidesOfCloze } from './plain-text.ts';

describe("a field of Anki's", () => {
  it.each([
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<div>a</div><div>b</div>', 'a\nb'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['<b>lend</b> <i>it</i>', 'lend it'],
    ['<img src="cat.jpg">cat[sound:cat.mp3]', 'cat'],
    ['a<style>p { color: red }</style>b<script>alert(1)</script>c', 'abc'],
    ['a<!-- not seen -->b', 'ab'],
    ['&ouml;d&uuml;n&ccedil; &Ouml; &#305; &#x131;', 'ödünç Ö ı ı'],
    ['&lt;b&gt; &amp;amp;', '<b> &amp;'],
    ['20&deg; &euro;5 &times; &frac12;', '20° €5 × ½'],
    ['<img alt="a > b" src="x.jpg">cat', 'cat'],
    ['a<!-- open', 'a'],
    ['&unknown; &', '&unknown; &'],
    ['a&#0;&#xD800;&#x110000;b', 'ab'],
    ['a &nbsp;&nbsp; b', 'a b'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['  \n a \n\n\n b ', 'a\nb'],
  ])('%j reads like %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    '<',
    '<!--',
    '<style',
    '<style>',
    '<script></style>',
    '<b>',
    '<svg>',
    '<a b c>',
    '[sound:',
    '&#',
    '<br',
    '\n ',
    ' ',
  ])('is read in no time, even when it is %j again and again', (piece) => {
    const before = threadMs();
    plainText(piece.repeat(200_000));
    expect(threadMs() - before).toBeLessThan(2000);
  });
});

describe('a note with gaps', () => {
  it('asks with the gaps, and answers with what was in them', () => {
    expect(sidesOfCloze('She {{c1::went}} to the {{c2::market::a place}}.')).toEqual({
      front: 'She […] to the [a place].',
      back: 'went, market',
    });
  });

  it.each(['{{c1::', '{{c1::a::', '{{c1::a', '::'])('is read in no time when it is %j again and again', (piece) => {
    const before = threadMs();
    expect(sidesOfCloze(piece.repeat(200_000))).toBeNull();
    expect(threadMs() - before).toBeLessThan(2000);
  });

  it('is none without a gap', () => {
    expect(sidesOfCloze('She went {{home}}.')).toBeNull();
  });
});
