import type { Page } from '@playwright/test';
import { roundOfStart, startGame } from './stage/games.ts';
import { hasNoFocus, isInSight, pointsInSight } from './stage/in-sight.ts';
import { places } from './stage/places.ts';
import { shifts } from './stage/shifts.ts';
import { delayTimers } from './stage/slow-timers.ts';
import { expect, test } from './stage/test.ts';

/** Items of different lengths come one after the other, and what answers them stays where the finger is. */
const usualPhones = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
];
const phones = [...usualPhones, { width: 320, height: 640 }];

const nextOf = (page: Page) => page.getByRole('button', { name: /^(Next|To the results)$/ });

for (const viewport of phones) {
  const phone = { hasTouch: true, isMobile: true, viewport };
  const size = `${viewport.width} × ${viewport.height}`;

  test(`on a phone of ${size} the field of a missing word stays where it is`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, phone);
    await page.goto('/games/fill-blanks');
    await page.getByLabel('Way to play').selectOption('typed');
    const { items } = await roundOfStart<{ answers: string[] }>(page, () =>
      page.getByRole('button', { name: 'Start', exact: true }).tap(),
    );
    const check = page.getByRole('button', { name: 'Check', exact: true });
    const next = nextOf(page);
    const seen = new Set<string>();
    for (const [place, { answers }] of items.entries()) {
      const field = page.getByRole('textbox', { name: `Blank ${place + 1} of ${items.length}` });
      await expect(field).toBeVisible();
      seen.add((await places([field, check])).join());
      if (place === 0) {
        await field.fill('zebra');
        await check.tap();
        await expect(page.getByText('Not quite. Try once more.').last()).toBeVisible();
        seen.add((await places([field, check])).join());
      }
      await field.fill(answers[0] ?? '');
      await check.tap();
      await expect(next).toBeVisible();
      seen.add((await places([field, next])).join());
      await next.tap();
    }
    expect([...seen]).toHaveLength(1);
  });

  test(`on a phone of ${size} the word bank stays where it is`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, phone);
    await page.goto('/games/fill-blanks');
    await page.getByLabel('Way to play').selectOption('bank');
    const { items } = await roundOfStart<{ answers: string[] }>(page, () =>
      page.getByRole('button', { name: 'Start', exact: true }).tap(),
    );
    const bank = page.getByRole('region', { name: 'Word bank' });
    const seen = new Set<string>();
    for (const [place, { answers }] of items.entries()) {
      await expect(page.getByText(`Sentence ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
      seen.add((await places([bank])).join());
      const words = await bank.getByRole('button').locator('> span:first-of-type').allTextContents();
      const right = words.find((word) => answers.some((answer) => answer.toLowerCase() === word.toLowerCase())) ?? '';
      await bank.getByRole('button', { name: right, exact: true }).tap();
      const next = nextOf(page);
      await expect(next).toBeInViewport({ ratio: 1 });
      seen.add((await places([bank])).join());
      await next.tap();
    }
    expect([...seen]).toHaveLength(1);
  });

  test(`on a phone of ${size} "True" and "False" stay where they are`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, phone);
    const { items } = await startGame<{ isTrue: boolean }>(page, 'True / False');
    const sides = ['True', 'False'].map((name) => page.getByRole('button', { name: new RegExp(`^${name}`) }));
    const next = nextOf(page);
    const seen = new Set<string>();
    for (const [place, { isTrue }] of items.entries()) {
      await expect(page.getByText(`Statement ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
      seen.add((await places(sides)).join());
      if (isTrue || place % 2 === 0) {
        await page.getByRole('button', { name: 'True', exact: true }).tap();
        await expect(next).toBeInViewport({ ratio: 1 });
        seen.add((await places(sides)).join());
      } else {
        await page.getByRole('button', { name: 'False', exact: true }).tap();
        await page.getByRole('radio').first().check();
        await page.getByRole('button', { name: 'Check', exact: true }).tap();
      }
      await next.tap();
    }
    expect([...seen]).toHaveLength(1);
  });
}

/** Of all that is to be seen, by how much of the screen: within the reader's own taps as well. */
const almostNothing = 0.02;

