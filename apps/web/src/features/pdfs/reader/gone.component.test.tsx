import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fileAddress } from '#features/pdfs/files/file-access.ts';
import { answer, answerFile, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { answerWords, clickWord, hint, openReader, panel, spotOf } from '#testing/reader.ts';
import { lighthouse } from '#testing/texts.ts';

describe('when a text is taken away while it is open', () => {
  function takeAway() {
    const gone = () => {
      throw refusal('not-found', 404);
    };
    answer((calls) => calls.pdfs.open, gone);
    answer((calls) => calls.pdfs.pageTexts, gone);
    answer((calls) => calls.pdfs.pageWords, gone);
    answer((calls) => calls.pdfs.keepPlace, gone);
  }
  const title = page.getByRole('heading', { name: 'This text isn’t here' });

  it.each([
    ['a PDF', {}],
    ['a scan', { hasText: false }],
    ['a PDF that can’t be read', { preparation: 'failed', hasText: null, words: null }],
    ['a plain text', { kind: 'txt', fileName: 'lighthouse.txt', hasCover: false }],
  ] as const)('says so of %s at the server’s hint, and opens it once it is back', async (_, change) => {
    const text = { ...lighthouse, ...change };
    await openReader(change);
    await spotOf('Mina');
    takeAway();
    await hint();
    await expect.element(title).toBeVisible();
    await expect.element(page.getByText(/The cards you made from it stay/)).toBeVisible();
    await expectNoBarriers('a text that is gone');
    answer((calls) => calls.pdfs.open, text);
    answer((calls) => calls.pdfs.pageWords, []);
    answer((calls) => calls.pdfs.pageTexts, [{ page: 1, text: 'Mina lives in a small town by the sea.' }]);
    await hint();
    await spotOf('Mina');
  });

  it('says so when its place is refused, and closes the word that is open', async () => {
    answerWords();
    await openReader();
    await clickWord('ships');
    await expect.element(panel).toBeVisible();
    takeAway();
    await press('n');
    await expect.element(title).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    await page.getByRole('main').getByRole('link', { name: 'Back to the library' }).click();
    await expect.element(page.getByRole('heading', { name: 'Reading' })).toBeVisible();
  });
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
