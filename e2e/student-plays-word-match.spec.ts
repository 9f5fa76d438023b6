import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame } from './stage/games.ts';
import { expect, test } from './stage/test.ts';

type Pair = { id: string; lemma: string; meaning: string; explained: string };

const word = (page: Page, { lemma }: Pair) =>
  page.getByRole('listbox', { name: 'Words' }).getByRole('option', { name: lemma, exact: true });
const meaning = (page: Page, { meaning: text }: Pair) =>
  page.getByRole('listbox', { name: 'Definitions' }).getByRole('option', { name: text, exact: true });

test('a student matches words by touch on a small phone, and goes on after a refresh', async ({
  student,
  anotherBrowser,
}) => {
  const phone = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 640 } });
  const { items } = await startGame<Pair>(phone, 'Word Match');
  const pairs = items.slice(0, -1);
  const saved = phone.waitForResponse((response) => response.url().endsWith('/moves'));
  for (const [place, pair] of pairs.entries()) {
    // In either order.
    const sides = place % 2 === 0 ? [word, meaning] : [meaning, word];
    for (const side of sides) await side(phone, pair).tap();
    await expect(word(phone, pair)).toHaveCount(0);
    if (place === 1) {
      await saved;
      await phone.reload();
      await expect(phone.getByText('Pick a word, or what it means.')).toBeVisible();
      await expect(phone.getByRole('option', { disabled: true })).toHaveCount(4);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  }
  await phone.getByRole('button', { name: 'To the results' }).tap();
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(phone.getByText(`${10 * pairs.length} of ${10 * pairs.length}`)).toBeVisible();
  await expectNoBarriers(phone, 'results on a phone');
});
