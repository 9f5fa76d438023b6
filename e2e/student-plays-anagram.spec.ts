import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame } from './stage/games.ts';
import { expect, test } from './stage/test.ts';

type Item = { id: string; answer: string; written: string; tiles: string[]; otherWords: string[] };

const number = (page: Page, place: number, items: readonly Item[]) =>
  page.getByText(`Word ${place + 1} of ${items.length}`, { exact: true });
const places = (page: Page) => page.getByRole('list', { name: 'Your word' }).getByRole('button');

test('a student taps anagrams on a small phone, and goes on after a refresh', async ({ student, anotherBrowser }) => {
  const phone = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 640 } });
  const { items } = await startGame<Item>(phone, 'Anagram');
  const tile = (letter: string) =>
    phone.getByRole('list', { name: 'Letters' }).getByRole('button', { name: letter.toUpperCase(), exact: true });
  const saved = phone.waitForResponse((response) => response.url().endsWith('/moves'));
  for (const [place, item] of items.entries()) {
    await expect(number(phone, place, items)).toBeVisible();
    const [firstLetter = ''] = item.answer;
    await tile(firstLetter).first().tap();
    if (place === 1) {
      await phone.reload();
      const kept = `Letter 1 of ${item.tiles.length}, ${firstLetter.toUpperCase()}`;
      await expect(places(phone).first()).toHaveAccessibleName(kept);
    }
    await places(phone).first().tap();
    await expect(places(phone).first()).toHaveAccessibleName(/, empty$/);
    for (const letter of item.answer) await tile(letter).first().tap();
    await phone.getByRole('button', { name: 'Check', exact: true }).tap();
    if (place === 0) {
      await saved;
      await phone.reload();
      continue;
    }
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await phone.getByRole('button', { name: place === items.length - 1 ? 'To the results' : 'Next' }).tap();
  }
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(phone.getByText(`${10 * items.length} of ${10 * items.length}`)).toBeVisible();
  await expectNoBarriers(phone, 'results on a phone');
});
