import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { expect, signIn, test } from './stage/test.ts';
import { lighthouse } from './stage/texts.ts';

/** After so long, a report of what was read is sent; one page of this text takes less. */
const readingSeconds = 30;

/** The student's clock is behind, so that time which passes there alone isn't in the server's future. */
const behindMs = 600_000;

const phone = { width: 390, height: 844 };

const pageField = (page: Page) => page.getByRole('textbox', { name: /^Page, of/ });

test('a teacher sets a text to read: the student reads its pages, it turns itself in, and the teacher follows it', async ({
  page,
  teacher,
  student,
  anotherBrowser,
}) => {
  await page.clock.install({ time: Date.now() - behindMs });
  await page.setViewportSize(phone);
  await signIn(page, student);
  await page.goto('/student/assignments');
  await expect(page.getByRole('heading', { name: 'No homework yet' })).toBeVisible();

  const desk = await anotherBrowser(teacher);
  await desk.goto('/teacher/upload-pdf');
  await desk.getByLabel('PDF file').setInputFiles(lighthouse);
  await desk.getByLabel('Title', { exact: true }).fill('The old lighthouse');
  await desk.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'The old lighthouse', level: 1 })).toBeVisible();

  await desk.goto('/teacher/assignments?edit=new');
  await desk.getByRole('radio', { name: 'Reading', exact: true }).check();
  await desk.getByRole('radio', { name: 'The old lighthouse' }).check();
  await desk.getByLabel('To page', { exact: true }).fill('2');
  await desk.getByLabel('Title', { exact: true }).fill('The stormy night');
  await expectNoBarriers(desk, 'form');
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(desk.getByText('0 of 1 turned in')).toBeVisible();
  await desk.getByRole('link', { name: 'The stormy night' }).click();
  const row = desk.getByRole('row', { name: student.fullName });
  await expect(row).toContainText('Not begun');

  // Publishing has shared the text.
  await page.getByRole('link', { name: 'The stormy night', exact: true }).click();
  await expect(page.getByText('0 of 2 pages read')).toBeVisible();
  await expectNoBarriers(page, 'one homework');
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  const line = page.getByRole('link', { name: 'Homework: The stormy night' });
  await expect(line).toBeVisible();
  await expect(pageField(page)).toHaveValue('1');
  await expectNoBarriers(page, 'reader');
  await page.clock.runFor(1000 * readingSeconds);
  await expect(page.getByText('Pages 1–2: 1 of 2 read')).toBeVisible();
  await expect(row).toContainText('Started');
  await expect(row).toContainText('1 of 2');

  await pageField(page).fill('2');
  await pageField(page).press('Enter');
  await expect(pageField(page)).toHaveValue('2');
  await page.clock.runFor(1000 * readingSeconds);
  await expect(page.getByText('Turned in', { exact: true })).toBeVisible();
  await expect(row).toContainText('Turned in');
  await expect(row).toContainText('2 of 2');

  await line.click();
  await expect(page.getByRole('region', { name: 'Turned in' })).toContainText('You have read all of it');
  await expectNoBarriers(page, 'one homework, turned in');
});
