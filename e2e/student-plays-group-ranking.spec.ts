import type { Page } from '@playwright/test';
import { expectNoBarriers, standStill } from './stage/accessibility.ts';
import { startGame } from './stage/games.ts';
import { expect, test } from './stage/test.ts';

type Thing = { id: string; text: string; right: number[] };
type Item = { id: string; title: string; groups?: string[]; things: Thing[] };

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('a student sorts by touch on a small phone, and goes on after a refresh', async ({ student, anotherBrowser }) => {
  const page = await anotherBrowser(student, { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  const { items } = await startGame<Item>(page, 'Group Ranking');
  const choose = async ({ text }: Thing, name: string) => {
    await page.getByRole('button', { name: `${text} (move to …)`, exact: true }).tap();
    const choice = page.getByRole('menuitem', { name, exact: true });
    await expect(choice).toBeVisible();
    // It pops up; what is tapped before it stands would make the test scroll it away.
    await standStill(page);
    await choice.tap();
  };
  const put = async (thing: Thing, groups: readonly string[], to: number) => {
    const name = `${to + 1} ${groups[to]}`;
    await choose(thing, name);
    await expect(page.getByRole('region', { name, exact: true })).toContainText(thing.text);
  };
  for (const [place, { groups = [], things }] of items.entries()) {
    for (const [at, thing] of things.entries()) {
      await put(thing, groups, thing.right[0] ?? 0);
      if (place === 0 && at === 1) {
        const first = things[0] as Thing;
        await choose(first, 'Back to the others');
        const saved = page.waitForResponse((response) => response.url().endsWith('/moves'));
        await put(first, groups, first.right[0] ?? 0);
        await saved;
        await page.reload();
        await expect(page.getByText(`${things.length - 2} still to sort`)).toBeVisible();
      }
    }
    expect(await isWide(page)).toBe(false);
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    await expect(page.getByText('All right! Well done.').last()).toBeVisible();
    await page.getByRole('button', { name: place === items.length - 1 ? 'To the results' : 'Next' }).tap();
  }
  const all = 10 * items.flatMap(({ things }) => things).length;
  await expect(page.getByText(`${all} of ${all}`)).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});
