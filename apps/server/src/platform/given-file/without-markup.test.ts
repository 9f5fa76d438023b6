import { tokens } from '@wordgrove/language';
import { expect, it } from 'vitest';
import { withoutMarkup } from './without-markup.ts';

const wordsIn = (text: string) =>
  tokens(withoutMarkup(text)).flatMap(({ kind, normal }) => (kind === 'punctuation' ? [] : [normal]));

it('leaves of a web page’s source what a reader sees', () => {
  const source =
    '<!DOCTYPE html><html><head><style>p { color: red }</style><script>let secret = 1;</script></head><body class="page">' +
    '<h1>The sea</h1><!-- not this --><p>A <b>brave</b> girl&rsquo;s b<i>oa</i>t &amp; a <a href="/x?y=1" title=z>dog</a>.<br/>She &#115;wims.</p></body></html>';
  expect(
    withoutMarkup(source)
      .replace(/\s*\n\s*/g, '|')
      .trim(),
  ).toBe('|The sea|A brave girl’s boat & a dog.|She swims.|');
});

it.each([
  'If a <b and c> d, x < y.',
  'Dear <your name>, I <3 you & AT&T.',
  'The tag <b> stands alone; so does &amp;.',
  'Nothing special.',
])('leaves alone what isn’t a web page: %s', (text) => {
  expect(withoutMarkup(text)).toBe(text);
});

it('takes no tag for a word, with or without its end', () => {
  expect(wordsIn('The <b>old</b> <span style="color: red">house</span>.')).toEqual(['the', 'old', 'house']);
  expect(wordsIn('The <b> old <a href="http://example.org/b">house.')).toEqual(['the', 'old', 'house']);
});

it('keeps what a story says between tags that a page would hide', () => {
  expect(wordsIn('She wrote: <script>let me in</script> and left.')).toEqual([
    'she',
    'wrote',
    'let',
    'me',
    'in',
    'and',
    'left',
  ]);
  expect(wordsIn('<p>She left.</p><script>let me in</script>')).toEqual(['she', 'left']);
});

it('gives plain text that a second reading leaves as it is written', () => {
  expect(withoutMarkup('<p>Write &lt;b&gt;bold&lt;/b&gt;.</p>').trim()).toBe('Write <b>bold</b>.');
});

it('is quick with tags that never end', () => {
  const long = `</b>${'<a x="'.repeat(50_000)}${'<!--'.repeat(50_000)}${'<script '.repeat(50_000)}`;
  expect(withoutMarkup(long)).toContain('<a x=');
});
