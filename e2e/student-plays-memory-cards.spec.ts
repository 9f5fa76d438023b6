import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame } from './stage/games.ts';
import { expect, inMotion, test } from './stage/test.ts';

test.use(inMotion);

type Pair = { id: string; lemma: string; meaning: string };
type Card = { id: string; item: string; side: 'word' | 'meaning' };
type Round = { items: Pair[]; cards: Card[] };

const placeOf = ({ cards }: Round, item: Pair | undefined, side: Card['side']) =>
  cards.findIndex((card) => card.item === item?.id && card.side === side);
const cardAt = (page: Page, place: number) => page.getByRole('gridcell').nth(place).getByRole('button');

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
    }
  }
  await phone.getByRole('button', { name: 'To the results' }).tap();
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expectNoBarriers(phone, 'results on a phone');
});
