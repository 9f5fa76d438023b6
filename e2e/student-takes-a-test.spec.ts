import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { expect, signIn, test } from './stage/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page, place: number) => page.getByRole('region', { name: new RegExp(`^Question ${place} of`) });

test('a teacher sets a test; a student takes it over a reload without ever getting an answer, and the teacher sees each', async ({
  page,
  teacher,
  student,
  anotherBrowser,
}) => {
  const theirs = await anotherBrowser(teacher);
  await theirs.goto('/teacher/assignments');
  await button(theirs, 'New assignment').click();
  await theirs.getByLabel('Title', { exact: true }).fill('Unit 3');
  await theirs.getByText(/^More(: |$)/).click();
  await theirs.getByRole('switch', { name: 'Test', exact: true }).check();
  await theirs.getByLabel('Minutes', { exact: false }).fill('20');
  await theirs.getByLabel('Due', { exact: true }).fill('2030-12-01T18:00');
  await button(theirs, 'Publish').click();
  await expect(theirs.getByText('0 of 1 turned in')).toBeVisible();

  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/games/tests/')) answers.push(await response.text().catch(() => ''));
  });
  await signIn(page, student);
  await page.goto('/assignments');
  await page.getByRole('link', { name: 'Unit 3' }).first().click();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByText('You have 20 minutes, and the clock runs from the start.')).toBeVisible();
  await button(page, 'Start the test').click();
  await expect(page.getByText('Time left')).toBeVisible();
  await question(page, 1).getByRole('radio').first().check();
  await question(page, 2).getByRole('radio').nth(1).check();
  await expect(page.getByText('All your answers are kept.')).toBeVisible();
  await expectNoBarriers(page, 'the paper');

  await page.reload();
  await expect(question(page, 1).getByRole('radio').first()).toBeChecked();
  await expect(question(page, 2).getByRole('radio').nth(1)).toBeChecked();
  await question(page, 1).getByRole('radio').nth(2).check();
  await expect(page.getByText('All your answers are kept.')).toBeVisible();

  await theirs.getByRole('link', { name: 'Unit 3' }).click();
  await expect(theirs.getByRole('row', { name: new RegExp(`^${student.fullName} Working on it`) })).toBeVisible();
  await button(page, 'Finish').click();
  await button(page, 'Hand in anyway').click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(page.getByText(/^You can see the right answers from/)).toBeVisible();
  expect(answers.length).toBeGreaterThan(3);
  for (const text of answers) expect(text).not.toMatch(/"(right|answers?Right|why|isRight|word)":/);
  await expect(theirs.getByRole('row', { name: new RegExp(`^${student.fullName} Handed in`) })).toBeVisible();
  await expectNoBarriers(theirs, 'the answers');
});
