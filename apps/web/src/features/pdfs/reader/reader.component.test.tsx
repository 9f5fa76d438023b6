import { fileBucket } from '@wordgrove/contract/paths';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fileAddress } from '#features/pdfs/files/file-access.ts';
import { orpc, queryClient } from '#platform/api.ts';
import { readingKey, readStored, writeStored } from '#platform/storage.ts';
import { answer, answerFile, answerUnlessAnswered, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { entryOf } from '#testing/entries.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { answerSchool } from '#testing/school.ts';
import { lighthouse, lighthousePages } from '#testing/texts.ts';
import fileUrl from './lighthouse.pdf?url';

/** The file store, which gives out parts of the file like the real one. */
async function storeFile(): Promise<void> {
  const request = new XMLHttpRequest();
  request.responseType = 'arraybuffer';
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    request.onload = () => resolve(request.response);
    request.open('GET', fileUrl);
    request.send();
  });
  answerFile(fileAddress(lighthouse.path), ({ url, headers }) => {
    const metadata = { bucket: fileBucket, downloadTokens: 'token-1', size: bytes.byteLength };
    if (!new URL(url).searchParams.has('alt')) return Response.json(metadata);
    const head = { 'accept-ranges': 'bytes', 'content-type': 'application/pdf' };
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(headers.get('range') ?? '') ?? [];
    if (!from || !to) return new Response(bytes, { headers: { ...head, 'content-length': String(bytes.byteLength) } });
    const part = bytes.slice(Number(from), Number(to) + 1);
    return new Response(part, { status: 206, headers: { ...head, 'content-length': String(part.byteLength) } });
  });
}

async function openReader(change: Partial<LibraryText> = {}, search = '') {
  await storeFile();
  const text = { ...lighthouse, ...change };
  answer((calls) => calls.pdfs.open, text);
  answer(
    (calls) => calls.pdfs.pageTexts,
    ({ from, to }) =>
      lighthousePages
        .map((each, at) => ({ page: at + 1, text: each }))
        .filter((each) => each.page >= from && each.page <= to),
  );
  answer(
    (calls) => calls.pdfs.pageWords,
    [{ page: 1, forms: [{ form: 'lighthouse', word: 'lighthouse:noun', state: 'learning' as const }] }],
  );
  const kept = answer((calls) => calls.pdfs.keepPlace, { changed: 1 });
  answerUnlessAnswered((calls) => calls.pdfs.report, { ...text.progress, tasks: [] });
  answer((calls) => calls.pdfs.library, { texts: [], hasMore: false });
  await openPage(`/pdfs/${text.id}${search}`, student);
  return { kept };
}

const pageOf = (n: number) => page.getByRole('region', { name: `Page ${n}`, exact: true });
const panel = page.getByRole('dialog');

/** Where a word of a page is on the screen. */
async function spotOf(word: string): Promise<{ x: number; y: number }> {
  await expect.poll(() => textNodeWith(word)).not.toBeNull();
  const node = textNodeWith(word);
  if (!node) throw new Error(`${word} is on no page`);
  const range = document.createRange();
  const at = node.data.indexOf(word);
  range.setStart(node, at);
  range.setEnd(node, at + word.length);
  const { left, top, width, height } = range.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function textNodeWith(word: string): Text | null {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isOnPage = node.parentElement?.closest('[data-page]:not([aria-busy="true"])');
    if (node instanceof Text && isOnPage && node.parentElement?.tagName !== 'H2' && node.data.includes(word))
      return node;
  }
  return null;
}

const clickWord = (word: string) => sendTo(word, 'click');
const pressWord = (word: string) => sendTo(word, 'pointerdown');

async function sendTo(word: string, type: 'click' | 'pointerdown'): Promise<void> {
  const { x, y } = await spotOf(word);
  const target = document.elementFromPoint(x, y);
  target?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y }));
}

/** What a hint about texts does. */
const hint = () => queryClient.invalidateQueries({ queryKey: orpc.pdfs.open.key() });

