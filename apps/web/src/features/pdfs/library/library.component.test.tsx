import type { LibraryText } from '@wordgrove/contract/pdfs';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { idOf, ownClassOf } from '#testing/school.ts';
import { fitOfMost, lighthouse } from '#testing/texts.ts';

const begun: LibraryText = { ...lighthouse, progress: { ...lighthouse.progress, pagesRead: 1 } };
const unread = { place: null, pagesRead: 0, finishedAt: null, openedAt: null, wordsLookedUp: 0 };
const other = (number: number, title: string, change: Partial<LibraryText> = {}): LibraryText => ({
  ...{ ...lighthouse, id: idOf(number), title, hasCover: false, progress: unread },
  ...change,
});
const finished = other(2, 'Read already', {
  progress: { ...unread, openedAt: lighthouse.createdAt, finishedAt: lighthouse.createdAt },
});
/** Downloaded once; how far it was read, nobody knows. */
const word = other(3, 'Worksheet', {
  ...{ kind: 'docx', pages: null, words: null, hasText: null, level: null },
  progress: { ...unread, openedAt: lighthouse.createdAt },
});

function answerLibrary(...texts: LibraryText[]) {
  answer((calls) => calls.pdfs.library, { texts, hasMore: false });
  return answer(
    (calls) => calls.pdfs.coverage,
    [
      { id: lighthouse.id, fit: fitOfMost },
      { id: idOf(2), fit: { ...fitOfMost, coverage: 0.9799, measured: 0 } },
      { id: idOf(5), fit: { ...fitOfMost, coverage: 0.94 } },
      { id: idOf(6), fit: { ...fitOfMost, coverage: 0.899 } },
    ],
  );
}

const shelf = (name: string) => page.getByRole('region', { name, exact: true });

describe('the library', () => {
  it('begins with what is being read, and says how much of it is known', async () => {
    const asked = answerLibrary(begun, finished, word);
    await openPage('/pdfs', student);
    const link = shelf('Go on reading').getByRole('link', { name: 'The old lighthouse' });
    await expect.element(link).toHaveAttribute('href', `/pdfs/${lighthouse.id}`);
    await expect.element(page.getByText('You know 95% of this')).toBeVisible();
    await expect.element(page.getByText('41% is measured', { exact: false })).toBeVisible();
    await expect.element(shelf('Go on reading').getByText('1 of 3')).toBeVisible();
    expect(shelf('Go on reading').getByRole('listitem').elements()).toHaveLength(1);
    // Rounded up, it would promise that no help is needed.
    await expect.element(shelf('More texts').getByText('You know 97% of this')).toBeVisible();
    await expect.element(shelf('More texts').getByText('Finished')).toBeVisible();
    // How hard it is going to be is no longer news.
    expect(page.getByText('A few look-ups, and you can read it', { exact: false }).elements()).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Download Worksheet' })).toBeVisible();
    // A Word document has no words to measure.
    expect(asked).toEqual([{ ids: [lighthouse.id, idOf(2)] }]);
    await expectNoBarriers('library');
  });

  it('shows more on request, with the focus on the first new text', async () => {
    answerLibrary();
    answer(
      (calls) => calls.pdfs.library,
      // In an address, everything is text.
      ({ page: wanted }) =>
        Number(wanted) === 2 ? { texts: [word], hasMore: false } : { texts: [begun, finished], hasMore: true },
    );
    await openPage('/pdfs', student);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(page.getByRole('link', { name: 'Worksheet' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it.each([
    ['active', 'Texts that your teacher shares with your class appear here.'],
    ['pending', 'Texts that your teacher shares with your class appear here once you are let in.'],
  ] as const)('says why it is empty to somebody whose enrolment is %s', async (status, sentence) => {
    answerLibrary();
    answer((calls) => calls.classes.mine, [ownClassOf('7B Reading', { status })]);
    await openPage('/pdfs', student);
    await expect.element(page.getByRole('heading', { name: 'No texts yet' })).toBeVisible();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expectNoBarriers('an empty library');
  });

  it('leads somebody in no class to joining one', async () => {
    answerLibrary();
    answer((calls) => calls.classes.mine, [ownClassOf('7B Reading', { status: 'declined' })]);
    await openPage('/pdfs', student);
    await expect.element(page.getByRole('heading', { name: 'You are in no class right now' })).toBeVisible();
    const join = page.getByRole('link', { name: 'Join a class' });
    await expect.element(join).toHaveAttribute('href', '/student-dashboard');
    await expectNoBarriers('a library without a class');
  });

  it('says when it couldn’t be loaded', async () => {
    answer(
      (calls) => calls.pdfs.library,
      () => {
        throw refusal('unauthenticated', 400);
      },
    );
    await openPage('/pdfs', student);
    await expect.element(page.getByRole('heading', { name: 'Your texts couldn’t be loaded' })).toBeVisible();
    answerLibrary(begun);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('link', { name: 'The old lighthouse' })).toBeVisible();
  });

  it('says what a share means: most of a text known is no warning', async () => {
    answerLibrary(begun, other(5, 'Nearly known'), other(6, 'Hardly known'));
    await openPage('/pdfs', student);
    const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await expect.element(card('Nearly known').getByText('Several words to look up.', { exact: false })).toBeVisible();
    await expect.element(card('Hardly known').getByText('Many words are new.', { exact: false })).toBeVisible();
  });

  it('is complete without the shares', async () => {
    answerLibrary(begun);
    answer(
      (calls) => calls.pdfs.coverage,
      () => {
        throw refusal('unauthenticated', 400);
      },
    );
    await openPage('/pdfs', student);
    await expect.element(page.getByRole('link', { name: 'The old lighthouse' })).toBeVisible();
    await expect.element(page.getByText('You know', { exact: false })).not.toBeInTheDocument();
  });

  it('fits on every screen', async () => {
    answerLibrary(begun, finished, word, other(4, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'));
    const open = (person: typeof student) => openPage('/pdfs', person);
    await expectToFit(student, open, page.getByRole('link', { name: 'Worksheet' }));
  });
});