for (const viewport of usualPhones) {
  const phone = { hasTouch: true, isMobile: true, viewport };
  const size = `${viewport.width} × ${viewport.height}`;

  test(`on a phone of ${size} nothing moves in a play of True / False`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, phone);
    const { items } = await startGame<{ isTrue: boolean }>(page, 'True / False');
    const before = await shifts(page);
    const nextPlaces: number[] = [];
    for (const [place, { isTrue }] of items.entries()) {
      await expect(page.getByText(`Statement ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
      const says = place % 3 === 0 ? !isTrue : isTrue;
      await page.getByRole('button', { name: says ? 'True' : 'False', exact: true }).tap();
      if (!says && !isTrue) {
        const check = page.getByRole('button', { name: 'Check', exact: true });
        await expect(check).toBeInViewport({ ratio: 1 });
        await page.getByRole('radio').last().tap();
        await check.tap();
      }
      await expect(page.getByRole('heading', { name: /^True or false/ })).toBeInViewport({ ratio: 1 });
      await expect(nextOf(page)).toBeInViewport({ ratio: 1 });
      // On the screen, where the finger is: below a long statement the page is scrolled for the answers.
      nextPlaces.push((await nextOf(page).boundingBox())?.y ?? 0);
      if (place < items.length - 1) await nextOf(page).tap();
    }
    // Of what is measured from the bottom the parts above are rounded.
    expect(Math.max(...nextPlaces) - Math.min(...nextPlaces)).toBeLessThanOrEqual(1);
    expect((await shifts(page)) - before).toBeLessThan(almostNothing);
  });

  test(`on a phone of ${size} nothing moves in a play of Reading Quiz`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, phone);
    const { items } = await startGame<{ questions: { right: number; proof: number }[] }>(page, 'Reading Quiz');
    const before = await shifts(page);
    await page.getByRole('button', { name: 'I have read it' }).tap();
    const choices = page.locator('section[aria-labelledby="reading-question"] ol button');
    for (const [place, { right, proof }] of (items[0]?.questions ?? []).entries()) {
      await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport({ ratio: 1 });
      await expect(choices.last()).toBeInViewport({ ratio: 1 });
      await choices.nth(place === 0 ? (right + 1) % 4 : right).tap();
      if (place > 0) {
        await expect(page.getByRole('button', { name: 'Show me the sentence' })).toBeInViewport({ ratio: 1 });
        await page.getByRole('option').nth(proof).tap();
      }
      await expect(nextOf(page)).toBeInViewport({ ratio: 1 });
      if (place < 4) await nextOf(page).tap();
    }
    expect((await shifts(page)) - before).toBeLessThan(almostNothing);
  });
}

test('on a phone the keyboard never comes to what lies behind something', async ({ student, anotherBrowser }) => {
  const page = await anotherBrowser(student, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });
  const { items } = await startGame<{ questions: { right: number }[] }>(page, 'Reading Quiz');
  await page.evaluate(delayTimers, 100);
  await page.getByRole('button', { name: 'I have read it' }).tap();
  await page.keyboard.press(`${(items[0]?.questions[0]?.right ?? 0) + 1}`);
  await expect(page.getByRole('option').first()).toBeFocused();
  const sentences = await page.getByRole('option').count();
  for (let at = 1; at < sentences; at += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(at)).toBeFocused();
    expect(await page.evaluate(isInSight)).toBe(true);
  }
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < 12 && (await page.locator('footer a').last().evaluate(hasNoFocus)); stop += 1) {
    expect(await page.evaluate(isInSight)).toBe(true);
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('footer a').last()).toBeFocused();
  expect(await page.evaluate(isInSight)).toBe(true);
});

const lowPhone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

for (const game of ['Quiz', 'True / False']) {
  test(`on a lower phone the answer and the right one are seen: ${game}`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, lowPhone);
    const { items } = await startGame<{ right: number | string; isTrue?: boolean }>(page, game);
    const options = page.locator('ol button');
    const next = nextOf(page);
    for (const [place, { right, isTrue }] of items.entries()) {
      const number = page.getByText(new RegExp(`^(Question|Statement) ${place + 1} of ${items.length}$`));
      await expect(number).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      if (typeof right === 'number') await options.nth((right + 1 + (place % 3)) % 4).tap();
      else await page.getByRole('button', { name: 'False', exact: true }).tap();
      if (isTrue === false) {
        await page.getByRole('radio').last().tap();
        await page.getByRole('button', { name: 'Check', exact: true }).tap();
      }
      await expect(next).toBeFocused();
      await expect(next).toBeInViewport({ ratio: 1 });
      for (const answer of await page
        .locator('button:is([data-state="right"], [data-state="wrong"], [data-state="other"])')
        .all()) {
        expect(await answer.evaluate(pointsInSight)).toBe(5);
      }
      await next.tap();
    }
  });
}
