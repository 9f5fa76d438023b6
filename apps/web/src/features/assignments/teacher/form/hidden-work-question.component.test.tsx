import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignmentOf } from '#testing/homework.ts';
import { button, field, openForm } from '#testing/homework-form.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';

it('asks before homework is taken from students who have begun, and keeps what was typed', async () => {
  const set = assignmentOf({ progress: { students: 4, started: 4, turnedIn: 1, graded: 0 } });
  answerHomework([set]);
  const [own, other] = [classOf('7B Reading', { id: idOf(500) }), classOf('8A Writing', { id: idOf(501) })];
  answerSchool({ classes: [own, other] });
  const edited = answer(
    (calls) => calls.assignments.edit,
    ({ hidesWork }) => {
      if (!hidesWork) throw refusal('work-hidden', 409, { students: 4, classes: ['7B Reading'] });
      return { ...set, classes: [{ id: other.id, name: other.name }], version: 2 };
    },
  );
  await openForm(set.id);
  await page.getByRole('checkbox', { name: /7B Reading/ }).click();
  await page.getByRole('checkbox', { name: /8A Writing/ }).click();
  await button('Save changes').click();
  const question = page.getByRole('dialog', { name: 'Take it from students who have begun?' });
  await expect.element(question.getByText(/^4 students \(7B Reading\) have begun it/)).toBeVisible();
  await expectNoBarriers('question');
  await button('Leave it').first().click();
  await expect.poll(() => question.query()).toBeNull();
  await expect.element(field('Title')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /8A Writing/ })).toBeChecked();
  await button('Save changes').click();
  await button('Take it away').click();
  await expect.poll(() => field('Title').query()).toBeNull();
  expect(edited.map(({ hidesWork, classIds }) => [hidesWork, classIds])).toEqual([
    [false, [idOf(501)]],
    [false, [idOf(501)]],
    [true, [idOf(501)]],
  ]);
});
