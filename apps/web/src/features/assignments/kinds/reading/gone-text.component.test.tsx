import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { lighthouse } from '#testing/texts.ts';

const task = { kind: 'reading', pdfId: lighthouse.id, from: 1, to: 2, text: null } as const;

/** The page of a homework whose text is gone, which one student turned in before. */
async function openOne(): Promise<void> {
  const assignment = assignmentOf({ task });
  answerHomework([assignment]);
  const student = workOf('Sami Student', { state: 'turned-in', turnedInAt: '2026-11-20T08:00:00.000Z' });
  answer((calls) => calls.assignments.work, { assignment, students: [student], gone: 0 });
  await openPage(`/assignments/${assignment.id}`, teacher);
}

it('pages of a text that is gone aren’t said to be unread', async () => {
  await openOne();
  const row = page.getByRole('row', { name: /^Sami Student/ });
  await expect.element(row.getByText("Can't be counted any more")).toBeVisible();
  expect(row.getByText('None yet').query()).toBeNull();
  await expectNoBarriers('a text that is gone');
});

it('a text that may be deleted is only to be restored if it was archived', async () => {
  await openOne();
  await expect
    .element(page.getByText(/If you archived it, restore it; otherwise choose another text\.$/))
    .toBeVisible();
});
