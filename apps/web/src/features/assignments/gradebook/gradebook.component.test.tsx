import type { GradeSheets } from '@wordgrove/contract/assignments';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { bookOf } from '#testing/gradebook.ts';
import { holdClock } from '#testing/held-clock.ts';
import { assignmentOf, workOf } from '#testing/homework.ts';
import { cutOff } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const path = `/teacher/classes/${idOf(500)}/gradebook`;
const grid = page.getByRole('grid', { name: 'Gradebook of 7B Reading' });

describe('the gradebook', () => {
  it('says how each work stands in words, and what an average leaves out', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(2, 3));
    await openPage(path, teacher);
    const row = grid.getByRole('row', { name: /^Student 1/ });
    await expect.element(row.getByText('7.5 of 10')).toBeVisible();
    await expect.element(row.getByText('Missing', { exact: true })).toBeVisible();
    await expect.element(row.getByText('75%')).toBeVisible();
    await expect.element(row.getByText('1 of 3; 1 ungraded; 1 missing')).toBeVisible();
    await expectNoBarriers('gradebook');
  });

  it('says what is missing as soon as it is due', async () => {
    const book = bookOf(1, 1);
    const dueAt = new Date(Date.now() + 120_000).toISOString();
    const assignments = book.assignments.map((each) => ({ ...each, dueAt }));
    const withState = (state: 'started' | 'missing') => ({
      ...book,
      assignments,
      students: book.students.map((each) => ({ ...each, states: [state], points: [null] })),
    });
    answer((calls) => calls.assignments.gradebook, withState('started'));
    const clock = holdClock();
    await openPage(path, teacher);
    await expect.element(grid.getByText('Started', { exact: true })).toBeVisible();
    answer((calls) => calls.assignments.gradebook, withState('missing'));
    await clock.tick(122_000);
    await expect.element(grid.getByText('Missing', { exact: true })).toBeVisible();
  });

  it('draws only what is seen of a large class, and goes through it by keys to a student’s work', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(1000, 50));
    await openPage(path, teacher);
    await expect.element(grid.getByText('Student 1', { exact: true })).toBeVisible();
    expect(grid.getByRole('gridcell').elements().length).toBeLessThan(600);
    await expect.element(grid).toHaveAttribute('aria-rowcount', '1001');
    await grid.getByText('7.5 of 10').first().click({ trial: true });
    const active = () => document.activeElement?.getAttribute('data-cell');
    document.querySelector<HTMLElement>('[data-cell="0:0"]')?.focus();
    await userEvent.keyboard('{End}');
    await expect.poll(active).toBe('0:49');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect.poll(active).toBe('1:48');
    answer((calls) => calls.assignments.comments, { comments: [] });
    const work = workOf('Student 2', { studentId: idOf(2001), state: 'turned-in' });
    answer((calls) => calls.assignments.work, {
      assignment: assignmentOf({ id: idOf(948) }),
      students: [work],
      gone: 0,
    });
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.poll(active).toBe('0:-1');
    expect(document.activeElement?.textContent).toBe('Student 1');
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}');
    await expect.poll(active).toBe('1:48');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Student 2', level: 2 })).toBeVisible();
  });

  it('has drawn what comes into sight before the next frame', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(1000, 50));
    await openPage(path, teacher);
    await expect.element(grid.getByText('Student 1', { exact: true })).toBeVisible();
    const frame = grid.element();
    const shown = () => [...frame.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent);
    frame.scrollTop = 400 * 64 + 20;
    frame.dispatchEvent(new Event('scroll'));
    expect(shown()).toContain('Student 401');
    expect(shown().length).toBeLessThan(50);
    const drawn = frame.querySelector('[data-cell="410:0"]');
    frame.scrollTop += 64;
    frame.dispatchEvent(new Event('scroll'));
    expect(frame.querySelector('[data-cell="410:0"]')).toBe(drawn);
  });

  it('has its names in place and cells up to its edge, wherever it is scrolled to and on a phone', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(30, 50));
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      await openPage(path, teacher);
      await expect.element(grid.getByText('Student 1', { exact: true })).toBeVisible();
      const frame = grid.element();
      const { left, right } = frame.getBoundingClientRect();
      for (const scrolled of [0, 2000, 20_000]) {
        frame.scrollLeft = scrolled;
        frame.dispatchEvent(new Event('scroll'));
        const name = frame.querySelector('[role=rowheader]');
        expect(Math.abs((name?.getBoundingClientRect().left ?? 0) - left)).toBeLessThan(2);
        const y = (name?.getBoundingClientRect().top ?? 0) + 20;
        expect(document.elementFromPoint(right - 24, y)?.closest('[data-cell^="0:"]')).not.toBeNull();
      }
      await cleanup();
    }
    await page.viewport(1280, 800);
  });

  it('keeps to the period in the address, and so does its file; averages are said to leave out the rest', async () => {
    const asked = answer((calls) => calls.assignments.gradebook, bookOf(2, 3));
    const opened = await openPage(`${path}?period=dates&from=2026-09-01`, teacher);
    await expect.element(page.getByText(/^Homework set since 1 September 2026\. Averages leave out/)).toBeVisible();
    await page.getByLabelText('To (that day included)').fill('2026-10-31');
    await expect.element(page.getByText(/^Homework set from 1 September 2026 to 31 October 2026/)).toBeVisible();
    expect(opened.path()).toContain('period=dates&from=2026-09-01&to=2026-10-31');
    const period = { since: expect.stringMatching(/^2026-08-31|^2026-09-01/), until: expect.any(String) };
    await expect.poll(() => asked.at(-1)).toEqual({ classId: idOf(500), ...period });
    const { until = '' } = asked.at(-1) ?? {};
    const file = page.getByRole('link', { name: 'Download CSV' }).element().getAttribute('href');
    expect(new URLSearchParams(file?.split('?')[1]).get('until')).toBe(until);
    answer((calls) => calls.assignments.gradebook, bookOf(2, 0));
    await page.getByLabelText('To (that day included)').fill('2026-09-02');
    await expect.element(page.getByRole('heading', { name: 'Nothing was set in this period' })).toBeVisible();
    await expectNoBarriers('a gradebook of a period');
    answer((calls) => calls.assignments.gradebook, bookOf(2, 3));
    await page.getByRole('button', { name: 'Show all homework' }).click();
    await expect.element(grid).toBeVisible();
    expect(opened.path()).not.toContain('period');
  });

  it('of days that are still to be chosen says nothing of a rest that is left out', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(2, 3));
    await openPage(`${path}?period=dates`, teacher);
    await expect.element(grid).toBeVisible();
    expect(page.getByText(/Averages leave out/).query()).toBeNull();
  });

  it('folds its filters on a phone, in a line that names what is chosen; at a desk all have one line', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(5, 3));
    await page.viewport(390, 844);
    await openPage(`${path}?period=30-days`, teacher);
    const summary = page.getByText('Filters: In the last 30 days', { exact: true });
    await expect.element(summary).toBeVisible();
    expect(grid.element().getBoundingClientRect().top).toBeLessThan(500);
    // A whole homework is seen beside name and average.
    const right = (part: Element | null) => part?.getBoundingClientRect().right ?? 0;
    expect(right(document.querySelector('[data-cell="0:0"]'))).toBeLessThanOrEqual(right(grid.element()));
    await summary.click();
    await page.getByLabelText('Order').selectOptions('Lowest average first');
    await expect.element(page.getByText('Filters: In the last 30 days · Lowest average first')).toBeVisible();
    await expectNoBarriers('open filters on a phone');
    await page.viewport(1280, 800);
    await page.getByLabelText('Homework set').selectOptions('From … to …');
    await expect.element(page.getByLabelText('From', { exact: true })).toBeVisible();
    const fields = [...document.querySelectorAll('main select, main input')];
    expect(new Set(fields.map((field) => field.getBoundingClientRect().top)).size).toBe(1);
  });

  it('keeps its order and filters in the address, through a reload and on the way to a sheet', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(2, 3));
    const opened = await openPage(`${path}?period=30-days`, teacher);
    await page.getByLabelText('Order').selectOptions('Lowest average first');
    await page.getByLabelText('State').selectOptions('Missing');
    await page.getByLabelText('Kind').selectOptions('Reading');
    await expect.poll(opened.path).toContain('kind=reading');
    expect(opened.path()).toContain('sort=average');
    await page.getByLabelText('Order').selectOptions('Homework 2');
    const address = `${path}?period=30-days&sort=${idOf(901)}&state=missing&kind=reading`;
    await expect.poll(opened.path).toBe(address);
    await cleanup();
    await openPage(address, teacher);
    await expect.element(page.getByLabelText('Order')).toHaveValue(idOf(901));
    await expect.element(page.getByLabelText('State')).toHaveValue('missing');
    await expect.element(page.getByLabelText('Kind')).toHaveValue('reading');
    const sheet = page.getByRole('link', { name: 'Student 1', exact: true }).element().getAttribute('href');
    expect(sheet).toContain('state=missing&kind=reading');
  });

  it('that is empty says so', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(1, 0));
    await openPage(path, teacher);
    await expect.element(page.getByRole('heading', { name: 'Nothing set yet' })).toBeVisible();
    await expectNoBarriers('an empty gradebook');
  });
});

