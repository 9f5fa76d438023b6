import { letterTo } from './stage/mail.ts';
import { expect, signIn, test } from './stage/test.ts';

test('a message with a file reaches the support address, and the form thanks for five seconds', async ({
  page,
  school,
}) => {
  await signIn(page, school.teacher);
  await page.goto('/help');
  await expect(page.getByLabel('Name')).toHaveValue(school.teacher.fullName);
  const subject = `The projector shows nothing (${school.teacher.id.slice(0, 8)})`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Priority').selectOption({ label: 'High' });
  await page.getByLabel('Message').fill('It is dark.\nWhat can I do?');
  await page.getByLabel('Attachments').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('dark'),
  });
  const startedAt = performance.now();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(page.getByText('Your message is on its way.')).toBeVisible();
  expect(performance.now() - startedAt).toBeGreaterThan(1900);
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByText('notes.txt')).toHaveCount(0);
  await expect(page.getByText('Your message is on its way.')).toHaveCount(0, { timeout: 10_000 });

  const letter = await letterTo('support@school.example', new RegExp(school.teacher.id.slice(0, 8)));
  expect(letter.text).toContain('What can I do?');
  expect(letter.replyTo).toBe(school.teacher.email);
  expect(letter.attachments).toEqual(['notes.txt']);
});

test('a form that lacks something says so, and one question of the FAQ is open at a time', async ({ page }) => {
  await page.goto('/help');
  await page.getByLabel('Message').fill('Help!');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Help!');
  await expect(page.getByText('Mon-Fri 9AM-6PM EST')).toBeVisible();

  await page.getByRole('tab', { name: 'FAQ' }).click();
  const questions = page.getByRole('tabpanel').getByRole('button', { name: /\?$/ });
  await questions.nth(0).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('tab', { name: 'Resources' }).click();
  const licences = await page.getByRole('link', { name: 'Read the licences' }).getAttribute('href');
  const notices = await page.request.get(licences ?? '');
  expect(notices.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await notices.text()).toContain('Creative Commons Attribution-ShareAlike 4.0 International');
  await page.getByRole('link', { name: 'Open the guide' }).click();
  await expect(page).toHaveURL(/\/usage/);
  for (const name of ['Teacher', 'Student', 'Games', 'System Features']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
});
