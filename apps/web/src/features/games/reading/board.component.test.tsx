import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { isFocusInSight } from '#testing/layout.ts';
import { openGame } from '#testing/open-game.tsx';
import { passage } from '#testing/rounds.ts';

const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
const haveRead = page.getByRole('button', { name: 'I have read it' });
const sentences = page.getByRole('option');
const proof = () => document.querySelector('mark[data-state=proof]')?.textContent;

describe('reading', () => {
  it('is one stop for Tab, and the arrows go from word to word', async () => {
    await openGame('reading', passage);
    await expect.element(haveRead).toBeVisible();
    await expectNoBarriers('reading');
    await tabTo(page.getByRole('link', { name: 'Leave' }));
    await press('Tab');
    await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toHaveFocus();
    await press('Tab');
    await expect.element(page.getByRole('button', { name: 'This', exact: true })).toHaveFocus();
    await press('ArrowRight');
    await expect.element(page.getByRole('button', { name: 'is', exact: true })).toHaveFocus();
    await press('Tab');
    await expect.element(haveRead).toHaveFocus();
  });

  it('is answered with its proof by keyboard alone', async () => {
    const { finished } = await openGame('reading', passage);
    await haveRead.click();
    await expect.element(page.getByRole('heading', { name: /Who is it\?/ })).toHaveFocus();
    await press('2');
    await expect.element(page.getByText('This sentence proves it:')).toBeVisible();
    await expectNoBarriers('answered wrong');
    expect(proof()).toContain('This is a cat.');
    await expect.element(next).toHaveFocus();
    await press('Enter');
    await expect.element(page.getByRole('heading', { name: /Where is it\?/ })).toHaveFocus();
    await press('1');
    await expect.element(sentences.first()).toHaveFocus();
    await expectNoBarriers('marking');
    await press('Enter');
    await expect.element(page.getByText(/But another sentence proves it:/).last()).toBeVisible();
    await expectNoBarriers('marked wrong');
    expect(proof()).toContain('It sits on the roof.');
    await expect.element(next).toHaveFocus();
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
  });

  it('shows the sentence on request', async () => {
    await openGame('reading', passage);
    await haveRead.click();
    await expect.element(page.getByRole('heading', { name: /Who is it\?/ })).toHaveFocus();
    await press('1');
    await expect.element(sentences.first()).toHaveFocus();
    const show = page.getByRole('button', { name: 'Show me the sentence' });
    await expect.element(show).toBeVisible();
    await press('Shift>}{Tab}{/Shift');
    await expect.element(show).toHaveFocus();
    await press('Enter');
    await expect.poll(proof).toContain('This is a cat.');
  });

  it('goes on after a refresh, on a small phone', async () => {
    await page.viewport(320, 640);
    const { refresh } = await openGame('reading', passage);
    await haveRead.click();
    await page.getByRole('button', { name: 'a cat', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Show me the sentence' })).toBeInViewport();
    await refresh();
    await expect.poll(() => sentences.elements()).toHaveLength(2);
    await sentences.first().click();
    await expect.element(page.getByText(/And you found the proof!/).last()).toBeVisible();
    await expect.element(next).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectNoBarriers('proved on a phone');
  });

  it('never moves keyboard focus to a covered element', async () => {
    await page.viewport(360, 780);
    const sentences = Array.from(
      { length: 14 },
      (_, at) => `This is sentence ${at + 1} about a cat that sits on a roof.`,
    );
    const items = passage.items.map((item) => ({ ...item, paragraphs: [sentences.slice(0, 7), sentences.slice(7)] }));
    await openGame('reading', { items });
    await haveRead.click();
    await expect.element(page.getByRole('heading', { name: /Who is it\?/ })).toHaveFocus();
    await press('1');
    const options = page.getByRole('option');
    await expect.element(options.first()).toHaveFocus();
    for (const at of sentences.keys()) {
      await expect.element(options.nth(at)).toHaveFocus();
      await expect.poll(isFocusInSight).toBe(true);
      await press('ArrowDown');
    }
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')];
    const last = stops.filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility()).at(-1);
    for (let stop = 0; stop < 14 && document.activeElement !== last; stop += 1) {
      await press('Tab');
      await expect.poll(isFocusInSight).toBe(true);
    }
    expect(document.activeElement).toBe(last);
  });
});
