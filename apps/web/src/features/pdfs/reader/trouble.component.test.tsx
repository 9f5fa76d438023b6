import { apiPrefix, fileBucket } from '@wordgrove/contract/paths';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { fileAddress } from '#features/pdfs/files/file-access.ts';
import { queryClient } from '#platform/api.ts';
import { answer, answerFile, lostNetwork } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { pdfStream, rawPdf } from '#testing/raw-pdf.ts';
import { openReader, pageNumber, pageOf, spotOf } from '#testing/reader.ts';
import { lighthouse } from '#testing/texts.ts';
import { partBytes } from './file-parts.ts';

/** A PDF whose pages are so far from each other in the file that each is a part of its own. */
function longPdf(pages: number): Uint8Array<ArrayBuffer> {
  const each = Array.from({ length: pages }, (_, at) => at);
  // All pages are named at the beginning, and what is on them comes later, with much between.
  const [firstPage, firstText] = [4, 4 + pages];
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${each.map((at) => `${firstPage + at} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...each.map((at) => {
      const look = '/MediaBox [0 0 420 595] /Resources << /Font << /F1 3 0 R >> >>';
      return `<< /Type /Page /Parent 2 0 R ${look} /Contents ${firstText + 2 * at} 0 R >>`;
    }),
    ...each.flatMap((at) => [
      pdfStream(`BT /F1 24 Tf 60 500 Td (Chapter ${at + 1}) Tj ET`),
      pdfStream('%'.padEnd(2 * partBytes)),
    ]),
  ]);
}

/** A network that a test can take away, and a file store behind it that gives out a long PDF. */
function network() {
  const bytes = longPdf(6);
  const line = { isThere: true, status: 200, asked: 0 };
  const lose = () => {
    if (!line.isThere) throw lostNetwork();
  };
  answerFile(`${apiPrefix}/health`, () => {
    lose();
    return new Response();
  });
  answerFile(fileAddress(lighthouse.path), ({ url, headers }) => {
    lose();
    if (!new URL(url).searchParams.has('alt'))
      return Response.json({ bucket: fileBucket, downloadTokens: 'token-1', size: bytes.length });
    line.asked += 1;
    if (line.status !== 200) return Response.json({ code: 'unknown' }, { status: line.status });
    const [from = 0, last = 0] = headers.get('range')?.match(/\d+/g)?.map(Number) ?? [];
    return new Response(bytes.slice(from, last + 1), { status: 206 });
  });
  return line;
}

const goOnline = () => window.dispatchEvent(new Event('online'));
const notice = page.getByText('No connection');
const back = page.getByText('Everything is here again.');
const missing = (at: number) => page.getByText(`Page ${at} isn’t here yet.`);
const retry = page.getByRole('status').getByRole('button', { name: 'Retry' });

async function openLong(isThere = true) {
  const line = network();
  line.isThere = isThere;
  await openReader({ pages: 6 }, '', undefined, { store: async () => undefined });
  return line;
}

/** Loses the network, and turns to a page that hasn't come: what is told only after a moment is told at once. */
async function loseNetwork(line: ReturnType<typeof network>) {
  await spotOf('Chapter 1');
  const clock = holdClock();
  line.isThere = false;
  await press('n', 'n', 'n');
  await expect.element(missing(4)).toBeVisible();
  await clock.tick(1000);
  await expect.element(notice).toBeVisible();
}

it('says once that the network is away, and at each page that it is missing; and goes on by itself', async () => {
  const line = await openLong();
  await loseNetwork(line);
  await expect.element(missing(3)).toBeInTheDocument();
  expect(notice.elements()).toHaveLength(1);
  await expectNoBarriers('a lost network');
  line.isThere = true;
  goOnline();
  await spotOf('Chapter 4');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(missing(4)).not.toBeInTheDocument();
  await expect.element(back).toBeInTheDocument();
  expect(pageNumber()).toBe('4');
});

it.each([
  [844, 390],
  [667, 375],
])('says so below the bar of a phone held sideways, of %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await loseNetwork(await openLong());
  await expect.element(notice).toBeInViewport({ ratio: 1 });
  await expect.element(retry).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('toolbar').element().getBoundingClientRect();
  const { top, left } = notice.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(bar.bottom);
  expect(document.elementFromPoint(left + 5, top + 5)).toBe(notice.element());
});

it('asks at once when its reader wishes, who then reads on', async () => {
  const line = await openLong();
  await loseNetwork(line);
  line.isThere = true;
  const button = retry.element();
  if (button instanceof HTMLElement) button.focus();
  await press('Enter');
  await spotOf('Chapter 4');
  await expect.element(page.getByRole('region', { name: /^Pages of/ })).toHaveFocus();
});

it('can be told that it was read, and stays away until the next time', async () => {
  const line = await openLong();
  await loseNetwork(line);
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await press('p', 'n');
  await expect.element(missing(4)).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  line.isThere = true;
  await pageOf(4).getByRole('button', { name: 'Retry' }).click();
  await spotOf('Chapter 4');
});

it('says when the server is in trouble, and asks it at once when its reader wishes', async () => {
  const line = await openLong();
  await spotOf('Chapter 1');
  const clock = holdClock();
  line.status = 503;
  await press('n', 'n', 'n');
  await expect.element(missing(4)).toBeVisible();
  await clock.tick(1000);
  await expect.element(page.getByText('The server isn’t answering as it should')).toBeVisible();
  line.status = 200;
  await retry.click();
  await spotOf('Chapter 4');
});

it('opens by itself once there is a network', async () => {
  const line = await openLong(false);
  await expect.element(page.getByRole('heading', { name: 'This text couldn’t be opened.' })).toBeVisible();
  line.isThere = true;
  goOnline();
  await spotOf('Chapter 1');
});

it('opens by itself once the parts of its file come', async () => {
  const line = network();
  const isOpening = () => line.asked > 0;
  line.status = 502;
  const progress = { ...lighthouse.progress, finishedAt: '2026-11-24T08:10:00.000Z' };
  await openReader({ pages: 6, progress }, '', undefined, { store: async () => undefined });
  await expect.poll(isOpening).toBe(true);
  line.isThere = false;
  line.status = 200;
  await expect.element(notice).toBeVisible();
  // It was finished once, but there is no end to say so.
  const end = page.getByRole('region', { name: 'You finished this text' });
  await expect.element(end).not.toBeInTheDocument();
  line.isThere = true;
  goOnline();
  await spotOf('Chapter 1');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(end).toBeInTheDocument();
});

it('says at each page of a plain text that it is missing, and goes on by itself', async () => {
  const line = { isThere: false };
  answerFile(`${apiPrefix}/health`, () => {
    if (!line.isThere) throw lostNetwork();
    return new Response();
  });
  const texts = async () => {
    if (!line.isThere) throw lostNetwork();
    return [1, 2, 3].map((at) => ({ page: at, text: `Chapter ${at}` }));
  };
  await openReader({ kind: 'txt', fileName: 'story.txt' }, '', texts);
  await expect.element(missing(1)).toBeVisible();
  await expect.element(notice).toBeVisible();
  expect(notice.elements()).toHaveLength(1);
  await expectNoBarriers('a plain text without a network');
  line.isThere = true;
  goOnline();
  await spotOf('Chapter 1');
  await expect.element(notice).not.toBeInTheDocument();
});

it('opens a text by itself that couldn’t be opened without a network', async () => {
  const line = await openLong();
  await spotOf('Chapter 1');
  await cleanup();
  queryClient.clear();
  answer(
    (calls) => calls.pdfs.open,
    () => {
      if (!line.isThere) throw lostNetwork();
      return { ...lighthouse, pages: 6 };
    },
  );
  line.isThere = false;
  await openPage(`/pdfs/${lighthouse.id}`, student);
  await expect.element(page.getByRole('heading', { name: 'This text couldn’t be opened.' })).toBeVisible();
  line.isThere = true;
  goOnline();
  await spotOf('Chapter 1');
});
