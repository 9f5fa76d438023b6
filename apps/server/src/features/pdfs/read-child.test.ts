import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import { messagesFromChild } from '#platform/in-child.ts';
import { bombPdf, hugePicturePdf, pdfOf, scanPdf, scriptedPdf, sidewaysPdf } from '#testing/pdfs/make-pdf.ts';
import { readLimits } from './prepare-text.ts';
import type { ReadInput, ReadPart } from './read-child.ts';
import type { ReadPage } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordgrove-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const texts = new URL('../../commands/demo/texts/', import.meta.url);
const corpus = new URL('../../testing/pdfs/', import.meta.url);
const { lettersMax, formsMax: _, ...child } = readLimits;

async function read(bytes: Uint8Array, { kind = 'pdf' as ReadInput['kind'], most = lettersMax, limits = child } = {}) {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  const input: ReadInput = { path, kind, lettersMax: most };
  const found: { pages: ReadPage[]; cover: Uint8Array | null; trouble: string | null } = {
    pages: [],
    cover: null,
    trouble: null,
  };
  for await (const message of messagesFromChild(new URL('./read-child.ts', import.meta.url), input, limits)) {
    const part = message as ReadPart;
    if ('page' in part) found.pages.push(part.page);
    if ('cover' in part) found.cover = part.cover;
    if ('trouble' in part) found.trouble = part.trouble;
  }
  return { ...found, paragraphs: found.pages.flatMap(({ text }) => (text === '' ? [] : text.split('\n\n'))) };
}

const known = new Map<string, ReturnType<typeof read>>();

/** Each of the larger files is read once. */
function readText(name: string): ReturnType<typeof read> {
  const reading = known.get(name) ?? read(readFileSync(new URL(name, texts)));
  known.set(name, reading);
  return reading;
}

describe('a PDF by LaTeX', () => {
  it('is read column by column, under a title across both', async () => {
    const { pages, paragraphs } = await readText('salt.pdf');
    expect(pages).toHaveLength(3);
    expect(paragraphs.slice(0, 2)).toEqual(['Salt: A Small Thing with a Long Story', 'White grains on the table']);
    const places = [
      'White grains',
      'The biggest salt flat',
      'When those seas dried up',
      'Salt and money',
      'How much is',
    ];
    const whole = paragraphs.join(' ');
    expect(places.map((each) => whole.indexOf(each))).toEqual(
      places.map((each) => whole.indexOf(each)).toSorted((one, other) => one - other),
    );
  });

  it('has its divided words put together, and its ligatures and accents resolved', async () => {
    const whole = (await readText('salt.pdf')).paragraphs.join(' ');
    expect(whole).toContain('Before the invention of the fridge, it was difficult to keep meat and fish fresh.');
    expect(whole).toContain('the tiny living things that make food go bad');
    expect(whole).toContain('ready-made soup');
    expect(whole).toContain('Kraków');
    expect(whole).not.toMatch(/\p{L}- |[\uFB00-\uFB06´]/u);
  });

  it('has no running heads and page numbers', async () => {
    const { paragraphs } = await readText('salt.pdf');
    expect(paragraphs).not.toContainEqual(expect.stringContaining('Small things with long stories'));
    expect(paragraphs).not.toContainEqual(expect.stringMatching(/^\d+$/));
  });

  it('has a cover', async () => {
    const { cover } = await readText('salt.pdf');
    const { width, height } = await loadImage(Buffer.from(cover ?? []));
    expect({ width, height }).toEqual({ width: 480, height: 682 });
    expect(cover?.length).toBeLessThan(100_000);
  });
});

describe('a PDF by a word processor', () => {
  it('is read by paragraphs, however short', async () => {
    const { paragraphs } = await readText('the-clock-in-the-old-library.pdf');
    const at = paragraphs.indexOf('“Can you see anything?” asked Can.');
    expect(paragraphs[at + 1]).toBe('“It’s too dark. Give me your torch.”');
    expect(paragraphs).toContain('2. Behind the moon');
    expect(paragraphs.join(' ')).toContain('for the high shelves. Can held it with both hands while she climbed up');
  });

  it('has no header and footer', async () => {
    const whole = (await readText('the-clock-in-the-old-library.pdf')).paragraphs.join(' ');
    expect(whole).not.toContain('Stories for rainy days');
    expect(whole).not.toMatch(/Page \d of/);
  });
});

