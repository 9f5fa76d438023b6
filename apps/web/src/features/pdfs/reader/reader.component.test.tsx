import { apiPrefix } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileAddress } from '#features/pdfs/files/file-access.ts';
import { placesKey, readingKey, readStored, storedUnder, writeStored } from '#platform/storage.ts';
import { answer, answerFile, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { answerWords, clickWord, hint, openReader, pageNumber, pageOf, panel, spotOf } from '#testing/reader.ts';
import { answerSchool } from '#testing/school.ts';
import { lighthouse } from '#testing/texts.ts';

/** What readers look at, a third down the window and below the bars: how far down and across which page it is. */
function lookedAt() {
  const [x, y] = [window.innerWidth / 2, Math.max(window.innerHeight / 3, 172)];
  const sheet = document.elementFromPoint(x, y)?.closest('[data-page]');
  const { left, top, width, height } = sheet?.getBoundingClientRect() ?? new DOMRect();
  return { page: sheet?.getAttribute('data-page'), down: (y - top) / height, across: (x - left) / width };
}

async function expectLookedAt(wanted: ReturnType<typeof lookedAt>): Promise<void> {
  // Within a hundredth of the page: the browser scrolls by whole pixels.
  const [down, across] = [expect.closeTo(wanted.down, 2), expect.closeTo(wanted.across, 1)];
  await expect.poll(lookedAt).toEqual({ page: wanted.page, down, across });
}

const view = page.getByRole('button', { name: 'Size and view' });

describe('the reader', () => {
  it('shows a PDF as it was laid out, with its text for everybody', async () => {
    await openReader();
    await expect.element(page.getByRole('heading', { name: 'The old lighthouse', level: 1 })).toBeVisible();
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

  it('opens at the page that a card leads to, and marks its sentence', async () => {
    await openReader({}, '?page=3&find=Five boats had come back, and nobody was hurt.');
    await expect.poll(() => CSS.highlights.get('reader-found')?.size).toBe(1);
    await expect.poll(() => pageNumber()).toBe('3');
  });

  it('opens where it was left', async () => {
    await openReader({ progress: { ...lighthouse.progress, place: { page: 2, offset: 0.4 } } });
    await expect.poll(() => pageNumber()).toBe('2');
  });

  it('shows the next text as large as this one was', async () => {
    await openReader();
    await spotOf('Mina');
    const first = pageOf(1).element().clientWidth;
    await press('+', '+');
    await expect.poll(() => pageOf(1).element().clientWidth).toBeGreaterThan(first * 1.1);
    const chosen = pageOf(1).element().clientWidth;
    await openReader();
    await spotOf('Mina');
    expect(pageOf(1).element().clientWidth).toBe(chosen);
  });

  it('keeps what is looked at in its place, however large the pages are', async () => {
    await page.viewport(390, 844);
    await openReader({ progress: { ...lighthouse.progress, place: { page: 2, offset: 0.4 } } });
    await expect.poll(() => pageNumber()).toBe('2');
    await spotOf('Mina');
    const before = lookedAt();
    expect(before).toMatchObject({ page: '2' });
    await press('+', '+', '+', '+');
    await expectLookedAt(before);
    await press('+', '+', '-');
    await expectLookedAt(before);
    // By keyboard: a click by the test may scroll the page first, to what is in view already.
    const button = view.element();
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    await press('Enter');
    await expect.element(page.getByRole('menuitem', { name: 'Larger' })).toHaveFocus();
    await press('w');
    await expect.element(page.getByRole('menuitemradio', { name: 'Whole page' })).toHaveFocus();
    await press('Enter');
    await expectLookedAt(before);
    await press('0');
    await expectLookedAt(before);
    // The phone is turned, and turned back.
    await page.viewport(844, 390);
    await expectLookedAt(before);
    await page.viewport(390, 844);
    await expectLookedAt(before);
  });

  it('has all its tools within a finger’s reach on a narrow phone', async () => {
    await page.viewport(320, 568);
    await openReader();
    await spotOf('Mina');
    const tools = page.getByRole('toolbar');
    for (const element of tools.getByRole('button').elements()) {
      const { left, right, width, height } = element.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(tools.element().scrollWidth).toBe(tools.element().clientWidth);
    const before = pageOf(1).element().clientWidth;
    const button = view.element();
    if (button instanceof HTMLElement) button.focus();
    // The menu stays open for another step.
    await press('Enter');
    await expect.element(page.getByRole('menuitem', { name: 'Larger' })).toHaveFocus();
    await press('Enter', 'Enter');
    await expect.poll(() => pageOf(1).element().clientWidth).toBeGreaterThan(before);
    await expect.element(page.getByRole('menuitemradio', { checked: true })).toBeVisible();
    await page.getByRole('menuitemradio', { name: 'Automatic' }).click();
    await expect.poll(() => pageOf(1).element().clientWidth).toBe(before);
    await expect.element(view).toHaveFocus();
    await view.click();
    await page.getByRole('menuitemcheckbox', { name: /^Colour the words/ }).click();
    await expect.poll(() => CSS.highlights.get('reader-learning')?.size).toBe(2);
  });

  it('moves only its pages sideways, however large they are', async () => {
    await page.viewport(1280, 800);
    await openReader();
    await spotOf('Mina');
    await page.getByRole('combobox', { name: 'Size of the pages' }).selectOptions('3');
    const area = page.getByRole('region', { name: /^Pages of/ }).element();
    await expect.poll(() => area.scrollWidth).toBeGreaterThan(2 * area.clientWidth);
    for (const width of [1280, 390]) {
      await page.viewport(width, 800);
      await expect.poll(() => document.scrollingElement?.scrollWidth).toBe(document.documentElement.clientWidth);
    }
    const bars = () => page.getByRole('toolbar').element().getBoundingClientRect().left;
    const [before, left] = [bars(), pageOf(1).element().getBoundingClientRect().left];
    area.scrollBy({ left: 200 });
    expect(pageOf(1).element().getBoundingClientRect().left).toBeCloseTo(left - 200, 0);
    expect(bars()).toBe(before);
    expect(area.scrollHeight).toBe(area.clientHeight);
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
