import type { QuizRound } from '@wordgrove/games/quiz';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openGame } from '#testing/open-game.tsx';
import { student } from '#testing/people.ts';
import * as rounds from '#testing/rounds.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const number = (place: number) => page.getByText(new RegExp(`^Question ${place} of \\d+$`));
const bar = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const goesOn = page.getByRole('switch', { name: 'Go on by itself after right answers' });
const status = () =>
  [...document.querySelectorAll('main [role="status"]')].map(({ textContent }) => textContent).join();

const [cat] = rounds.quiz.items;
if (!cat) throw new Error('a round without questions');
/** Questions whose first answer is right. */
const six: QuizRound = { items: Array.from({ length: 6 }, (_, place) => ({ ...cat, id: `cat-${place}` })) };

describe('the stage of a game', () => {
  it('has the screen for itself, and gives the bar back with the pause, by a tap or by Escape', async () => {
    await openGame('quiz', rounds.quiz);
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(footer).not.toBeInTheDocument();
    await expectNoBarriers('a stage');
    await button('Pause').click();
    await expect.element(bar).toBeVisible();
    await expect.element(footer).toBeVisible();
    await expect.element(number(1)).not.toBeVisible();
    await expectNoBarriers('a pause');
    await button('Go on').click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
    await press('Escape');
    await expect.element(button('Go on')).toHaveFocus();
    await expect.element(bar).toBeVisible();
    await press('Escape');
    await expect.element(number(1)).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('leaves Escape to the menu that is open in the bar', async () => {
    await page.viewport(1280, 800);
    await openGame('quiz', rounds.quiz);
    await press('Escape');
    await bar.getByRole('button', { name: student.profile.fullName }).click();
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    await press('Escape');
    await expect.element(page.getByRole('menuitem').first()).not.toBeInTheDocument();
    await expect.element(button('Go on')).toBeVisible();
  });

  it('keeps what was half typed through a pause, and the focus there', async () => {
    await openGame('fill-blanks', rounds.typedGaps, { mode: 'typed' });
    const field = page.getByRole('textbox');
    await tabTo(field);
    await press('c', 'a', 'Escape');
    await expect.element(button('Go on')).toHaveFocus();
    await press('Enter');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('ca');
  });

  it.each([
    [390, 844],
    [1280, 800],
  ])(
    'fits a screen of %i × %i without scrolling, its answers large and on a phone in the lower half',
    async (width, height) => {
      await page.viewport(width, height);
      await openGame('quiz', rounds.quiz);
      await expect.element(number(1)).toBeVisible();
      await standStill();
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
      const answers = page.getByRole('listitem').getByRole('button').elements();
      const boxes = answers.map((answer) => answer.getBoundingClientRect());
      expect(boxes.filter((box) => box.height < 56)).toEqual([]);
      if (width < 640) expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeGreaterThan(height / 2);
      await press('2');
      await expect.element(button('Next')).toBeInViewport({ ratio: 1 });
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
    },
  );
});

describe('right answers', () => {
  it('go on by themselves, wrong ones wait, and the last leaves the results to a tap', async () => {
    const { finished } = await openGame('quiz', rounds.quiz, { goesOn: true });
    await expect.element(number(1)).toBeVisible();
    const clock = holdClock();
    await press('1');
    await expect.element(button('Next')).toBeVisible();
    await clock.tick(1500);
    await expect.element(number(2)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
    await press('3');
    await expect.element(button('To the results')).toBeVisible();
    await clock.tick(10_000);
    await expect.element(button('To the results')).toBeVisible();
    expect(finished).toHaveLength(0);
  });

  it('wait with their reason when wrong, and while the game is paused', async () => {
    await openGame('quiz', rounds.quiz, { goesOn: true });
    await expect.element(number(1)).toBeVisible();
    const clock = holdClock();
    await press('2');
    await expect.element(button('Next')).toBeVisible();
    await clock.tick(10_000);
    await button('Next').click();
    await expect.element(number(2)).toBeVisible();
    await press('3', 'Escape');
    await expect.element(button('Go on')).toBeVisible();
    await clock.tick(10_000);
    await button('Go on').click();
    await expect.element(number(2)).toBeVisible();
    await clock.tick(1500);
    await expect.element(page.getByText('Question 1 of 2, once more')).toBeVisible();
  });

  it('wait as well once that is switched off in the pause, also in the next game', async () => {
    await openGame('quiz', six, { goesOn: true });
    await press('Escape');
    await expect.element(goesOn).toBeChecked();
    await goesOn.click();
    await expectNoBarriers('switched off');
    await button('Go on').click();
    await expect.element(number(1)).toBeVisible();
    const clock = holdClock();
    await press('1');
    await expect.element(button('Next')).toBeVisible();
    await clock.tick(10_000);
    await expect.element(number(1)).toBeVisible();
    expect(window.localStorage.getItem('games:goes-on')).toBe('off');
  });

  it('in a row are announced at five, and not before', async () => {
    await openGame('quiz', six);
    for (const place of [1, 2, 3, 4, 5]) {
      await expect.element(number(place)).toBeVisible();
      await press('1');
      await expect.element(button('Next')).toHaveFocus();
      await expect.poll(status).toMatch(place === 5 ? /Right! A cat purrs\. 5 in a row!/ : /Right! A cat purrs\.$/);
      await press('Enter');
    }
    await expect.poll(status).not.toContain('in a row');
  });
});
