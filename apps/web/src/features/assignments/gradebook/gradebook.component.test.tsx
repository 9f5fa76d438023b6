import type { Gradebook } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const path = `/teacher/classes/${idOf(500)}/gradebook`;
const grid = page.getByRole('grid', { name: 'Gradebook of 7B Reading' });

function bookOf(students: number, assignments: number): Gradebook {
  return {
    ...{ className: '7B Reading', isArchived: false, hasOlder: false },
    assignments: Array.from({ length: assignments }, (_, at) => ({
      ...{ id: idOf(900 + at), title: `Homework ${at + 1}`, kind: 'game', dueAt: null, points: 10 },
      publishedAt: '2026-11-20T08:00:00.000Z',
    })),
    students: Array.from({ length: students }, (_, at) => ({
      ...{ studentId: idOf(2000 + at), name: `Student ${at + 1}` },
      states: Array.from({ length: assignments }, (_, n) => (n === 0 ? 'returned' : n === 1 ? 'missing' : 'turned-in')),
      points: Array.from({ length: assignments }, (_, n) => (n === 0 ? 7.5 : null)),
    })),
  };
}

describe('the gradebook', () => {
  it('says how each work stands in words, and what an average leaves out', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(2, 3));
    await openPage(path, teacher);
    const row = grid.getByRole('row', { name: /^Student 1/ });
    await expect.element(row.getByText('7.5 of 10')).toBeVisible();
    await expect.element(row.getByText('Missing', { exact: true })).toBeVisible();
    await expect.element(row.getByText('75%')).toBeVisible();
    await expect.element(row.getByText('1 of 3; 1 not graded yet; 1 missing')).toBeVisible();
    await expectNoBarriers('gradebook');
  });

  it('draws only what is seen of a large class, and goes through it by keys to a student’s work', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(1000, 50));
    await openPage(path, teacher);
    await expect.element(grid.getByText('Student 1', { exact: true })).toBeVisible();
    expect(grid.getByRole('gridcell').elements().length).toBeLessThan(600);
    await expect.element(grid).toHaveAttribute('aria-rowcount', '1001');
    await grid.getByText('7.5 of 10').first().click({ trial: true });
    const active = () => document.activeElement?.getAttribute('data-cell');
    document.querySelector<HTMLElement>('[data-cell="0:0"]')?.focus();
    await userEvent.keyboard('{End}');
    await expect.poll(active).toBe('0:49');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect.poll(active).toBe('1:48');
    answer((calls) => calls.assignments.comments, { comments: [] });
    const work = workOf('Student 2', { studentId: idOf(2001), state: 'turned-in' });
    answer((calls) => calls.assignments.work, {
      assignment: assignmentOf({ id: idOf(948) }),
      students: [work],
      gone: 0,
    });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Student 2', level: 2 })).toBeVisible();
  });

  it('that is empty says so', async () => {
    answer((calls) => calls.assignments.gradebook, bookOf(1, 0));
    await openPage(path, teacher);
    await expect.element(page.getByRole('heading', { name: 'Nothing set yet' })).toBeVisible();
    await expectNoBarriers('an empty gradebook');
  });
});
