import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { smallTargets } from './targets.ts';

const phoneWidth = 480;

/** Waits until nothing on the page moves or fades any more, also nothing that came in while it waited. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    let quiet = 0;
    while (quiet < 3) {
      await Promise.all(moving().map((each) => each.finished.catch(() => undefined)));
      await frame();
      quiet = moving().length > 0 ? 0 : quiet + 1;
    }
  });
}

/** What stands on the page as the key of a text and not as the text. Runs in the page. */
function bareKeys(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue?.trim() ?? '';
    const isSeen = !texts.currentNode.parentElement?.closest('script, style, noscript');
    if (isSeen && /^[a-z][a-z-]*(\.[a-z][a-z_-]*)+$/.test(text)) found.push(text);
  }
  return found;
}

/**
 * Fails with every serious or critical violation that axe finds on the page as it is now, every text that wasn't
 * loaded, and on a phone with whatever a finger can't hit.
 */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  // Half-way through a fade every contrast is low.
  await standStill(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary}`));
  expect(barriers, screen).toEqual([]);
  expect(await page.evaluate(bareKeys), `${screen}: texts that were not loaded`).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  if (width <= phoneWidth) expect.soft(await page.evaluate(smallTargets), `${screen}: targets under 44 px`).toEqual([]);
}
