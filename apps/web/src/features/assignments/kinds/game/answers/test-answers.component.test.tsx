import type { TestTable } from '@wordgrove/contract/games';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignedQuiz, assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';

const test = assignmentOf({ task: { ...assignedQuiz, test: { minutes: 20 } } });

const table: TestTable = {
  questions: [
    { id: 'cat', question: 'A pet', right: 'cat', answered: 2, correct: 1, wrong: [{ text: 'cow', times: 1 }] },
    { id: 'owl', question: '“owl” means: a bird', right: 'True', answered: 0, correct: 0, wrong: [] },
    { id: 'fox', question: 'A wild animal', right: 'fox', answered: 0, correct: 0, wrong: [] },
  ],
  students: [
    {
      ...{ studentId: '0190a5e0-0000-7000-8000-000000000701', name: 'Sami', state: 'ended' },
      ...{ cutOffBy: 'time', percent: 50, earned: { points: 5, max: 10 } },
      answers: [{ given: 'cat', isRight: true }, { given: null, isRight: null }, null],
    },
    {
      ...{ studentId: '0190a5e0-0000-7000-8000-000000000702', name: 'Ada', state: 'open' },
      ...{ cutOffBy: null, percent: 0, earned: { points: 0, max: 10 } },
      answers: [
        { given: 'cow', isRight: false },
        { given: null, isRight: null },
        { given: null, isRight: null },
      ],
    },
    {
      ...{
        studentId: '0190a5e0-0000-7000-8000-000000000703',
        name: 'Can',
        state: 'new',
        cutOffBy: null,
        percent: null,
        earned: null,
      },
      answers: [null, null, null],
    },
  ],
};

it('shows who answered what in a test, and the commonest mistakes of each question', async () => {
  answerHomework([test]);
  answer((calls) => calls.assignments.work, { assignment: test, students: [workOf('Sami Student')], gone: 0 });
  answer((calls) => calls.games.testTable, table);
  await openPage(`/assignments/${test.id}`, teacher);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  const cell = (name: string, text: string) => row(name).getByRole('cell', { name: text, exact: true });
  await expect.element(cell('Sami Time was up', 'right cat')).toBeVisible();
  await expect.element(cell('Sami Time was up', '5 of 10')).toBeVisible();
  await expect.element(cell('Sami Time was up', '1 of 3')).toBeVisible();
  await expect.element(cell('Ada Working on it', 'wrong cow')).toBeVisible();
  await expect.element(cell('Ada Working on it', 'no answer').first()).toBeVisible();
  await expect.element(row('Can Not started')).toBeVisible();
  await expect.element(page.getByText('50% right')).toBeVisible();
  await expect.element(page.getByText('cow (1)')).toBeVisible();
  // Empty in a test that is over, it counts as wrong, as in the score; what may still be answered counts as nothing.
  await expect.element(page.getByText('0% right · 1 left it empty')).toBeVisible();
  await expect.element(page.getByText('No answer yet')).toBeVisible();
  await expectNoBarriers('answers');
});

it('scrolls the answers to many questions in their frame, not the page', async () => {
  await page.viewport(390, 800);
  const questions = Array.from({ length: 20 }, (_, n) => ({
    ...{ id: `q${n}`, question: 'What is it?', right: 'a long answer', answered: 1, correct: 1, wrong: [] },
  }));
  const answers = questions.map(() => ({ given: 'a long answer', isRight: true }));
  const students = table.students.map((student) => ({ ...student, answers }));
  answerHomework([test]);
  answer((calls) => calls.assignments.work, { assignment: test, students: [workOf('Sami Student')], gone: 0 });
  answer((calls) => calls.games.testTable, { questions, students });
  await openPage(`/assignments/${test.id}`, teacher);
  await expect.element(page.getByText('Question 20', { exact: true }).last()).toBeInTheDocument();
  expect(document.querySelector('table:has([data-outcome])')?.clientWidth).toBeGreaterThan(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
