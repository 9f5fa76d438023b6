import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import type { MockInstance } from 'vitest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { openPage } from '#testing/open.tsx';
import { boardOf, student, taskOf } from '#testing/people.ts';

const task = taskOf;
const tasks = [1, 2, 3, 4, 5, 6].map((number) => task(number));

const item = (title: string) => page.getByRole('listitem', { name: title, exact: true });
const plusOne = (title: string) => item(title).getByRole('button', { name: '+1', exact: true });
const alert = (text: RegExp) => page.getByRole('alert').filter({ hasText: text });
const failed = alert(/Failed to update task progress/);

const isLost = () => {
  throw lostNetwork();
};

/** A day that stays as it is, but for the first task. */
function answerDay(change: Partial<DailyTask> = {}): void {
  answer((calls) => calls.dailyTasks.today, boardOf([task(1, change), ...tasks.slice(1)]));
  answer((calls) => calls.memory.xp, { totalXp: 0, level: 1, xpIntoLevel: 0, xpOfLevel: 100, today: 0 });
}

describe('a step or completion that fails', () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('is said for ten seconds, and nothing is lost', async () => {
    answerDay();
    answer((calls) => calls.dailyTasks.advance, isLost);
    await openPage('/student/daily-tasks', student);
    await expect.element(plusOne('Task 1')).toBeVisible();
    const clock = holdClock();
    await plusOne('Task 1').click();
    await expect.element(failed).toBeVisible();
    await expect.element(plusOne('Task 1')).toHaveFocus();
    await clock.tick(9000);
    expect(failed.query()).not.toBeNull();
    await clock.tick(1100);
    await expect.poll(() => failed.query()).toBeNull();
    clock.letGo();
    const asked = answer((calls) => calls.dailyTasks.advance, { id: task(1).id, progress: 1, board: null });
    await plusOne('Task 1').click();
    await expect.element(item('Task 1').getByText('1 of 3')).toBeVisible();
    expect(asked).toMatchObject([{ progress: 1 }]);
  });

  it('is said where it can be seen on a phone', async () => {
    await page.viewport(360, 740);
    answerDay();
    answer((calls) => calls.dailyTasks.advance, isLost);
    await openPage('/student/daily-tasks', student);
    await plusOne('Task 6').click();
    await expect.element(failed).toBeInViewport({ ratio: 1 });
  });

  it('leaves no button at the foot of the screen behind it', async () => {
    await page.viewport(360, 740);
    answerDay();
    answer((calls) => calls.dailyTasks.advance, isLost);
    await openPage('/student/daily-tasks', student);
    await expect.element(plusOne('Task 1')).toBeVisible();
    const button = plusOne('Task 1').element();
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    if (button instanceof HTMLElement) button.click();
    await expect.element(failed).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => button.getBoundingClientRect().bottom <= failed.element().getBoundingClientRect().top)
      .toBe(true);
  });

  it('leaves the task at its target, and Complete tries again', async () => {
    answerDay({ progress: 3 });
    answer((calls) => calls.dailyTasks.complete, isLost);
    await openPage('/student/daily-tasks', student);
    const complete = item('Task 1').getByRole('button', { name: 'Complete', exact: true });
    await expect.element(complete).toBeVisible();
    expect(plusOne('Task 1').query()).toBeNull();
    await complete.click();
    await expect.element(alert(/Failed to complete task: /)).toBeVisible();
    await expect.element(complete).toBeEnabled();
    const done = task(1, { progress: 3, completed: true, completedAt: '2026-11-23T10:00:00.000Z', xpGiven: 10 });
    answer((calls) => calls.dailyTasks.complete, boardOf([done, ...tasks.slice(1)]));
    await complete.click();
    await expect.element(item('Task 1').getByText('Completed')).toBeVisible();
    await expect.poll(() => complete.query()).toBeNull();
  });

  it.each([
    ["another student's", refusal('not-found', 404), 'Task not found'],
    ['one that was put away', refusal('task-closed', 409), 'This task is no longer open'],
    [
      'a step too far',
      refusal('progress-refused', 409, { progress: 0, target: 3 }),
      "That step doesn't fit how far the task is.",
    ],
  ])('says in words what the server refuses, and the task stays as it was: %s', async (_, refused, text) => {
    answerDay();
    answer(
      (calls) => calls.dailyTasks.advance,
      () => {
        throw refused;
      },
    );
    await openPage('/student/daily-tasks', student);
    await plusOne('Task 1').click();
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect.element(item('Task 1').getByText('0 of 3')).toBeVisible();
  });

  it('in the bar is only logged, and can be tried again', async () => {
    answer((calls) => calls.dailyTasks.generate, isLost);
    await openPage('/unauthorized', student);
    await page.getByRole('button', { name: /^Daily tasks/ }).click();
    const panel = page.getByRole('region', { name: 'Daily tasks' });
    const generate = panel.getByRole('button', { name: 'Generate new tasks' });
    await generate.click();
    await expect.poll(() => logged.mock.calls.some(([what]) => what === 'generate')).toBe(true);
    await expect.element(generate).toBeEnabled();
    expect(page.getByRole('alert').query()).toBeNull();
    answer((calls) => calls.dailyTasks.generate, boardOf(tasks));
    answer((calls) => calls.dailyTasks.today, boardOf(tasks));
    await generate.click();

    answer((calls) => calls.dailyTasks.advance, isLost);
    await plusOne('Task 1').click();
    await expect.poll(() => logged.mock.calls.some(([what]) => what === 'progress')).toBe(true);
    await expect.element(plusOne('Task 1')).toBeEnabled();
    expect(page.getByRole('alert').query()).toBeNull();
    answer((calls) => calls.dailyTasks.advance, { id: task(1).id, progress: 1, board: null });
    await plusOne('Task 1').click();
    await expect.element(panel.getByRole('progressbar', { name: 'Task 1', exact: true })).toHaveAttribute('value', '1');
  });
});
