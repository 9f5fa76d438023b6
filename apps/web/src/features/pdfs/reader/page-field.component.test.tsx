import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '#testing/keys.ts';
import { openReader } from '#testing/reader.ts';

it('names no page and no number of pages before there is one', async () => {
  await openReader({ kind: 'txt', preparation: 'waiting', pages: null });
  const field = page.getByRole('toolbar').getByRole('textbox');
  await expect.element(field).toHaveAttribute('aria-label', 'Page');
  await expect.element(field).toHaveValue('');
});

it.each(['-3', '1.5', '2e0', 'two', '0', ''])('refuses “%s” and shows the page again', async (typed) => {
  await openReader({ kind: 'txt' });
  const field = page.getByRole('textbox', { name: /^Page, of/ });
  await expect.element(field).toHaveValue('1');
  await field.fill(typed);
  await press('Enter');
  await expect.element(field).toHaveValue('1');
  await field.fill('2');
  await press('Enter');
  await expect.element(field).toHaveValue('2');
});
