import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame, startGameByKeys } from './stage/games.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

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

test('a student puts sentences in order by keyboard alone, with lifting, Backspace and a hint', async ({
  page,
  student,
}) => {
  await signIn(page, student);
  const { items } = await startGameByKeys<Sentence>(page, 'Word Ordering');
  await expectNoBarriers(page, 'sentence');
  for (const [place, item] of items.entries()) {
    await expect(page.getByText(`Sentence ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    const order = orderOf(item);
    const laying = place === 0 ? [order[1], order[0], ...order.slice(2)] : order;
    for (const id of laying) {
      await tabTo(page, tray(page).locator(`[data-tile="${id}"]`));
      await page.keyboard.press('Enter');
    }
    await expect(line(page).locator('[data-tile]')).toHaveCount(order.length);
    if (place === 0) {
      await page.keyboard.press('Backspace');
      await expect(line(page).locator('[data-tile]')).toHaveCount(order.length - 1);
      await page.keyboard.press('Enter');
      const first = line(page).locator('[data-tile]').first();
      await tabTo(page, first);
      await page.keyboard.press('Space');
      await expect(page.getByRole('status').filter({ hasText: 'lifted, place 1' })).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await expect(line(page).locator(`[data-tile="${order[1]}"]`)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(line(page).locator('[data-tile]').first()).toHaveAttribute('data-tile', order[1] ?? '');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await expect(page.getByRole('status').filter({ hasText: 'dropped at place 2' })).toHaveCount(1);
      await expectNoBarriers(page, 'laid sentence');
    }
    if (place === 1) {
      await tabTo(page, page.getByRole('button', { name: 'Hint', exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'All of it is right already.' })).toHaveCount(1);
    }
    await tabTo(page, page.getByRole('button', { name: 'Check', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Next|To the results/ })).toBeFocused();
    if (place === 0) await expectNoBarriers(page, 'checked');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(page.getByText(`${items.length * 10} of ${items.length * 10}`)).toBeVisible();
  await expectNoBarriers(page, 'results');
});

test('sentences by touch: a half laid one survives a refresh, a wrong order is shown its neighbours', async ({
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
      await expect(page.getByText(`${order.length - 2} of ${order.length - 1} neighbours`).last()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeDisabled();
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      await expect(line(page).getByText('(laid by a hint)')).toHaveCount(1);
      await expectNoBarriers(page, 'half right on a phone');
    } else {
      await lay(order);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    if (place === 0) await expectNoBarriers(page, 'checked on a phone');
    await page.getByRole('button', { name: /Next|To the results/ }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});

test('tiles are dragged with the mouse as well: into the sentence, and to another place in it', async ({
  page,
  student,
}) => {
  await signIn(page, student);
  const { items } = await startGame<Sentence>(page, 'Word Ordering');
  const [first] = items;
  if (!first) throw new Error('a round without sentences');
  const order = orderOf(first);
  const laid = line(page).locator('[data-tile]');
  const drag = (id: string | undefined) => tray(page).locator(`[data-tile="${id}"]`);
  for (const [place, id] of [...order.slice(1), order[0]].entries()) {
    await drag(id).dragTo(page.locator('[data-line]'));
    await expect(laid).toHaveCount(place + 1);
  }
  await laid.last().dragTo(laid.first());
  await expect(laid.first()).toHaveAttribute('data-tile', order[0] ?? '');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Right!').last()).toBeVisible();
});
