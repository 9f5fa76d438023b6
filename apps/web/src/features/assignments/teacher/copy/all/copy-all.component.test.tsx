import type { CopyOutcome } from '@wordgrove/contract/assignments';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignmentOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { classOf, idOf } from '#testing/school.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const field = (name: string) => dialog.getByLabelText(name, { exact: true });
const of = (title: string, id: number, dueAt: string | null) => assignmentOf({ id: idOf(id), title, dueAt });

it('copies what is chosen once, names what wasn’t copied, and can be undone', async () => {
  answerHomework([
    of('Fruit', 801, '2026-03-27T16:00:00.000Z'),
    of('Animals', 802, '2026-03-20T16:00:00.000Z'),
    of('Colours', 803, null),
  ]);
  const classes = [classOf('7B Reading'), classOf('8A Reading', { id: idOf(501), timeZone: 'Europe/Istanbul' })];
  answer((calls) => calls.classes.list, classes);
  await openPage(`/teacher/assignments?class=${idOf(500)}`, teacher);
  await page.getByRole('button', { name: 'Copy all homework' }).click();
  for (const title of ['Fruit', 'Animals', 'Colours']) await expect.element(field(title)).toBeChecked();
  await expect.element(field('For which class?')).toHaveValue(idOf(501));
  await expectNoBarriers('copying all');
  await field('Weeks later').fill('x');
  await button('Copy 3').click();
  await expect.element(field('Weeks later')).toHaveAccessibleDescription(/whole weeks/);
  await field('Weeks later').fill('2');
  await expect.element(field('Fruit')).toHaveAccessibleDescription(/10 Apr 2026/);
  await field('Animals').click();
  await field('How to copy').selectOptions('As it was planned');
  const failed = answer(
    (calls) => calls.assignments.copyAll,
    () => {
      throw refusal('unavailable', 503);
    },
  );
  await button('Copy 2').click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  const outcomes: CopyOutcome[] = ['published', 'gone'];
  const sent = answer(
    (calls) => calls.assignments.copyAll,
    ({ copies }) => ({
      copies: copies.map((each, at) => ({
        ...each,
        title: ['Fruit', 'Colours'][at] ?? '',
        outcome: outcomes[at] ?? 'draft',
      })),
    }),
  );
  await button('Copy 2').click();
  await expect.element(dialog.getByText('1 assignment was copied.')).toBeVisible();
  expect(sent[0]).toEqual(failed[0]);
  expect(sent[0]).toMatchObject({ classId: idOf(501), days: 14, publishes: true });
  expect(sent[0]?.copies.map(({ from }) => from)).toEqual([idOf(801), idOf(803)]);
  await expect.element(dialog.getByText('Colours')).toBeVisible();
  await expectNoBarriers('copied');
  const removed = answer((calls) => calls.assignments.removeAll, { removed: 1 });
  await button('Undo: delete the copies').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(removed).toEqual([{ ids: [sent[0]?.copies[0]?.id] }]);
});
