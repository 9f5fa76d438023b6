import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame, startGameByKeys } from './stage/games.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

type Pair = { id: string; lemma: string; meaning: string };
type Card = { id: string; item: string; side: 'word' | 'meaning' };
type Round = { items: Pair[]; cards: Card[] };

const placeOf = ({ cards }: Round, item: Pair | undefined, side: Card['side']) =>
  cards.findIndex((card) => card.item === item?.id && card.side === side);
const cardAt = (page: Page, place: number) => page.getByRole('gridcell').nth(place).getByRole('button');

/** Moves the focus in a grid of so many columns from one card to another. */
async function walk(page: Page, from: number, to: number, columns: number): Promise<void> {
  const rows = Math.floor(to / columns) - Math.floor(from / columns);
  const steps = (to % columns) - (from % columns);
  for (let n = 0; n < Math.abs(steps); n += 1) await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let n = 0; n < Math.abs(rows); n += 1) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(cardAt(page, to)).toBeFocused();
}

test('a student turns cards by keyboard alone; a miss stays open until the next turn', async ({ page, student }) => {
  await signIn(page, student);
  const round = (await startGameByKeys<Pair>(page, 'Memory Cards')) as Round;
  const columns = 4;
  const [first, second] = round.items;
  const turns = [
    placeOf(round, first, 'word'),
    placeOf(round, second, 'meaning'),
    ...round.items.flatMap((item) => [placeOf(round, item, 'word'), placeOf(round, item, 'meaning')]),
  ];
  await expect(cardAt(page, 0)).toHaveAccessibleName('Row 1, column 1: unturned');
  await expectNoBarriers(page, 'start');
  await tabTo(page, cardAt(page, 0));
  let at = 0;
  for (const [turn, place] of turns.entries()) {
    await walk(page, at, place, columns);
    await page.keyboard.press('Enter');
    at = place;
    if (turn !== 1) continue;
    await expect(page.getByText('Read as long as you like, then turn the next card.')).toBeVisible();
    await expect(cardAt(page, place)).toHaveAccessibleName(/^Row \d, column \d: .*, not a pair$/);
    await expect(page.getByRole('status')).toContainText(second?.meaning ?? '');
    await expectNoBarriers(page, 'missed');
  }
  await expect(page.getByText(`All pairs found in ${round.items.length + 1} turns!`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'To the results' })).toBeFocused();
  await expectNoBarriers(page, 'found');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  const all = 10 * (round.items.length - 1);
  await expect(page.getByText(`${all} of ${all}`)).toBeVisible();
  await expectNoBarriers(page, 'results');
});

test('a student turns cards by touch on a small phone, and goes on after a refresh', async ({
  student,
  anotherBrowser,
}) => {
  const phone = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 640 } });
  const round = (await startGame<Pair>(phone, 'Memory Cards')) as Round;
  const saved = phone.waitForResponse((response) => response.url().endsWith('/moves'));
  for (const [place, item] of round.items.entries()) {
    await cardAt(phone, placeOf(round, item, 'meaning')).tap();
    await cardAt(phone, placeOf(round, item, 'word')).tap();
    await expect(phone.getByText(`${place + 1} of ${round.items.length} pairs`)).toBeVisible();
    if (place === 0) {
      await saved;
      await phone.reload();
      await expect(phone.getByText(`1 of ${round.items.length} pairs · 1 turn`)).toBeVisible();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectNoBarriers(phone, 'on a phone');
    }
  }
  await phone.getByRole('button', { name: 'To the results' }).tap();
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expectNoBarriers(phone, 'results on a phone');
});