describe('a PDF by a browser', () => {
  it('is read by points and paragraphs', async () => {
    const { paragraphs } = await readText('a-bird-feeder.pdf');
    expect(paragraphs[0]).toBe('How to Make a Bird Feeder from a Milk Carton');
    expect(paragraphs).toContain('scissors');
    expect(paragraphs).toContainEqual(expect.stringMatching(/^2\. Draw two windows\. Draw .* can’t fall out\.$/));
    expect(paragraphs).not.toContainEqual(expect.stringMatching(/^\d\/\d$/));
  });

  it('has text from right to left in the order in which it is said', async () => {
    const { paragraphs } = await read(readFileSync(new URL('right-to-left.pdf', corpus)));
    expect(paragraphs).toEqual([
      'القطة تنام تحت الشجرة الكبيرة في الحديقة. الولد يقرأ كتابا عن البحر.',
      'The cat sleeps under the tree.',
      'הילדה קוראת ספר חדש ליד החלון. השמש זורחת בבוקר.',
    ]);
  });
});

describe('a page', () => {
  const lines = ['The wind blew over the hills,', 'and nobody was at home but', 'the old cat and its shadow.'];

  it.each([0, 90, 180, 270])('may be turned by %i degrees', async (turned) => {
    const { paragraphs } = await read(await pdfOf([lines.join('\n')], { turned }));
    expect(paragraphs).toEqual([lines.join(' ')]);
  });

  it('may have its text sideways', async () => {
    expect((await read(await sidewaysPdf(lines))).paragraphs).toEqual([lines.join(' ')]);
  });

  it('of a scan has no text, but a cover', async () => {
    const { pages, cover } = await read(await scanPdf());
    expect(pages).toMatchObject([
      { text: '', words: 0 },
      { text: '', words: 0 },
    ]);
    expect(cover?.length).toBeGreaterThan(100);
  });
});

describe('a text of 500 pages', () => {
  it('is read within its limits', async () => {
    const story = Array.from({ length: 500 }, (_, page) =>
      [
        `Chapter ${page}`,
        ...Array.from({ length: 30 }, (__, line) => `Line ${line} of page ${page} says something.`),
      ].join('\n'),
    );
    const { pages, trouble } = await read(await pdfOf(story));
    expect(trouble).toBeNull();
    expect(pages).toHaveLength(500);
    expect(pages[499]?.text).toContain('Line 12 of page 499 says something.');
  });
});

describe('a hostile file', () => {
  it('runs no script and sends no request', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { paragraphs } = await read(scriptedPdf(address));
    server.close();
    expect(paragraphs).toEqual(['A quiet page.']);
    expect(asked).toEqual([]);
  });

  it('that becomes half a gigabyte is given up', async () => {
    await expect(read(bombPdf('page'))).rejects.toMatchObject({ what: 'memory' });
  });

  it('has its cover drawn without a picture that would fill the memory', async () => {
    const { paragraphs, cover } = await read(hugePicturePdf());
    expect(paragraphs).toEqual(['A large picture.']);
    expect(cover).not.toBeNull();
  });

  it('with more text than anybody reads is given up', async () => {
    expect(await read(await pdfOf(['A short text.']), { most: 5 })).toMatchObject({ trouble: 'too-large', pages: [] });
    expect(await read(Buffer.from('A short text.'), { kind: 'txt', most: 5 })).toMatchObject({ trouble: 'too-large' });
  });
});

describe('a text file', () => {
  it('may be in an older encoding', async () => {
    const bytes = Buffer.from('Ay\u00FEe went home.\r\n\r\nThe sun shone.', 'latin1');
    expect((await read(bytes, { kind: 'txt' })).paragraphs).toEqual(['Ayşe went home.', 'The sun shone.']);
  });

  it('has no cover', async () => {
    expect((await read(Buffer.from('Hello.'), { kind: 'txt' })).cover).toBeNull();
  });
});
