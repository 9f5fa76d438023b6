import { fileBucket } from '@wordgrove/contract/paths';
import type { MockInstance } from 'vitest';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { fileAddress } from '#features/pdfs/files/file-access.ts';
import { queryClient } from '#platform/api.ts';
import { answerFile } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import type { HeldClock } from '#testing/held-clock.ts';
import { holdClock } from '#testing/held-clock.ts';
import { endlessPdf } from '#testing/raw-pdf.ts';
import { openReader, pageOf, spotOf } from '#testing/reader.ts';
import { lighthouse } from '#testing/texts.ts';

let ended: MockInstance<Worker['terminate']>;
const title = page.getByRole('heading', { name: 'This text can’t be shown here' });

beforeEach(() => {
  ended = vi.spyOn(Worker.prototype, 'terminate');
});

async function openEndless() {
  const bytes = endlessPdf();
  const clock = holdClock();
  const store = async () =>
    answerFile(fileAddress(lighthouse.path), ({ url }) => {
      if (new URL(url).searchParams.has('alt')) return new Response(bytes);
      return Response.json({ bucket: fileBucket, downloadTokens: 'token-1', size: bytes.length });
    });
  await openReader({ pages: null, preparation: 'failed', hasText: null }, '', undefined, { store });
  await expect.element(pageOf(1)).toBeVisible();
  return clock;
}

/** Whether something is so after another second. */
const after = (clock: HeldClock, isSo: () => boolean) => async () => {
  await clock.tick(1000);
  return isSo();
};

it('says that the pages of a file can’t be drawn, and leaves the next text alone', async () => {
  const clock = await openEndless();
  await expect.poll(after(clock, () => title.query() !== null)).toBe(true);
  await expectNoBarriers('a text that can’t be drawn');
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  await expect.poll(after(clock, () => ended.mock.calls.length === 1)).toBe(true);
  await cleanup();
  queryClient.clear();
  await openReader();
  await spotOf('Mina');
  // Its worker, which ends a little after its reader has left, would be counted by the next test.
  await cleanup();
  await expect.poll(after(clock, () => ended.mock.calls.length === 2)).toBe(true);
});

it('ends the work on a page when its reader leaves, also if that is deaf to it', async () => {
  const clock = await openEndless();
  vi.spyOn(Worker.prototype, 'postMessage').mockReturnValue(undefined);
  await page.getByRole('link', { name: 'Back to the library' }).click();
  await expect.poll(after(clock, () => ended.mock.calls.length === 1)).toBe(true);
});

it('ends the work on a sound text, too', async () => {
  await openReader();
  await spotOf('Mina');
  await cleanup();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
});
