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

/**
 * Fails with every serious or critical violation that axe finds on the page as it is now, and on a phone with whatever a
 * finger can't hit.
 */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  // Half-way through a fade every contrast is low.
  await standStill(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary}`));
  expect(barriers, screen).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  if (width <= phoneWidth) expect.soft(await page.evaluate(smallTargets), `${screen}: targets under 44 px`).toEqual([]);
}
