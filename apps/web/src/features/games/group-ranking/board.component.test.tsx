import type { GroupRankingRound } from '@wordgrove/games/group-ranking';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openGame } from '#testing/open-game.tsx';
import { groupRanking } from '#testing/rounds.ts';

const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
const check = page.getByRole('button', { name: 'Check', exact: true });
const group = (name: string) => page.getByRole('region', { name, exact: true });
/** A thing in a group, as opposed to the copy that only reserves its space. */
const thingIn = (name: string, thing: string) => group(name).getByRole('button', { name: new RegExp(`^${thing}`) });
const all = page.getByText('All right! Well done.').last();
const partOf = (thing: string) =>
  page.elementLocator(document.querySelector(`[data-thing="${thing}"]`) ?? document.body);
const buttonOf = (thing: string) => partOf(thing).getByRole('button').first();
const order = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-thing]')].map((element) => element.dataset.thing);

const sort: GroupRankingRound = { items: groupRanking.items.slice(0, 1) };
const rank: GroupRankingRound = { items: groupRanking.items.slice(1) };

describe('sorting into groups', () => {
  it('is done by keyboard alone: what is wrong comes back', async () => {
    const { finished } = await openGame('group-ranking', sort, { mode: 'sort' });
    await expect.element(page.getByRole('heading', { name: 'things', exact: true })).toBeVisible();
    await expectNoBarriers('start');
    await tabTo(buttonOf('pear'));
    await press('1');
    await expect.element(thingIn('1 fruit', 'pear')).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[data-thing]')?.getAttribute('data-thing')).toBe('cat');
    await press('1');
    await expect.element(check).toHaveFocus();
    await press('Enter');
    await expect.element(page.getByText(/^1 of 2 is right and stays\./).last()).toBeVisible();
    await expectNoBarriers('checked');
    await expect.poll(() => document.activeElement?.closest('[data-thing]')?.getAttribute('data-thing')).toBe('cat');
    await press('2', 'Enter');
    await expect.element(next).toHaveFocus();
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
  });

  it('is done by touch on a small phone, and goes on after a refresh', async () => {
    await page.viewport(320, 640);
    const { refresh } = await openGame('group-ranking', sort, { mode: 'sort' });
    const choose = async (thing: string, name: string) => {
      await page.getByRole('button', { name: `${thing} (move to …)`, exact: true }).click();
      const choice = page.getByRole('menuitem', { name, exact: true });
      await expect.element(choice).toBeVisible();
      await standStill();
      await choice.click();
      await expect.element(thingIn(name, thing)).toBeVisible();
    };
    await choose('pear', '1 fruit');
    await refresh();
    await expect.element(page.getByText('1 still to sort')).toBeVisible();
    await choose('cat', '2 animals');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await check.click();
    await expect.element(all).toBeVisible();
    await expectNoBarriers('sorted on a phone');
  });

  it('keeps "Check" at the bottom of a phone, below none of the things', async () => {
    await page.viewport(360, 640);
    const fruits = ['apple', 'banana', 'cherry', 'grapefruit', 'lemon', 'mango', 'orange', 'peach', 'pear', 'plum'];
    const items = sort.items.map((item) => ({
      ...item,
      things: item.things.flatMap((thing) => fruits.map((text) => ({ ...thing, id: `${thing.id} ${text}`, text }))),
    }));
    await openGame('group-ranking', { items }, { mode: 'sort' });
    await expect.element(check).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollHeight).toBeGreaterThan(2 * window.innerHeight);
    for (const thing of document.querySelectorAll<HTMLElement>('[data-part="text"]')) {
      thing.focus();
      const { bottom } = thing.getBoundingClientRect();
      expect(bottom, thing.textContent).toBeLessThan(check.element().getBoundingClientRect().top);
    }
  });

  it('accepts items dragged with the mouse', async () => {
    await openGame('group-ranking', sort, { mode: 'sort' });
    await expect.element(group('1 fruit')).toBeVisible();
    await partOf('pear').dropTo(group('1 fruit'));
    await expect.element(thingIn('1 fruit', 'pear')).toBeVisible();
    await partOf('cat').dropTo(group('2 animals'));
    await check.click();
    await expect.element(all).toBeVisible();
  });
});

describe('putting steps in order', () => {
  it('is done by keys', async () => {
    await page.viewport(320, 640);
    await openGame('group-ranking', rank, { mode: 'rank' });
    await expect.poll(order).toEqual(['hot', 'cold', 'warm']);
    await tabTo(check);
    await press('Enter');
    await expect.element(buttonOf('hot')).toHaveFocus();
    await expect
      .element(page.getByText('The linked steps belong together. Try once more.').last())
      .toBeInViewport({ ratio: 1 });
    await expectNoBarriers('checked');
    await expect.element(check).toBeDisabled();
    await press('3');
    await expect.poll(order).toEqual(['cold', 'warm', 'hot']);
    await expect.element(buttonOf('hot')).toHaveFocus();
    await tabTo(check);
    await press('Enter');
    await expect.element(next).toHaveFocus();
  });

  it('is done by arrows', async () => {
    await openGame('group-ranking', rank, { mode: 'rank' });
    for (const after of [
      ['cold', 'hot', 'warm'],
      ['cold', 'warm', 'hot'],
    ]) {
      await page.getByRole('button', { name: 'Move “hot” down' }).click();
      await expect.poll(order).toEqual(after);
    }
    await check.click();
    await expect.element(all).toBeVisible();
  });

  it('is done by dragging', async () => {
    await openGame('group-ranking', rank, { mode: 'rank' });
    await expect.poll(order).toEqual(['hot', 'cold', 'warm']);
    // The number isn't a button.
    const handle = partOf('hot').element().querySelector('span') ?? document.body;
    await page.elementLocator(handle).dropTo(partOf('warm'));
    await expect.poll(order).toEqual(['cold', 'warm', 'hot']);
  });
});
