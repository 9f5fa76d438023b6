import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { openPage } from '#testing/open.tsx';
import { boardOf, doneTask, student } from '#testing/people.ts';

const card = page.getByRole('region', { name: 'How it goes' });

function answerBoard(change: Partial<TaskBoard>) {
  answer((calls) => calls.dailyTasks.today, { ...boardOf([doneTask(1)]), ...change });
}

it('says when the streak rested, in words and in the week, and asks for no new streak', async () => {
  answerBoard({ streak: { week: 0, current: 4, longest: 9, rested: '2026-11-22' } });
  await openPage('/student/daily-tasks', student);
  await expect.element(card.getByText('Your streak rested on Sunday.')).toBeVisible();
  await expect.element(card.getByText(/no tasks, your streak rested/)).toBeInTheDocument();
  expect(card.getByText(/to start a streak/).query()).toBeNull();
});

it('speaks of no rest when there was none', async () => {
  answerBoard({});
  await openPage('/student/daily-tasks', student);
  await expect.element(card.getByText(/to start a streak/)).toBeVisible();
  expect(card.getByText(/rested/).query()).toBeNull();
});

it('tells the XP of what was only noted apart', async () => {
  const xp = { totalXp: 30, level: 1, xpIntoLevel: 30, xpOfLevel: 100, today: 30 };
  const seen = { ...doneTask(2), byActivity: 3, xpGiven: 20 };
  answerBoard({ ...boardOf([doneTask(1), seen]), xp });
  await openPage('/student/daily-tasks', student);
  await expect.element(card.getByText('Today: 30 XP, 10 of them for what you noted yourself')).toBeVisible();
});
