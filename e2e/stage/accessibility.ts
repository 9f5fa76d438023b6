import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { smallTargets } from './targets.ts';

const phoneWidth = 480;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing on the page moves or fades any more, including what appeared while it waited. */
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
 * Fails with every serious or critical violation that axe finds on the page as it is now, and on a phone with
 * everything that a finger can't hit.
 *
 * @param rules the axe rules to run; all by default
 */
export async function expectNoBarriers(page: Page, screen: string, rules: readonly string[] = []): Promise<void> {
  // Half-way through a fade every contrast is too low.
  await standStill(page);
  // Once per page: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  expect(await page.evaluate(barriers, rules), screen).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  if (width <= phoneWidth) expect.soft(await page.evaluate(smallTargets), `${screen}: targets under 44 px`).toEqual([]);
}

/** Runs in the page. Checks that pass are neither listed nor sent. */
async function barriers(rules: readonly string[]): Promise<string[]> {
  const { axe } = window as Window & { axe?: typeof import('axe-core') };
  if (!axe) throw new Error('axe is not here');
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Only a rule about autoplaying sound, and one that is off, would need to fetch every style and sound file again.
    preload: false,
    ...(rules.length > 0 ? { runOnly: [...rules] } : {}),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary}`));
}
