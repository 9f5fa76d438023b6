import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#platform/api.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { boardOf, doneTask, student, taskOf } from '#testing/people.ts';

const six = [1, 2, 3, 4, 5, 6].map((number) => taskOf(number));
const item = (title: string) => page.getByRole('listitem', { name: title, exact: true });
const titles = () =>
  page
    .getByRole('region', { name: "Today's tasks" })
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A day that the server keeps: steps and completions move it. */
function answerDay(first: readonly DailyTask[]) {
  let tasks = [...first];
  const put = (id: string, progress: number) => {
    tasks = tasks.map((each) => {
      if (each.id !== id) return each;
      return progress < each.target ? { ...each, progress } : { ...doneTask(Number(id.at(-1))), title: each.title };
    });
    return boardOf(tasks);
  };
  answer(
    (calls) => calls.dailyTasks.today,
    () => boardOf(tasks),
  );
  answer((calls) => calls.memory.xp, { totalXp: 0, level: 1, xpIntoLevel: 0, xpOfLevel: 100, today: 0 });
  answer(
    (calls) => calls.dailyTasks.advance,
    ({ id, progress }) => ({ id, progress, board: put(id, progress) }),
  );
  const made = answer(
    (calls) => calls.dailyTasks.generate,
    () => {
      tasks = six;
      return boardOf(tasks);
    },
  );
  const renewed = answer(
    (calls) => calls.dailyTasks.regenerate,
    () => {
      tasks = [...tasks.filter(({ completed }) => completed), taskOf(7), taskOf(8)];
      return boardOf(tasks);
    },
  );
  return { made, renewed, complete: (number: number) => void put(taskOf(number).id, 3) };
}

/** News of another device: what is shown is asked for again. */
const hearNews = () => queryClient.invalidateQueries();

describe('the day’s tasks', () => {
  it('are all done with the last step, and the focus stays where it was', async () => {
    answerDay([taskOf(1, { progress: 2 }), taskOf(2, { progress: 2 })]);
    await openPage('/student/daily-tasks', student);
    const plusOne = item('Task 1').getByRole('button', { name: '+1', exact: true });
    await tabTo(plusOne);
    await press('Enter');
    await expect.element(item('Task 1').getByText('Completed')).toBeVisible();
    await expect.element(item('Task 1').getByRole('heading')).toHaveFocus();
    expect(plusOne.query()).toBeNull();
    await item('Task 2').getByRole('button', { name: '+1', exact: true }).click();
    await expect.element(page.getByText('All done for today. Well done!')).toBeVisible();
    await expect.element(button('Daily tasks, all done')).toBeVisible();
    await expectNoBarriers('everything done');
  });

  it('list open ones first, and keep their place when completed', async () => {
    const { complete } = answerDay([doneTask(1), ...six.slice(1, 4)]);
    await openPage('/student/daily-tasks', student);
    await expect.poll(titles).toEqual(['Task 2', 'Task 3', 'Task 4', 'Task 1']);
    complete(2);
    await hearNews();
    await expect.element(item('Task 2').getByText('Completed')).toBeVisible();
    expect(titles()).toEqual(['Task 2', 'Task 3', 'Task 4', 'Task 1']);
  });

  it('are replaced only after confirmation, and completed ones stay', async () => {
    const { renewed } = answerDay([doneTask(1), ...six.slice(1, 3)]);
    await openPage('/student/daily-tasks', student);
    const dialog = page.getByRole('dialog', { name: 'Put the open tasks away?' });
    await button('Generate new tasks').click();
    await expect.element(dialog).toBeVisible();
    await expectNoBarriers('asking');
    await dialog.getByRole('button', { name: 'Keep my tasks' }).last().click();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(renewed).toHaveLength(0);
    await button('Generate new tasks').click();
    await dialog.getByRole('button', { name: 'Replace them' }).click();
    await expect.poll(titles).toEqual(['Task 7', 'Task 8', 'Task 1']);
    expect(renewed).toHaveLength(1);
  });
});

describe('the list in the bar', () => {
  it('shows four, counts the open ones, and moves them', async () => {
    answerDay([]);
    const open = await openPage('/usage', student);
    await button(/^Daily tasks/).click();
    const panel = page.getByRole('region', { name: 'Daily tasks' });
    await panel.getByRole('button', { name: 'Generate new tasks' }).click();
    await expect.element(panel.getByText('0/6 completed')).toBeVisible();
    await expect.poll(() => panel.getByRole('listitem').elements()).toHaveLength(4);
    await expect.element(panel.getByText('+2 more tasks')).toBeVisible();
    await expectNoBarriers('the list in the bar');
    const plusOne = panel.getByRole('listitem', { name: 'Task 1', exact: true }).getByRole('button', { name: '+1' });
    for (const progress of ['1', '2']) {
      await plusOne.click();
      const bar = panel.getByRole('progressbar', { name: 'Task 1', exact: true });
      await expect.element(bar).toHaveAttribute('value', progress);
    }
    await plusOne.click();
    await expect.element(button('Daily tasks, 5 to do')).toBeVisible();
    await panel.getByRole('link', { name: 'View All Tasks' }).click();
    await expect.poll(open.path).toBe('/student/daily-tasks');
    await expect.poll(() => panel.query()).toBeNull();
  });
});
