import { letterTo } from './stage/mail.ts';
import { expect, signIn, test } from './stage/test.ts';

test('a message with a file reaches the support address, and the licences can be read', async ({ page, school }) => {
  await signIn(page, school.teacher);
  await page.goto('/help');
  const words = school.teacher.id.slice(0, 8);
  await page.getByLabel('Subject').fill(`The projector shows nothing (${words})`);
  await page.getByLabel('Message').fill('It is dark.\nWhat can I do?');
  await page.getByLabel('Attachments').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('dark'),
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message is on its way.')).toBeVisible();
  const letter = await letterTo('support@school.example', new RegExp(words));
  expect(letter.text).toContain('What can I do?');
  expect(letter.replyTo).toBe(school.teacher.email);
  expect(letter.attachments).toEqual(['notes.txt']);

  await page.getByRole('tab', { name: 'Resources' }).click();
  const licences = await page.getByRole('link', { name: 'Read the licences' }).getAttribute('href');
  const notices = await page.request.get(licences ?? '');
  expect(notices.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await notices.text()).toContain('Creative Commons Attribution-ShareAlike 4.0 International');
});
