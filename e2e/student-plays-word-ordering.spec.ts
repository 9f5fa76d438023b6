import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame } from './stage/games.ts';
import { expect, inMotion, test } from './stage/test.ts';

test.use(inMotion);

type Sentence = { id: string; tiles: Array<{ id: string; text: string }>; end: string; sentences: string[] };

/** The tiles' ids in the order of the usual sentence. */
function orderOf({ tiles, sentences: [sentence = ''] }: Sentence): string[] {
  const left = [...tiles];
  const words = sentence.slice(0, -1).toLowerCase().split(' ');
  return words.map((word) => {
    const at = left.findIndex(({ text }) => text.toLowerCase() === word);
    return left.splice(at, 1)[0]?.id ?? '';
  });
}

const tray = (page: Page) => page.getByRole('list', { name: 'Words to lay' });
const line = (page: Page) => page.getByRole('list', { name: 'Your sentence' });

test('sentences by touch: a half-built one survives a refresh, and a wrong order shows what stands side by side', async ({
  student,
  anotherBrowser,
}) => {
  const page = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 700 } });
  const { items } = await startGame<Sentence>(page, 'Word Ordering');
  for (const [place, item] of items.entries()) {
    await expect(page.getByText(`Sentence ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    const order = orderOf(item);
    const lay = (ids: readonly string[]) =>
      ids.reduce((done, id) => done.then(() => tray(page).locator(`[data-tile="${id}"]`).tap()), Promise.resolve());
    if (place === 0) {
      await lay(order.slice(1));
      await page.reload();
      await expect(line(page).locator('[data-tile]')).toHaveCount(order.length - 1);
      await lay(order.slice(0, 1));
      await page.getByRole('button', { name: 'Check', exact: true }).tap();
      await expect(page.getByText('The linked words belong together.').last()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeDisabled();
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      await expect(line(page).getByText('(laid by a hint)')).toHaveCount(1);
    } else {
      await lay(order);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    await page.getByRole('button', { name: /Next|To the results/ }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});
