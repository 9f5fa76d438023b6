import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { answerHomework, assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';

it('work that nobody has turned in is missing as soon as it is due', async () => {
  const dueAt = new Date(Date.now() + 120_000).toISOString();
  const assignment = assignmentOf({ dueAt });
  answerHomework([assignment]);
  const answerState = (state: 'started' | 'missing') =>
    answer((calls) => calls.assignments.work, {
      assignment,
      students: [workOf('Sami Student', { dueAt, state })],
      gone: 0,
    });
  answerState('started');
  const clock = holdClock();
  await openPage(`/assignments/${assignment.id}`, teacher);
  const row = page.getByRole('row', { name: /Sami Student/ });
  await expect.element(row.getByText('Started', { exact: true })).toBeVisible();
  answerState('missing');
  await clock.tick(122_000);
  await expect.element(row.getByText('Missing', { exact: true })).toBeVisible();
});
