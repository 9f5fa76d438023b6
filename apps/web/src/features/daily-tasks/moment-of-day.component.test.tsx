import type { Moment } from '@wordgrove/contract/daily-tasks';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { boardOf, student, taskOf } from '#testing/people.ts';
import { allAllowed, ownClassOf } from '#testing/school.ts';

const level: Moment = { kind: 'level', value: '3', count: 3 };
const said = (text: string) => page.getByRole('status').getByText(text, { exact: true });
const close = page.getByRole('button', { name: 'Go on', exact: true });

/** A student's tasks with a moment that the server knows until it was seen. */
function answerBoard(moment: Moment, allows = allAllowed) {
  let waiting: Moment | null = moment;
  answer(
    (calls) => calls.dailyTasks.today,
    () => ({ ...boardOf([taskOf(1)]), moment: waiting }),
  );
  answer((calls) => calls.classes.mine, [ownClassOf('7B', { allows })]);
  return answer(
    (calls) => calls.dailyTasks.seeMoment,
    ({ kind }) => {
      waiting = null;
      return { kind };
    },
  );
}

describe('a moment', () => {
  it('is announced, closed by Escape, and gone from the server’s list', async () => {
    const seen = answerBoard(level);
    const { path } = await openPage('/student/daily-tasks', student);
    await expect.element(said('You reached level 3!')).toBeVisible();
    await expectNoBarriers('moment');
    await expect.poll(() => seen[0]).toEqual({ kind: 'level', value: '3' });
    await press('Escape');
    await expect.element(close).not.toBeInTheDocument();
    expect(path()).toBe('/student/daily-tasks');
  });

  it.each<[Moment, string]>([
    [{ kind: 'first-word', value: '1', count: 1 }, 'You own your first word!'],
    [{ kind: 'week', value: '2026-11-23', count: 5 }, 'Goal of the week reached: 5 days!'],
    [{ kind: 'streak', value: '2026-11-23', count: 4 }, 'Your streak: 4 days!'],
  ])('is skipped by its button: %o', async (moment, text) => {
    answerBoard(moment);
    await openPage('/student/daily-tasks', student);
    await expect.element(said(text)).toBeVisible();
    await close.click();
    await expect.element(said(text)).not.toBeInTheDocument();
  });

  it('is silent until sound is wished for, on this device', async () => {
    answerBoard(level);
    await openPage('/student/daily-tasks', student);
    const sound = page.getByRole('button', { name: 'Sound', exact: true });
    await expect.element(sound).toHaveAttribute('aria-pressed', 'false');
    await sound.click();
    await expect.element(sound).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('wordgrove-sound')).toBe('on');
  });

  it('has no sound where a class has it off', async () => {
    answerBoard(level, { ...allAllowed, sound: false });
    await openPage('/student/daily-tasks', student);
    await expect.element(close).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Sound', exact: true })).not.toBeInTheDocument();
  });

  it('waits where a class has celebrations off', async () => {
    const seen = answerBoard(level, { ...allAllowed, celebrations: false });
    await openPage('/student/daily-tasks', student);
    await expect.element(page.getByRole('heading', { name: 'How it goes' })).toBeVisible();
    await expect.element(close).not.toBeInTheDocument();
    expect(seen).toEqual([]);
  });
});
