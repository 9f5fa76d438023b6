import { fileBucket } from '@wordgrove/contract/paths';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { refetchTopics } from '#app/live-topics.ts';
import { fileAddress } from '#features/pdfs/files/file-access.ts';
import fileUrl from '#features/pdfs/reader/lighthouse.pdf?url';
import { queryClient } from '#platform/api.ts';
import { loadPdfJs } from '#platform/pdf-document.ts';
import { answer, answerFile, answerUnlessAnswered, refusal } from '#testing/answers.ts';
import { entryOf } from '#testing/entries.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { ownClassOf } from '#testing/school.ts';
import { lighthouse, lighthousePages } from '#testing/texts.ts';
import { ownPage } from './own-page.ts';

/** The file store, which gives out parts of the text's file like the real one. */
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

type PageTexts = (wanted: { from: number; to: number }) => Promise<{ page: number; text: string }[]>;

const lighthouseTexts: PageTexts = async ({ from, to }) =>
  lighthousePages.map((text, at) => ({ page: at + 1, text })).filter((each) => each.page >= from && each.page <= to);

export async function openReader(
  change: Partial<LibraryText> = {},
  search = '',
  pageTexts = lighthouseTexts,
  { person = student, store = storeFile } = {},
) {
  // Loading it takes long in a cold page, which is no part of what the tests wait for.
  await loadPdfJs();
  await store();
  const text = { ...lighthouse, ...change };
  answer((calls) => calls.pdfs.open, text);
  answer((calls) => calls.pdfs.pageTexts, pageTexts);
  answerUnlessAnswered(
    (calls) => calls.pdfs.pageWords,
    [{ page: 1, forms: [{ form: 'lighthouse', word: 'lighthouse:noun', state: 'learning' as const }] }],
  );
  const kept = answer((calls) => calls.pdfs.keepPlace, { changed: 1 });
  answerUnlessAnswered((calls) => calls.pdfs.report, { ...text.progress, tasks: [] });
  answer((calls) => calls.pdfs.library, { texts: [], hasMore: false });
  answerUnlessAnswered((calls) => calls.classes.mine, [ownClassOf('7B Reading')]);
  answerUnlessAnswered((calls) => calls.assignments.mine, ownPage([]));
  await openPage(`/pdfs/${text.id}${search}`, person);
  return { kept };
}

/** What the server's hint about texts does. */
export const hint = () => refetchTopics(queryClient, 'pdfs');

export const pageOf = (n: number) => page.getByRole('region', { name: `Page ${n}`, exact: true });
export const panel = page.getByRole('dialog');

type Spot = { x: number; y: number };

/** Where a word of a page is on the screen. */
export async function spotOf(word: string): Promise<Spot> {
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

/** Until what was moved or became larger has been heard of. */
export const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const clickWord = (word: string) => sendTo(word, 'click');
export const pressWord = (word: string) => sendTo(word, 'pointerdown');

/** As soon as the word can be hit: a page that was asked for is there before it has been scrolled to. */
async function sendTo(word: string, type: 'click' | 'pointerdown'): Promise<void> {
  const isHit = ({ x, y }: Spot) => Boolean(document.elementFromPoint(x, y)?.closest('[data-page]'));
  await expect.poll(async () => isHit(await spotOf(word)), { message: `${word} can be hit` }).toBe(true);
  const { x, y } = await spotOf(word);
  const target = document.elementFromPoint(x, y);
  target?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y }));
}

export const pageNumber = () => {
  const field = page.getByRole('textbox', { name: /^Page, of/ }).element();
  return field instanceof HTMLInputElement ? field.value : '';
};

/** A dictionary that knows every word, and one deck. */
export function answerWords() {
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
