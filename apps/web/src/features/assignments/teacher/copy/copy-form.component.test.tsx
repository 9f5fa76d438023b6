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

async function openCopy(): Promise<void> {
  const classes = [classOf('7B Reading'), classOf('8A Reading', { id: idOf(501), timeZone: 'Europe/Istanbul' })];
  answer((calls) => calls.classes.list, classes);
  await openPage('/teacher/assignments', teacher);
  await page.getByRole('button', { name: 'More for Fruit' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect.element(field('Title')).toHaveValue('Fruit');
}

const words = { kind: 'words' as const, words: [{ text: 'pear', word: 'pear:noun' }] };
const task = {
  kind: 'game',
  type: 'anagram',
  mode: 'definition',
  items: 4,
  timer: 'none',
  target: 80,
  test: null,
} as const;
const source = assignmentOf({
  dueAt: '2026-11-20T17:00:00.000Z',
  points: 10,
  studentIds: [idOf(700)],
  task: { ...task, material: words },
});

it('makes a draft of the same task for another class, due at the same time of next week', async () => {
  const { made } = answerHomework([source]);
  await openCopy();
  await expect.element(field('8A Reading')).toBeChecked();
  await expect.element(field('7B Reading')).not.toBeChecked();
  await expectNoBarriers('copy');
  await field('Title').fill('Fruit for 8A');
  await button('Save draft').click();
  await expect.element(page.getByText('“Fruit for 8A” was copied as a draft')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Fruit for 8A', exact: true })).toBeVisible();
  const material = { kind: 'words', words: ['pear'], meant: [{ text: 'pear', word: 'pear:noun' }] };
  expect(made).toMatchObject([
    {
      ...{ title: 'Fruit for 8A', classIds: [idOf(501)], studentIds: null, points: 10, publishes: false },
      due: { at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T18:00$/), timeZone: 'Europe/Istanbul' },
      task: { ...task, material },
    },
  ]);
  const [day = ''] = made[0]?.due?.at.split('T') ?? [];
  expect(new Date(day).getUTCDay()).toBe(5);
});

it('says what is missing, and sends the same copy again under the same id', async () => {
  const { made } = answerHomework([source]);
  await openCopy();
  await field('8A Reading').click();
  await field('Title').fill(' ');
  await button('Publish').click();
  await expect.element(field('Title')).toHaveAccessibleDescription(/Please fill this in/);
  await expect.element(dialog.getByText('Please choose at least one class.').last()).toBeVisible();
  expect(made).toHaveLength(0);
  await field('Title').fill('Again');
  await field('7B Reading').click();
  const asked = answer(
    (calls) => calls.assignments.create,
    () => {
      throw refusal('unavailable', 503);
    },
  );
  await button('Publish').click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  const retried = answer(
    (calls) => calls.assignments.create,
    ({ id }) => assignmentOf({ id, title: 'Again' }),
  );
  await button('Publish').click();
  await expect.element(page.getByText('Published for 1 student')).toBeVisible();
  expect(retried[0]).toMatchObject({ id: asked[0]?.id, publishes: true, classIds: [idOf(500)] });
});
