import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { press, tabTo } from '#testing/keys.ts';
import { openReader, spotOf } from '#testing/reader.ts';

const pages = page.getByRole('region', { name: /^Pages of/ });
const field = page.getByRole('textbox', { name: /^Page, of/ });

it('shows that the pages have the focus before a key is pressed in them', async () => {
  await openReader();
  await spotOf('Mina');
  await tabTo(pages);
  const { outlineStyle, outlineWidth } = getComputedStyle(pages.element());
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
});

it.each([1280, 390])('has the ring of each tool within its bar, %i pixels wide', async (width) => {
  await page.viewport(width, 800);
  await openReader();
  await spotOf('Mina');
  await press('n');
  const tools = page.getByRole('toolbar');
  const bar = () => tools.element().closest('header')?.getBoundingClientRect() ?? new DOMRect();
  for (const tool of [field, tools.getByRole('button').last()]) {
    await tabTo(tool);
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(tool.element());
    expect(outlineStyle).toBe('solid');
    const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { top, bottom } = tool.element().getBoundingClientRect();
    expect(top - beyond).toBeGreaterThanOrEqual(bar().top);
    expect(bottom + beyond).toBeLessThanOrEqual(bar().bottom);
  }
});