/** What is in the middle of the window: how far down and across which page, and how large that is. */
function middle() {
  const [x, y] = [window.innerWidth / 2, window.innerHeight / 2];
  const sheet = document.elementFromPoint(x, y)?.closest('[data-page]');
  const { left, top, width, height } = sheet?.getBoundingClientRect() ?? new DOMRect();
  return { page: sheet?.getAttribute('data-page'), down: (y - top) / height, across: (x - left) / width };
}

async function expectMiddle(wanted: ReturnType<typeof middle>): Promise<void> {
  // Within a hundredth of the page: the browser scrolls by whole pixels.
  const [down, across] = [expect.closeTo(wanted.down, 2), expect.closeTo(wanted.across, 1)];
  await expect.poll(middle).toEqual({ page: wanted.page, down, across });
}

describe('the reader', () => {
  it('shows a PDF as it was laid out, with its text for everybody', async () => {
    await openReader();
    await expect.element(page.getByRole('heading', { name: 'The old lighthouse', level: 1 })).toBeVisible();
    await expect.poll(() => pageOf(1).element().textContent).toContain('Mina lives in a small town by the sea.');
    await expectNoBarriers('a PDF');
  });

  it('opens the word that was clicked, and makes a card that leads back to its sentence', async () => {
    const { lookedUp, cards } = answerWords();
    await openReader();
    await clickWord('ships');
    await expect.element(panel.getByRole('heading', { name: 'ships' })).toBeVisible();
    await expect.poll(() => lookedUp.at(-1)).toMatchObject({ word: 'ships', met: { pdfId: lighthouse.id, page: 1 } });
    await panel.getByRole('button', { name: 'Add to flashcards' }).click();
    await expect
      .poll(() => cards)
      .toMatchObject([
        {
          word: 'ships:noun',
          met: {
            ...{ source: 'pdf', pdfId: lighthouse.id, page: 1 },
            sentence: 'It turns slowly, and it helps the ships to find their way home.',
          },
        },
      ]);
    await press('Escape');
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('never has its text under the word panel: beside it on a desk, above it on a phone', async () => {
    answerWords();
    const lastPage = () => pageOf(3).element().getBoundingClientRect();
    const sheet = () => panel.element().getBoundingClientRect();
    await page.viewport(1280, 800);
    await openReader({}, '?page=3');
    await clickWord('boats');
    await expect.element(panel).toBeVisible();
    await expect.poll(() => lastPage().right).toBeLessThanOrEqual(sheet().left);
    await page.viewport(360, 740);
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return lastPage().bottom - sheet().top;
      })
      .toBeLessThanOrEqual(0);
  });

  it('closes the panel with Escape, and returns focus to its button', async () => {
    answer((calls) => calls.pdfs.words, []);
    await openReader();
    await spotOf('Mina');
    for (const name of ['Search in this text', 'Words']) {
      const button = page.getByRole('button', { name, exact: true });
      const element = button.element();
      if (element instanceof HTMLElement) element.focus();
      await press('Enter');
      await expect.element(panel).toBeVisible();
      await press('Escape');
      await expect.element(panel).not.toBeInTheDocument();
      expect(document.activeElement).toBe(element);
    }
  });

  it('keeps the sentence of a word also while the server is still reading the text', async () => {
    const { cards } = answerWords();
    await openReader({ preparation: 'waiting', hasText: null, words: null });
    await clickWord('ships');
    await panel.getByRole('button', { name: 'Add to flashcards' }).click();
    const sentence = 'It turns slowly, and it helps the ships to find their way home.';
    await expect.poll(() => cards).toMatchObject([{ met: { sentence } }]);
  });

  it('goes from word to word by keyboard', async () => {
    const { lookedUp } = answerWords();
    await openReader();
    await spotOf('Mina');
    const pages = page.getByRole('region', { name: /^Pages of/ }).element();
    if (pages instanceof HTMLElement) pages.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter']) await press(key);
    await expect.element(panel.getByRole('heading', { name: 'lighthouse' })).toBeVisible();
    await expect.poll(() => lookedUp.at(-1)).toMatchObject({ word: 'lighthouse' });
    await press('Escape');
    expect(document.activeElement).toBe(pages);
  });

  it('colours words by their state, if wished', async () => {
    await openReader();
    await spotOf('Mina');
    await page.getByRole('button', { name: 'Colour the words by how well I know them' }).click();
    await expect.poll(() => CSS.highlights.get('reader-learning')?.size).toBe(2);
    await page.getByRole('button', { name: 'Colour the words by how well I know them' }).click();
    await expect.poll(() => CSS.highlights.has('reader-learning')).toBe(false);
  });

  it('finds a text on its pages', async () => {
    answer((calls) => calls.pdfs.search, [{ page: 2, times: 1, excerpt: '… took two lamps and a long rope.' }]);
    await openReader();
    await spotOf('Mina');
    await press('/');
    await expect.element(panel.getByRole('searchbox')).toHaveFocus();
    await panel.getByRole('searchbox').fill('two lamps');
    await expect.element(panel.getByText('1 place')).toBeVisible();
    await panel.getByRole('button', { name: /two lamps/ }).click();
    await expect.poll(() => CSS.highlights.get('reader-found')?.size).toBe(1);
    await expect.poll(() => pageNumber()).toBe('2');
  });

  it('opens at the page that a card leads to, and marks its sentence', async () => {
    const { kept } = await openReader({}, '?page=3&find=Five boats had come back, and nobody was hurt.');
    await expect.poll(() => CSS.highlights.get('reader-found')?.size).toBe(1);
    await expect.poll(() => pageNumber()).toBe('3');
    await expect.poll(() => kept.at(-1)).toMatchObject({ id: lighthouse.id, page: 3 });
  });

  it('opens where it was left', async () => {
    await openReader({ progress: { ...lighthouse.progress, place: { page: 2, offset: 0.4 } } });
    await expect.poll(() => pageNumber()).toBe('2');
  });

  it('asks about a word while it is pressed, which counts as looking it up once it is opened', async () => {
    const { asked, lookedUp } = answerWords();
    await openReader();
    await pressWord('ships');
    await expect.poll(() => asked).toMatchObject([{ word: 'ships' }]);
    await pressWord('Mina');
    await expect.poll(() => asked.length).toBe(2);
    await clickWord('ships');
    await expect.element(panel.getByText('what a ships is')).toBeVisible();
    // Sent again, it has the same id, which makes it the same search.
    await expect.poll(() => [...new Set(lookedUp.map(({ id }) => id))]).toHaveLength(1);
    expect(lookedUp.every(({ word }) => word === 'ships')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('keeps the same spot in the middle, however large the pages are', async () => {
    await page.viewport(390, 844);
    await openReader({ progress: { ...lighthouse.progress, place: { page: 2, offset: 0.4 } } });
    await expect.poll(() => pageNumber()).toBe('2');
    await spotOf('Mina');
    const before = middle();
    expect(before).toMatchObject({ page: '2' });
    await page.getByRole('combobox', { name: 'Size of the pages' }).selectOptions('1.5');
    await expectMiddle(before);
    await press('+', '+', '-');
    await expectMiddle(before);
    await page.getByRole('combobox', { name: 'Size of the pages' }).selectOptions('page');
    await expectMiddle(before);
    await press('0');
    await expectMiddle(before);
    // The phone is turned, and turned back.
    await page.viewport(844, 390);
    await expectMiddle(before);
    await page.viewport(390, 844);
    await expectMiddle(before);
  });

  it('hears when the words of a text are read, and then leaves the open text alone', async () => {
    await openReader({ preparation: 'waiting' });
    const isPreparing = () => document.body.innerText.includes('still being read');
    await expect.poll(isPreparing).toBe(true);
    const opened = answer((calls) => calls.pdfs.open, lighthouse);
    await hint();
    await expect.poll(isPreparing).toBe(false);
    await hint();
    expect(opened).toHaveLength(1);
  });

  it('sends what was read without a network as soon as there is one, under the same id', async () => {
    const pages = [{ page: 2, ms: 12_000 }];
    const left = { id: '0190a5e0-0000-7000-8000-000000000310', pdfId: lighthouse.id, at: '2026-11-24T08:00:00.000Z' };
    const key = `${readingKey(student.user.uid)}${left.id}`;
    writeStored(key, JSON.stringify({ ...left, pages }));
    answerSchool({});
    const lost = answer(
      (calls) => calls.pdfs.report,
      () => {
        throw lostNetwork();
      },
    );
    await openReader();
    await expect.poll(() => [...new Set(lost.map(({ reportId }) => reportId))]).toEqual([left.id]);
    const sent = answer((calls) => calls.pdfs.report, { ...lighthouse.progress, tasks: null });
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('online'));
        return sent;
      })
      .toMatchObject([{ id: lighthouse.id, reportId: left.id, at: left.at, pages }]);
    await expect.poll(() => readStored(key)).toBeNull();
  });

  it('says that a scan has no words to look up', async () => {
    await openReader({ hasText: false, words: 0 });
    await expect.element(page.getByText('This page is a scan')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Search in this text' })).not.toBeInTheDocument();
  });

  it('says that a text was taken away, and leads back', async () => {
    answer(
      (calls) => calls.pdfs.open,
      () => {
        throw refusal('not-found', 404);
      },
    );
    answerFile(fileAddress(lighthouse.path), () => Response.json({ code: 'object-not-found' }, { status: 404 }));
    await openPage(`/pdfs/${lighthouse.id}`, student);
    await expect.element(page.getByRole('heading', { name: 'This text isn’t here' })).toBeVisible();
  });
});

describe('a plain text', () => {
  const pasted = { kind: 'txt', fileName: 'lighthouse.txt', hasCover: false } as const;

  it('is read in the font and size that its reader likes, which stay', async () => {
    const { lookedUp } = answerWords();
    await openReader(pasted);
    await expect.element(page.getByText(/^Mina lives in a small town/)).toBeVisible();
    const sizeOfText = () => getComputedStyle(page.getByText(/^Mina lives in a small town/).element()).fontSize;
    const before = Number.parseFloat(sizeOfText());
    await page.getByRole('combobox', { name: 'Text size' }).selectOptions('huge');
    await expect.poll(() => Number.parseFloat(sizeOfText())).toBeGreaterThan(before);
    await clickWord('grandfather');
    await expect.poll(() => lookedUp.at(-1)).toMatchObject({ word: 'grandfather', met: { page: 1 } });
    await expectNoBarriers('a text');
  });
});

const pageNumber = () => {
  const field = page.getByRole('textbox', { name: /^Page, of/ }).element();
  return field instanceof HTMLInputElement ? field.value : '';
};

/** A dictionary that knows every word, and one deck. */
function answerWords() {
  const asked = answer(
    (calls) => calls.dictionary.lookUp,
    ({ word }) => ({ asked: word, words: [entryOf(word)], pronunciations: [], didYouMean: [], hasSecondSource: false }),
  );
  answer((calls) => calls.dictionary.savedWords, { total: 0, words: [] });
  answer((calls) => calls.memory.states, []);
  answer((calls) => calls.flashcards.decks, [deck]);
  const lookedUp = answer(
    (calls) => calls.dictionary.recordLookUp,
    ({ id, word }) => ({ id, word, searchedAt: '2026-11-24T08:00:00.000Z', tasks: [] }),
  );
  answer((calls) => calls.dictionary.history, []);
  const cards = answer(
    (calls) => calls.flashcards.fromWord,
    () => {
      throw refusal('deck-full', 409);
    },
  );
  return { asked, lookedUp, cards };
}

const deck = {
  ...{ id: '0190a5e0-0000-7000-8000-000000000300', name: 'Fruit', isOwn: true, ownerName: 'Sami Student' },
  ...{ classes: [], cards: 0, due: 0, fresh: 0, version: 1 },
  ...{ createdAt: '2026-11-23T08:00:00.000Z', updatedAt: '2026-11-23T08:00:00.000Z' },
};
