import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame, startGameByKeys } from './stage/games.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

type Item = { id: string; answer: string; written: string; tiles: string[]; otherWords: string[] };

const number = (page: Page, place: number, items: readonly Item[]) =>
  page.getByText(`Word ${place + 1} of ${items.length}`, { exact: true });
const places = (page: Page) => page.getByRole('list', { name: 'Your word' }).getByRole('button');

/** Letters of the answer in an order that is no word. */
function nonsense({ answer, otherWords }: Item): string {
  const letters = [...answer];
  for (let by = 1; by < letters.length; by += 1) {
    const turned = [...letters.slice(by), ...letters.slice(0, by)].join('');
    if (turned !== answer && !otherWords.includes(turned)) return turned;
  }
  throw new Error(`${answer} can't be turned`);
}

test('a student types anagrams by keyboard alone; a wrong order is no answer, and a letter is shown', async ({
  page,
  student,
}) => {
  await signIn(page, student);
  const { items } = await startGameByKeys<Item>(page, 'Anagram');
  await expectNoBarriers(page, 'start');
  for (const [place, item] of items.entries()) {
    const isLast = place === items.length - 1;
    await expect(number(page, place, items)).toBeVisible();
    if (place > 0) await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    if (place === 0) {
      await page.keyboard.type(nonsense(item));
      const letter = nonsense(item)[0]?.toUpperCase();
      await expect(places(page).first()).toHaveAccessibleName(`Letter 1 of ${item.tiles.length}, ${letter}`);
      await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Not yet\./).last()).toBeVisible();
      await expectNoBarriers(page, 'wrong');
      await page.keyboard.press('Escape');
    }
    if (place === 1) {
      await tabTo(page, page.getByRole('button', { name: 'Show a letter' }));
      await page.keyboard.press('Enter');
      await expect(places(page).first()).toHaveAccessibleName(/, shown$/);
      await page.keyboard.press('Backspace');
      await expect(places(page).first()).toHaveAccessibleName(/, shown$/);
      await expectNoBarriers(page, 'hint');
    }
    await page.keyboard.type(place === 1 ? item.answer.slice(1) : item.answer.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    await expect(page.getByRole('status')).toContainText(`Right! ${item.written}`);
    if (place === 0) await expectNoBarriers(page, 'solved');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  const all = 10 * items.length;
  await expect(page.getByText(`${all - 5 - 2} of ${all}`)).toBeVisible();
  await expect(page.getByText('Right would be:')).toHaveCount(1);
  await expectNoBarriers(page, 'results');
});

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
      await expectNoBarriers(phone, 'solved on a phone');
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
