import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignedQuiz, assignmentOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const state = (name: string) => page.getByText(name, { exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

const test = assignmentOf({ task: { ...assignedQuiz, test: { minutes: 20 } } });

/** A test that this many students take, or were cut off from, and what was asked about that. */
async function openList(homework: typeof test, tries: { open: number; cutOff: number }) {
  const kept = answerHomework([homework]);
  const asked = answer((calls) => calls.games.testTries, tries);
  await openPage('/teacher/assignments', teacher);
  return { ...kept, asked };
}

async function choose(item: string): Promise<void> {
  await button('More for Fruit').click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('closing a test', () => {
  it('asks first, with the number of students who are taking it', async () => {
    const { all } = await openList(test, { open: 2, cutOff: 0 });
    await choose('Close');
    const question = dialog('Close the test now?');
    await expect.element(question.getByText(/^2 students are taking it right now/)).toBeVisible();
    await expectNoBarriers('closing');
    await button('Leave it open').first().click();
    await expect.poll(() => question.query()).toBeNull();
    expect(all()).toMatchObject([{ closedAt: null }]);
    await choose('Close');
    await button('Close and end it').click();
    await expect.element(state('Closed')).toBeVisible();
  });

  it('closes at once when nobody is taking it, and not when that can’t be found out', async () => {
    await openList(test, { open: 0, cutOff: 0 });
    answer(
      (calls) => calls.games.testTries,
      () => {
        throw lostNetwork();
      },
    );
    await choose('Close');
    await expect.element(page.getByText(/connection/i).first()).toBeVisible();
    await expect.element(state('Open')).toBeVisible();
    answer((calls) => calls.games.testTries, { open: 0, cutOff: 0 });
    await choose('Close');
    await expect.element(state('Closed')).toBeVisible();
  });

  it('asks nothing about practice', async () => {
    const { asked } = await openList(assignmentOf(), { open: 2, cutOff: 2 });
    await choose('Close');
    await expect.element(state('Closed')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

it('deleting a test that is being taken asks first', async () => {
  await openList(test, { open: 2, cutOff: 0 });
  await choose('Delete');
  const question = dialog('Delete the test now?');
  await expect.element(question.getByText(/^2 students are taking it right now/)).toBeVisible();
  await button('Keep it').first().click();
  await expect.poll(() => question.query()).toBeNull();
  await choose('Delete');
  await button('Delete it').click();
  await expect.element(page.getByRole('link', { name: 'Fruit', exact: true })).not.toBeInTheDocument();
});

it('opening a test again says for whom it stays over', async () => {
  await openList({ ...test, closedAt: '2026-11-25T08:00:00.000Z' }, { open: 0, cutOff: 1 });
  await choose('Open again');
  await expect
    .element(dialog('Open the test again?').getByText(/^1 student was cut off when it was closed/))
    .toBeVisible();
  await expectNoBarriers('opening');
  await button('Open for the others').click();
  await expect.element(state('Open')).toBeVisible();
});
