import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { phones, places } from '#testing/layout.ts';
import { openGame } from '#testing/open-game.tsx';
import { typedGaps, wordBank } from '#testing/rounds.ts';

const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
const field = (place: number) => page.getByRole('textbox', { name: `Blank ${place} of 2` });
const number = (place: number) => page.getByText(`Sentence ${place} of 2`, { exact: true });
const check = page.getByRole('button', { name: 'Check', exact: true });
const bank = page.getByRole('region', { name: 'Word bank' });
const word = (name: string) => bank.getByRole('button', { name, exact: true });

describe('fill in the blanks', () => {
  it('is typed by keyboard alone; a wrong word can be put right', async () => {
    const { finished, refresh } = await openGame('fill-blanks', typedGaps, { mode: 'typed' });
    await expect.element(field(1)).toBeVisible();
    await tabTo(field(1));
    await press('Enter');
    await expect.element(page.getByText('Type a word first.')).toBeVisible();
    await press(...'zebra');
    await press('Enter');
    await expect.element(page.getByText('Not quite. Try once more.').last()).toBeVisible();
    await expect.element(field(1)).toHaveFocus();
    await expect.element(field(1)).toHaveValue('zebra');
    await expectNoBarriers('wrong word');
    await field(1).fill('');
    await press(...'cat');
    await press('Enter');
    await expect.element(next).toHaveFocus();
    await expectNoBarriers('right word');
    await press('Enter');
    await tabTo(field(2));
    await press('o');
    await refresh();
    await expect.element(field(2)).toHaveValue('o');
    await tabTo(field(2));
    await press('End', ...'wl');
    await press('Enter');
    await expect.element(next).toHaveTextContent('To the results');
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
  });

  it('says how a word begins and how long it is, where many words fit', async () => {
    const [purrs, hoots] = typedGaps.items;
    if (!purrs || !hoots) throw new Error('a round of less than two sentences');
    const open = { ...purrs, answers: ['cat', 'tiger', 'lion', 'kitten'] };
    await openGame('fill-blanks', { ...typedGaps, items: [open, hoots] }, { mode: 'typed' });
    await expect.element(field(1)).toHaveAccessibleDescription('It begins with c and has 3 letters.');
    await expectNoBarriers('a hint');
    const at = places(field(1));
    await field(1).fill('kitten');
    await check.click();
    await next.click();
    await expect.element(field(2)).toBeVisible();
    await expect.element(page.getByText(/^It begins with/)).not.toBeInTheDocument();
    await standStill();
    expect(places(field(2))).toBe(at);
  });

  it('uses up words of the bank, and asks again for a gap that was left for later', async () => {
    await page.viewport(320, 700);
    await openGame('fill-blanks', wordBank, { mode: 'bank' });
    await expect.element(number(1)).toBeVisible();
    await page.getByRole('button', { name: 'Later, show me the next one' }).click();
    await expect.element(number(2)).toBeVisible();
    await word('owl').click();
    await expect.element(word('owl (used)')).toBeVisible();
    await expectNoBarriers('right');
    await next.click();
    await expect.element(number(1)).toBeVisible();
    await word('cat').click();
    await expect.element(next).toHaveTextContent('To the results');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

const [purrs, hoots] = typedGaps.items;
if (!purrs || !hoots) throw new Error('a round of less than two sentences');
const items = [
  purrs,
  { ...hoots, before: 'In the forest behind our village you can hear at night how an old and hungry ' },
];

describe.each(phones)('on a phone of $width × $height', ({ width, height }) => {
  it('the field of a missing word stays where it is', async () => {
    await page.viewport(width, height);
    await openGame('fill-blanks', { ...typedGaps, items }, { mode: 'typed' });
    const seen = new Set<string>();
    for (const [at, answer] of ['cat', 'owl'].entries()) {
      const typed = field(at + 1);
      await expect.element(typed).toBeVisible();
      await standStill();
      seen.add(places(typed, check));
      await typed.fill('zebra');
      await check.click();
      await expect.element(page.getByText('Not quite. Try once more.').last()).toBeVisible();
      await standStill();
      seen.add(places(typed, check));
      await typed.fill(answer);
      await check.click();
      await expect.element(next).toBeVisible();
      await standStill();
      seen.add(places(typed, next));
      await next.click();
    }
    expect([...seen]).toHaveLength(1);
  });

  it('the word bank stays where it is', async () => {
    await page.viewport(width, height);
    await openGame('fill-blanks', { ...wordBank, items }, { mode: 'bank' });
    const seen = new Set<string>();
    for (const [at, answer] of ['cat', 'owl'].entries()) {
      await expect.element(number(at + 1)).toBeVisible();
      await standStill();
      seen.add(places(bank));
      await word(answer).click();
      await expect.element(next).toBeInViewport({ ratio: 1 });
      await standStill();
      seen.add(places(bank));
      await next.click();
    }
    expect([...seen]).toHaveLength(1);
  });
});