describe('sheets', () => {
  const works = [
    { state: 'returned', points: 7.5, comment: 'Mind the plurals\nand the commas', dueAt: null },
    { state: 'missing', points: null, comment: '', dueAt: '2026-11-21T08:00:00.000Z' },
    { state: null, points: null, comment: '', dueAt: null },
  ] satisfies GradeSheets['students'][number]['works'];
  const answerSheets = () =>
    answer(
      (calls) => calls.assignments.sheets,
      ({ studentIds }) => ({
        assignments: bookOf(0, 3).assignments,
        students: studentIds.map((studentId) => ({
          studentId,
          name: `Student ${Number(studentId.slice(-4)) - 1999}`,
          works,
        })),
      }),
    );

  it('of one student has the student’s own homework, the comments and an average that says what it leaves out', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(2, 3));
    const asked = answerSheets();
    const opened = await openPage(`${path}?period=30-days`, teacher);
    await page.getByRole('link', { name: 'Student 2' }).click();
    const sheet = page.getByRole('article', { name: 'Student 2' });
    await expect.element(sheet.getByText('7B Reading', { exact: false })).toBeVisible();
    await expect.element(sheet.getByText('75%')).toBeVisible();
    await expect.element(sheet.getByText('(1 of 2; 1 missing)')).toBeVisible();
    await expect.element(sheet.getByText(/Mind the plurals/)).toBeVisible();
    const rows = sheet
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent);
    // The third wasn't set for this student.
    expect(rows.slice(1).map((text) => text.slice(0, 10))).toEqual(['Homework 1', 'Homework 2']);
    expect(opened.path()).toContain('period=30-days');
    expect(asked).toEqual([{ classId: idOf(500), since: expect.any(String), studentIds: [idOf(2001)] }]);
    // On paper, for every page that follows the first.
    expect(sheet.element().querySelector('thead')?.textContent).toMatch(/^Student 2/);
    await expectNoBarriers('a sheet');
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('of a class are collected 25 at a time, with progress, one for each student', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(60, 3));
    const asked = answerSheets();
    await openPage(path, teacher);
    await page.getByRole('link', { name: 'Print all' }).click();
    await expect.element(page.getByRole('article', { name: 'Student 60' })).toBeInTheDocument();
    expect(page.getByRole('article').elements()).toHaveLength(60);
    expect(asked.map(({ studentIds }) => studentIds.length)).toEqual([25, 25, 10]);
    expect(page.getByRole('progressbar').query()).toBeNull();
  });

  it('of somebody who has left says so, and fits a phone', async () => {
    await page.viewport(320, 640);
    answer((calls) => calls.assignments.gradebook, bookOf(2, 3));
    answerSheets();
    await openPage(`${path}?sheet=${idOf(2000)}`, teacher);
    const sheet = page.getByRole('article', { name: 'Student 1' });
    await expect.element(sheet).toBeVisible();
    expect(cutOff(sheet.element())).toEqual([]);
    await expect.element(sheet.getByRole('cell', { name: 'Missing' })).toBeVisible();
    await openPage(`${path}?sheet=${idOf(1)}`, teacher);
    await expect.element(page.getByRole('heading', { name: "This student isn't in the class" })).toBeVisible();
    await page.viewport(1280, 800);
  });
});
