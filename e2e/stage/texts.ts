import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A story of three pages, which the reader's own tests read too. */
export const lighthouse = fileURLToPath(
  new URL('../../apps/web/src/features/pdfs/reader/lighthouse.pdf', import.meta.url),
);

/** Clicks the middle of a word in the text that lies over a page. */
export async function clickWord(page: Page, n: number, word: string): Promise<void> {
  const text = page.locator(`[data-page="${n}"] span`).filter({ hasText: word }).last();
  await expect(text).toBeVisible();
  const { x, y } = await text.evaluate((element, wanted) => {
    const node = [...element.childNodes].find((each): each is Text => each instanceof Text);
    if (!node) throw new Error('no text');
    const range = document.createRange();
    const at = node.data.indexOf(wanted);
    range.setStart(node, at);
    range.setEnd(node, at + wanted.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, word);
  await page.mouse.click(x, y);
}
