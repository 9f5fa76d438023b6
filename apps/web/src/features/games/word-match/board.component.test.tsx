import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { coveredParts } from '#testing/layout.ts';
import { openGame } from '#testing/open-game.tsx';
import { pairs } from '#testing/rounds.ts';
import { giveVoice } from '#testing/voice.ts';

const words = page.getByRole('listbox', { name: 'Words' });
const meanings = page.getByRole('listbox', { name: 'Definitions' });
const word = (name: string) => words.getByRole('option', { name, exact: true });
const meaning = (name: string) => meanings.getByRole('option', { name, exact: true });
const toResults = page.getByRole('button', { name: 'To the results' });
const options = () => page.getByRole('option').elements();

/** Moves to an option of the listbox that has the focus, by the arrow alone. */
async function arrowTo(text: string): Promise<void> {
  const there = () => document.activeElement?.querySelector('span')?.textContent === text;
  for (let steps = 0; steps < 12 && !there(); steps += 1) await press('ArrowDown');
  if (!there()) throw new Error(`“${text}” can't be reached`);
}

async function match(one: string, other: string): Promise<void> {
  await arrowTo(one);
  await press('Enter');
  await arrowTo(other);
  await press('Enter');
}

describe('word match', () => {
  it('has a head as wide as its board on a desk', async () => {
    await page.viewport(1280, 800);
    await openGame('word-match', pairs, { mode: 'definition' });
    await expect.element(words).toBeVisible();
    const edges = (part: Element | null) => {
      const { left, right } = part?.getBoundingClientRect() ?? {};
      return [left, right];
    };
    const head = page.getByRole('button', { name: 'Pause' }).element().parentElement;
    expect(edges(head)).toEqual([40, 1240]);
    expect(edges(words.element().closest('section'))).toEqual([40, 1240]);
  });

  it('is played by keyboard alone; a miss shows both meanings', async () => {
    const { finished } = await openGame('word-match', pairs, { mode: 'definition' });
    await expect.element(word('cat')).toBeVisible();
    await tabTo(words.getByRole('option').first());
    await arrowTo('cat');
    await press('Enter');
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('cat');
    await press('Escape');
    await expect.poll(() => page.getByRole('option', { selected: true }).elements()).toHaveLength(0);
    await press('ArrowLeft');
    await match('cat', 'a bird');
    await expect.element(page.getByText("These two don't belong together.", { exact: true })).toBeVisible();
    await expect.element(page.getByText('cat: a pet that purrs', { exact: true })).toBeVisible();
    await expect.element(page.getByText('owl: a bird', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'owl means: a bird' })).toBeInTheDocument();
    await expectNoBarriers('missed');
    await press('ArrowLeft');
    await match('cat', 'a pet that purrs');
    await match('owl', 'a bird');
    await expect.element(page.getByText('All pairs found! Well done.', { exact: true })).toBeVisible();
    await expect.element(toResults).toHaveFocus();
    await expectNoBarriers('found');
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
  });

  it('is played by touch on a small phone, in either order, and goes on after a refresh', async () => {
    await page.viewport(320, 640);
    const { refresh } = await openGame('word-match', pairs, { mode: 'definition' });
    await meaning('a pet that purrs').click();
    await word('cat').click();
    await expect.poll(() => word('cat').elements()).toHaveLength(0);
    await refresh();
    await expect.element(page.getByText('Pick a word, or what it means.')).toBeVisible();
    await expect.poll(() => page.getByRole('option', { disabled: true }).elements()).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectNoBarriers('on a phone');
    await word('owl').click();
    await meaning('a bird').click();
    await expect.element(toResults).toBeVisible();
  });

  it('has nothing over the pairs: beside them on a desktop, and on a phone as long as nothing is said', async () => {
    const { refresh } = await openGame('word-match', pairs, { mode: 'definition' });
    await expect.element(word('cat')).toBeVisible();
    expect(coveredParts(options())).toEqual([]);
    await word('cat').click();
    await meaning('a bird').click();
    await expect.element(page.getByText("These two don't belong together.").last()).toBeVisible();
    expect(coveredParts(options())).toEqual([]);
    await page.viewport(390, 844);
    await refresh();
    await expect.element(word('cat')).toBeVisible();
    expect(coveredParts(options())).toEqual([]);
  });

  it('by ear allows no word before its sound is heard', async () => {
    giveVoice();
    const heard = { items: pairs.items.map((item) => ({ ...item, kind: 'listening', meaning: item.lemma })) };
    await openGame('word-match', { ...pairs, ...heard }, { mode: 'listening', canHear: true });
    const selected = page.getByRole('option', { selected: true });
    await word('cat').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Pick a sound and listen.' })).toBeInTheDocument();
    expect(selected.query()).toBeNull();
    const sounds = page.getByRole('listbox', { name: 'Sounds' }).getByRole('option');
    await sounds.first().click();
    await sounds.nth(1).click();
    await expect.element(selected).toHaveTextContent('Sound 2');
    await expect.element(page.getByText('Now pick the word you heard.')).toBeVisible();
  });
});
