import { roundOfStart, startGame } from './stage/games.ts';
import { places } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

/** Items of different lengths come one after the other, and what answers them stays where the finger is. */
const phones = [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
];

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
    const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
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
      const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
      await expect(next).toBeInViewport({ ratio: 1 });
      seen.add((await places([bank])).join());
      await next.tap();
    }
    expect([...seen]).toHaveLength(1);
  });

  test(`on a phone of ${size} the tiles and "Check" stay where they are`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, phone);
    const { items } = await startGame<{ tiles: unknown[] }>(page, 'Word Ordering');
    const line = page.locator('[data-line]');
    const tray = page.getByRole('list', { name: 'Words to lay' });
    const check = page.getByRole('button', { name: 'Check', exact: true });
    const tops = new Set<number | undefined>();
    for (const [place, { tiles }] of items.entries()) {
      await expect(page.getByText(`Sentence ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
      const seen = new Set<string>();
      const look = async () => seen.add((await places([line, tray, check])).join());
      await look();
      tops.add((await places([line]))[0]);
      for (const _ of tiles) await tray.getByRole('button').first().tap();
      await look();
      await check.tap();
      const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
      // As they lay they are hardly right: hints put them in order.
      while (await next.isHidden()) {
        await look();
        await page.getByRole('button', { name: 'Hint', exact: true }).tap();
        if (await check.isEnabled()) await check.tap();
      }
      expect([...seen]).toHaveLength(1);
      await next.tap();
    }
    expect([...tops]).toHaveLength(1);
  });

  test(`on a phone of ${size} "True" and "False" stay where they are`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, phone);
    const { items } = await startGame<{ isTrue: boolean }>(page, 'True / False');
    const sides = ['True', 'False'].map((name) => page.getByRole('button', { name: new RegExp(`^${name}`) }));
    const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
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
