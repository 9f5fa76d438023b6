import type { OwnAssignment, OwnPage } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { places } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { ownHomework } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { student } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

/** A list of one to-do. */
function answerList(): void {
  const essay = { id: idOf(200), title: 'Essay', notes: '', dueOn: null, doneAt: null, version: 1 };
  const todos = [{ ...essay, priority: 'medium' as const }];
  answer((calls) => calls.todos.open, { day: '2026-11-23', dayEndsAt: '2026-11-23T23:00:00.000Z', todos, done: 0 });
}

describe('homework in the list', () => {
  const due = '2026-11-20T08:00:00.000Z';
  const overdue = { dueAt: due, isOverdue: true };
  const of = (title: string, id: number, change: Partial<OwnAssignment> = {}) =>
    ownHomework({ title, id: idOf(700 + id), dueAt: null, ...change });
  const all = [
    of('Late still taken', 1, overdue),
    of('Some day', 2),
    of('Handed in', 3, { state: 'turned-in', turnedInAt: due }),
    of('Missed', 4, { ...overdue, isOpen: false }),
  ];
  const shown = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
      .filter((text) => all.some(({ title }) => title === text));

  it('is counted in each filter and shown there', async () => {
    answerList();
    answer((calls) => calls.assignments.mine, ownPage(all));
    await openPage('/todo', student);
    const filter = (name: string) => page.getByRole('button', { name, exact: true });
    for (const [name, titles] of [
      ['Open 3', ['Late still taken', 'Some day']],
      ['Today 0', []],
      ['Overdue 1', ['Late still taken']],
      ['Done 1', ['Handed in']],
      ['All 5', ['Late still taken', 'Some day', 'Handed in', 'Missed']],
    ] as const) {
      await filter(name).click();
      await expect.poll(shown).toEqual(titles);
    }
    await expectNoBarriers('homework of every state');
  });

  it('leads to the rest when there is more than a page of it', async () => {
    answerList();
    const rest = { toDo: 2, turnedIn: 30, over: 1 };
    answer((calls) => calls.assignments.mine, { ...ownPage(all, true), totals: rest });
    await openPage('/todo', student);
    await page.getByRole('button', { name: 'Done 30' }).click();
    await expect.poll(shown).toEqual(['Handed in']);
    await expect.element(page.getByRole('link', { name: 'All homework' })).toBeVisible();
  });
});

it('moves nothing when homework comes late', async () => {
  const { promise, resolve } = Promise.withResolvers<OwnPage>();
  answerList();
  answer(
    (calls) => calls.assignments.mine,
    () => promise,
  );
  await openPage('/todo', student);
  const own = page.getByText('Essay', { exact: true });
  await expect.element(own).toBeVisible();
  const before = places(own);
  resolve(ownPage([ownHomework()]));
  await expect.element(page.getByRole('link', { name: 'Fruit', exact: true })).toBeVisible();
  expect(places(own)).toBe(before);
});
