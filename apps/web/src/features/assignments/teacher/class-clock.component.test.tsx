import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatters } from '#platform/format.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { answer } from '#testing/answers.ts';
import { assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

/** Fourteen hours ahead of London: nobody who runs this lives by its clock. */
const far = 'Pacific/Kiritimati';
const dueAt = '2026-11-20T04:00:00.000Z';
const turnedInAt = '2026-11-20T04:05:00.000Z';
const { dateTime, zone } = formatters('en');
const own = zone(deviceTimeZone());
const note = page.getByText(`All times are by your clock: ${own}. The class's clock: Kiritimati time.`);
const facts = page.getByRole('region', { name: 'What was set' });

function answerLateWork(timeZone: string) {
  const assignment = assignmentOf({ id: idOf(950), dueAt, timeZone });
  const student = workOf('Ada Lake', { state: 'late', dueAt, extendedTo: dueAt, turnedInAt });
  answer((calls) => calls.assignments.work, { assignment, students: [student], gone: 0 });
  answer((calls) => calls.assignments.comments, { comments: [] });
}

/** All that names a time zone. */
const named = () => page.getByText(/Kiritimati/).elements().length + page.getByText(`(${own})`).elements().length;

describe('the screens of a class that lives by another clock', () => {
  it('have when it was due and turned in by the reader’s clock, named once', async () => {
    answerLateWork(far);
    await openPage(`/assignments/${idOf(950)}`, teacher);
    await expect.element(note).toBeVisible();
    await expect.element(page.getByText(dateTime(dueAt), { exact: true })).toBeVisible();
    await expect.element(page.getByText(dateTime(turnedInAt), { exact: true })).toBeVisible();
    await expect.element(page.getByText(`Has time until ${dateTime(dueAt)}`, { exact: true })).toBeVisible();
    expect(named()).toBe(1);
  });

  it('have the same while it is graded', async () => {
    answerLateWork(far);
    await openPage(`/teacher/assignments/${idOf(950)}/grading`, teacher);
    await expect.element(note).toBeVisible();
    await expect.element(page.getByText(`Was due ${dateTime(dueAt)}`, { exact: true })).toBeVisible();
    await expect.element(page.getByText(`Turned in on ${dateTime(turnedInAt)}`, { exact: true })).toBeVisible();
    expect(named()).toBe(1);
  });

  it('have it on the sheets of the gradebook', async () => {
    answer((calls) => calls.assignments.gradebook, {
      ...{ className: '7B Reading', timeZone: far, isArchived: false, hasOlder: false, assignments: [] },
      students: [{ studentId: idOf(701), name: 'Ada Lake', states: [], points: [] }],
    });
    answer((calls) => calls.assignments.sheets, {
      assignments: [{ id: idOf(950), title: 'Fruit', kind: 'game', dueAt, publishedAt: dueAt, points: null }],
      students: [
        {
          ...{ studentId: idOf(701), name: 'Ada Lake' },
          works: [{ state: 'late', points: null, comment: '', dueAt }],
        },
      ],
    });
    await openPage(`/teacher/classes/${idOf(500)}/gradebook?sheet=${idOf(701)}`, teacher);
    await expect.element(page.getByText(dateTime(dueAt), { exact: true })).toBeVisible();
    await expect.element(note).toBeVisible();
    expect(named()).toBe(1);
  });
});

it('the screens of a class by the reader’s own clock name none', async () => {
  answerLateWork(deviceTimeZone());
  await openPage(`/assignments/${idOf(950)}`, teacher);
  await expect.element(facts).toBeVisible();
  expect(page.getByText(/All times are by/).query()).toBeNull();
});
