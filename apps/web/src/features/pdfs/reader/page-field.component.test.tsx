import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openReader } from '#testing/reader.ts';

it('names no page and no number of pages before there is one', async () => {
  await openReader({ kind: 'txt', preparation: 'waiting', pages: null });
  const field = page.getByRole('toolbar').getByRole('textbox');
  await expect.element(field).toHaveAttribute('aria-label', 'Page');
  await expect.element(field).toHaveValue('');
});
