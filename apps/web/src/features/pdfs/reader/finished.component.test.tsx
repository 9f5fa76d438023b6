import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingKey, writeStored } from '#platform/storage.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { holdClock } from '#testing/held-clock.ts';
import { ownReading } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { student, teacher } from '#testing/people.ts';
import { openReader, pageNumber, pageOf, spotOf } from '#testing/reader.ts';
import { answerSchool } from '#testing/school.ts';
import { lighthouse } from '#testing/texts.ts';

const finished = { ...lighthouse.progress, pagesRead: 3, finishedAt: '2026-11-24T08:10:00.000Z', wordsLookedUp: 4 };
const text = { kind: 'txt', fileName: 'lighthouse.txt', hasCover: false } as const;
const card = page.getByRole('region', { name: 'You finished this text' });
const told = page.getByText('You finished this text. What comes next is below its last page.');

/** The student has a report to send whose answer, that the text is finished, comes when it is let in. */
function finishLater(tasks: MovedTasks = []) {
  const id = '0190a5e0-0000-7000-8000-000000000310';
  const report = { id, pdfId: lighthouse.id, at: '2026-11-24T08:09:00.000Z', pages: [{ page: 3, ms: 12_000 }] };
  writeStored(`${readingKey(student.user.uid)}${id}`, JSON.stringify(report));
  const gate = Promise.withResolvers<void>();
  answerSchool({});
  answer(
    (calls) => calls.pdfs.report,
    async () => {
      await gate.promise;
      return { ...finished, tasks };
    },
  );
  return gate.resolve;
}

/** Whether the last sentence stays where it is. */
async function isSteady(): Promise<boolean> {
  const { y } = await spotOf('nobody');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return (await spotOf('nobody')).y === y;
}

describe.each([
  ['a PDF', {}, 2],
  ['a text', text, 3],
] as const)('the end of %s', (_, change, laidOut) => {
  it('says that it was finished, as soon as the server knows', async () => {
    const finish = finishLater(null);
    await openReader(change, '?page=3');
    await expect.poll(pageNumber).toBe('3');
    await expect.poll(() => document.querySelectorAll('[data-page] [lang="en"]').length).toBe(laidOut);
    await expect.poll(isSteady).toBe(true);
    const { y } = await spotOf('nobody');
    await expect.element(card).not.toBeInTheDocument();
    finish();
    await expect.element(told).toBeInTheDocument();
    expect(told.element().closest('[role="status"]')).not.toBeNull();
    await expect.element(card.getByText('4 words looked up')).toBeVisible();
    await expect.element(card.getByText(/one of today’s tasks/)).toBeVisible();
    // It stands below the last page, and moves nothing that is read.
    const { top } = card.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(pageOf(3).element().getBoundingClientRect().bottom);
    expect((await spotOf('nobody')).y).toBeCloseTo(y, 0);
    await expect.element(card.getByRole('link', { name: 'Practise your words' })).toBeVisible();
    await expect.element(card.getByRole('link', { name: 'Back to the library' })).toBeVisible();
    await expectNoBarriers('a finished text');
  });

  it('still says so when it is opened again, without telling it again', async () => {
    await openReader({ ...change, progress: finished });
    await spotOf('Mina');
    await expect.element(card).toBeVisible();
    await expect.element(card.getByText('4 words looked up')).toBeVisible();
    await expect.element(card.getByText(/one of today’s tasks/)).not.toBeInTheDocument();
    await expect.element(told).not.toBeInTheDocument();
  });
});

describe('a finished text', () => {
  it('leads back to the homework it belongs to', async () => {
    answer((calls) => calls.assignments.mine, ownPage([ownReading()]));
    await openReader({ progress: finished });
    const link = card.getByRole('link', { name: 'Back to “Read the beginning”' });
    await expect.element(link).toHaveAttribute('href', `/assignments/${ownReading().id}`);
  });

  it('isn’t the teacher’s own', async () => {
    await openReader({ progress: finished }, '/read', undefined, { person: teacher });
    await spotOf('Mina');
    await expect.element(card).not.toBeInTheDocument();
  });

  it('that isn’t finished ends with its last page', async () => {
    await openReader({ progress: { ...lighthouse.progress, pagesRead: 2 } });
    await spotOf('Mina');
    await expect.element(card).not.toBeInTheDocument();
  });

  it('cuts nothing off in other languages', async () => {
    const open = (person: typeof student) => openReader({ ...text, progress: finished }, '', undefined, { person });
    const part = () => document.querySelector('section[aria-labelledby]') ?? document.body;
    await expectToFit(student, open, page.getByText(/nobody was hurt/), part);
  });

  it('is heard of soon by those who wait for it at the end', async () => {
    const clock = holdClock();
    const began = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(began);
    const reports = answer((calls) => calls.pdfs.report, { ...lighthouse.progress, tasks: [] });
    answerSchool({});
    const pass = async (seconds: number) => {
      const from = Date.now();
      for (let second = 1; second <= seconds; second += 1) {
        now.mockReturnValue(from + 1000 * second);
        await clock.tick(1000);
      }
    };
    const long = 'The sea was calm again. '.repeat(200);
    await openReader(text, '', async () => [1, 2, 3].map((each) => ({ page: each, text: long })));
    await expect.poll(() => document.querySelectorAll('[data-page] p').length).toBeGreaterThan(0);
    await pass(10);
    expect(reports).toEqual([]);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await pass(1);
    await expect.poll(() => reports.map(({ pages }) => pages.map((each) => each.page))).toHaveLength(1);
    await pass(5);
    await expect.poll(() => reports.length).toBe(2);
  });
});
