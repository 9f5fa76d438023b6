import type { WordOrderingRound } from '@wordgrove/games/word-ordering';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { phones, places } from '#testing/layout.ts';
import { openGame } from '#testing/open-game.tsx';
import { wordOrdering } from '#testing/rounds.ts';

const tray = page.getByRole('list', { name: 'Words to lay' });
const line = page.getByRole('list', { name: 'Your sentence' });
const check = page.getByRole('button', { name: 'Check', exact: true });
const hint = page.getByRole('button', { name: 'Hint', exact: true });
const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
const status = page.getByRole('status');
const lineBox = () => document.querySelector('[data-line]') ?? document.body;
const inTray = (text: string) => tray.getByRole('button', { name: text, exact: true });
/** The words as they lie in the line. */
const laid = () => [...line.element().querySelectorAll('[data-tile]')].map((tile) => tile.getAttribute('data-tile'));

describe('word ordering', () => {
  it('is played by keyboard alone, with lifting, Backspace and a hint', async () => {
    const { finished } = await openGame('word-ordering', wordOrdering);
    await expect.element(page.getByText('Sentence 1 of 2', { exact: true })).toBeVisible();
    for (const text of ['like', 'I', 'cats']) {
      await tabTo(inTray(text));
      await press('Enter');
    }
    await expect.poll(laid).toEqual(['like', 'i', 'cats']);
    await press('Backspace');
    await expect.poll(laid).toEqual(['like', 'i']);
    await press('Enter');
    await expect.poll(laid).toEqual(['like', 'i', 'cats']);
    await tabTo(line.getByRole('button').first());
    await press('Space');
    await expect.element(status.filter({ hasText: 'lifted, place 1' })).toBeInTheDocument();
    await press('ArrowRight');
    await expect.poll(laid).toEqual(['i', 'like', 'cats']);
    await press('Escape');
    await expect.poll(laid).toEqual(['like', 'i', 'cats']);
    await press('Space', 'ArrowRight', 'Space');
    await expect.element(status.filter({ hasText: 'dropped at place 2' })).toBeInTheDocument();
    await expectNoBarriers('laid sentence');
    await tabTo(hint);
    await press('Enter');
    await expect.element(status.filter({ hasText: 'All of it is right already.' })).toBeInTheDocument();
    await tabTo(check);
    await press('Enter');
    await expect.element(next).toHaveFocus();
    await expectNoBarriers('checked');
    await press('Enter');
    for (const text of ['birds', 'sing']) {
      await tabTo(inTray(text));
      await press('Enter');
    }
    await tabTo(check);
    await press('Enter');
    await expect.element(next).toHaveTextContent('To the results');
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
  });

  it('shows what stands side by side in a wrong order, and keeps a half-built sentence through a refresh', async () => {
    const { refresh } = await openGame('word-ordering', wordOrdering);
    for (const text of ['like', 'cats']) await inTray(text).click();
    await refresh();
    await expect.poll(laid).toEqual(['like', 'cats']);
    await inTray('I').click();
    await check.click();
    await expect.element(page.getByText('The linked words belong together. Try once more.').last()).toBeVisible();
    await expect.element(check).toBeDisabled();
    await hint.click();
    await expect.element(line.getByText('(laid by a hint)')).toBeInTheDocument();
    await expectNoBarriers('half right');
  });

  it('accepts tiles dragged into the sentence, and within it', async () => {
    await openGame('word-ordering', wordOrdering);
    for (const [place, text] of ['like', 'cats', 'I'].entries()) {
      await inTray(text).dropTo(page.elementLocator(lineBox()));
      await expect.poll(laid).toHaveLength(place + 1);
    }
    await line.getByRole('button').last().dropTo(line.getByRole('button').first());
    await expect.poll(laid).toEqual(['i', 'like', 'cats']);
    await check.click();
    await expect.element(page.getByText('Right!').last()).toBeVisible();
  });
});

const tilesOf = (...texts: string[]) => texts.map((text, at) => ({ id: `${at}`, text }));
const short = { id: 'short', tiles: tilesOf('early', 'sing', 'birds'), end: '.', sentences: ['Birds sing early.'] };
const long = {
  id: 'long',
  tiles: tilesOf('Sunday', 'visits', 'grandmother', 'us', 'every', 'My', 'cake', 'with'),
  end: '.',
  sentences: ['My grandmother visits us every Sunday with cake.'],
};
const ofAllLengths: WordOrderingRound = { items: [short, long] };

const isJudged = () => next.query() !== null || check.element().hasAttribute('disabled');
const hinted = () => line.getByText('(laid by a hint)').elements().length;

/** Checks what was laid, and lets hints put it in order: as the tiles lie they are hardly right. */
async function checkUntilRight(look: () => Promise<unknown>): Promise<void> {
  await check.click();
  await expect.poll(isJudged).toBe(true);
  while (next.query() === null) {
    await look();
    const before = hinted();
    await hint.click();
    await expect.poll(hinted).not.toBe(before);
    if (check.element().hasAttribute('disabled')) continue;
    await check.click();
    await expect.poll(isJudged).toBe(true);
  }
}

describe.each(phones)('on a phone of $width × $height', ({ width, height }) => {
  it('the tiles and "Check" stay where they are', async () => {
    await page.viewport(width, height);
    await openGame('word-ordering', ofAllLengths);
    const tops = new Set<string>();
    for (const [place, { tiles }] of ofAllLengths.items.entries()) {
      await expect.element(page.getByText(`Sentence ${place + 1} of 2`, { exact: true })).toBeVisible();
      const seen = new Set<string>();
      const look = async () => {
        await standStill();
        seen.add(places(page.elementLocator(lineBox()), tray, check));
      };
      await look();
      tops.add(places(page.elementLocator(lineBox())));
      for (const _ of tiles) await tray.getByRole('button').first().click();
      await look();
      await checkUntilRight(look);
      expect([...seen]).toHaveLength(1);
      await next.click();
    }
    expect([...tops]).toHaveLength(1);
  });
});
