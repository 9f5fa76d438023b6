import { apiPrefix } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placesKey, readingKey, readStored, storedUnder, writeStored } from '#platform/storage.ts';
import { answer, answerFile, lostNetwork } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { student } from '#testing/people.ts';
import { hint, openReader, pageNumber, pageOf, panel, spotOf } from '#testing/reader.ts';
import { answerSchool } from '#testing/school.ts';
import { lighthouse } from '#testing/texts.ts';

describe('the reader', () => {
  it('shows a PDF as it was laid out, with its text for everybody', async () => {
    await openReader();
    await expect.element(page.getByRole('heading', { name: 'The old lighthouse', level: 1 })).toBeVisible();
    await expect.poll(() => document.title).toBe('The old lighthouse · Wordgrove');
    await expect.poll(() => pageOf(1).element().textContent).toContain('Mina lives in a small town by the sea.');
    await expectNoBarriers('a PDF');
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
    await expect.poll(() => CSS.highlights.get('reader-found-here')?.size).toBe(1);
    await expect.poll(() => pageNumber()).toBe('2');
  });

  it('says how many letters it needs', async () => {
    await openReader();
    await spotOf('Mina');
    await press('/');
    await panel.getByRole('searchbox').fill('l');
    await expect.element(panel.getByRole('status')).toHaveTextContent('Type at least 2 letters.');
    await panel.getByRole('searchbox').fill('');
    await expect.element(panel.getByRole('status')).not.toBeInTheDocument();
  });

  it('goes from place to place with Enter, and back with Shift', async () => {
    answer(
      (calls) => calls.pdfs.search,
      [
        { page: 1, times: 2, excerpt: 'Mina lives in a small town' },
        { page: 3, times: 1, excerpt: 'Mina was proud' },
      ],
    );
    await openReader();
    await spotOf('Mina');
    await press('/');
    await panel.getByRole('searchbox').fill('the');
    const status = panel.getByRole('status');
    await expect.element(status).toHaveTextContent('3 places');
    const here = () =>
      [...(CSS.highlights.get('reader-found-here') ?? [])].map(
        (range) => `${range.startContainer.textContent?.slice(0, range.startOffset)}[${range}]`,
      );
    const reads = [expect.stringMatching(/\[the\]$/i)];
    await press('Enter');
    await expect.element(status).toHaveTextContent('1 of 3');
    await expect.poll(here).toEqual(reads);
    const first = here();
    await press('Enter');
    await expect.element(status).toHaveTextContent('2 of 3');
    await expect.poll(here).toEqual(reads);
    expect(here()).not.toEqual(first);
    await press('Enter');
    await expect.element(status).toHaveTextContent('3 of 3');
    await expect.poll(() => pageNumber()).toBe('3');
    await press('Enter');
    await expect.element(status).toHaveTextContent('1 of 3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.element(status).toHaveTextContent('3 of 3');
    await expect.element(panel.getByRole('searchbox')).toHaveFocus();
    await panel.getByRole('button', { name: 'Place before' }).click();
    await expect.element(status).toHaveTextContent('2 of 3');
    await expect.poll(() => pageNumber()).toBe('1');
    await expectNoBarriers('a search');
  });

  it('counts every place of a long text, lists more of its pages when asked, and goes on past those listed', async () => {
    const pages = Array.from({ length: 320 }, (_, at) => ({ page: at + 1, times: 4, excerpt: `lamp ${at + 1}` }));
    answer((calls) => calls.pdfs.search, pages);
    await openReader({ pages: 320 });
    await spotOf('Mina');
    await press('/');
    await panel.getByRole('searchbox').fill('lamp');
    const status = panel.getByRole('status');
    await expect.element(status).toHaveTextContent('1,280 places');
    const listed = panel.getByRole('listitem');
    expect(listed.elements()).toHaveLength(100);
    await panel.getByRole('button', { name: 'Show more' }).click();
    await expect.element(panel.getByRole('button', { name: /lamp 101$/ })).toHaveFocus();
    expect(listed.elements()).toHaveLength(200);
    await panel.getByRole('searchbox').click();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.element(status).toHaveTextContent('1,280 of 1,280');
    expect(listed.elements()).toHaveLength(320);
    await press('Enter');
    await expect.element(status).toHaveTextContent('1 of 1,280');
  });

  it('opens at the page that a card leads to, and marks its sentence', async () => {
    await openReader({}, '?page=3&find=Five boats had come back, and nobody was hurt.');
    await expect.poll(() => CSS.highlights.get('reader-found')?.size).toBe(1);
    await expect.poll(() => pageNumber()).toBe('3');
  });

  it('opens where it was left', async () => {
    await openReader({ progress: { ...lighthouse.progress, place: { page: 2, offset: 0.4 } } });
    await expect.poll(() => pageNumber()).toBe('2');
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

  it('keeps a place that was reached without a network, also once the text is left', async () => {
    await openReader();
    await spotOf('Mina');
    const lost = answer(
      (calls) => calls.pdfs.keepPlace,
      () => {
        throw lostNetwork();
      },
    );
    await press('n');
    await expect.poll(() => lost.at(-1)).toMatchObject({ page: 2 });
    await press('n');
    await expect.poll(() => pageNumber()).toBe('3');
    await page.getByRole('link', { name: 'Back to the library' }).click();
    const kept = answer((calls) => calls.pdfs.keepPlace, { changed: 1 });
    answerFile(`${apiPrefix}/health`, () => new Response());
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('online'));
        return kept.at(-1);
      })
      .toMatchObject({ id: lighthouse.id, page: 3 });
    await expect.poll(() => storedUnder(placesKey(String(student.user?.uid)))).toEqual([]);
  });
});
