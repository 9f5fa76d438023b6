import type { StudentWork } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignedQuiz, assignmentOf, workOf } from '#testing/homework.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = page.getByRole('link', { name: 'Fruit', exact: true });
const openList = () => openPage('/teacher/assignments', teacher);

async function choose(item: string): Promise<void> {
  await button('More for Fruit').click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('the list of homework', () => {
  it('can be loaded again after a failure, and without a class leads to a code', async () => {
    answerSchool({ classes: [] });
    answer(
      (calls) => calls.assignments.list,
      () => {
        throw lostNetwork();
      },
    );
    await openList();
    await expect.element(page.getByRole('heading', { name: "We couldn't load your homework" })).toBeVisible();
    answer((calls) => calls.assignments.list, { assignments: [], next: null });
    await button('Retry').click();
    await expect.element(page.getByRole('heading', { name: 'First, a class' })).toBeVisible();
    await expectNoBarriers('no class');
  });

  it('that is empty says what to do', async () => {
    answerHomework();
    await openList();
    await expect.element(page.getByRole('heading', { name: 'Nothing set yet' })).toBeVisible();
    await expectNoBarriers('nothing set');
  });

  const dueAt = '2020-12-01T17:00:00.000Z';

  it('asks before it publishes what is overdue', async () => {
    const { all } = answerHomework([assignmentOf({ publishedAt: null, dueAt })]);
    await openList();
    await choose('Publish');
    await expect.element(page.getByRole('dialog', { name: 'This is already due' })).toBeVisible();
    expect(all()).toMatchObject([{ publishedAt: null }]);
    await button('Publish anyway').click();
    await expect.element(page.getByText('Open', { exact: true })).toBeVisible();
  });

  it('says why it cannot publish what is overdue where nothing late is taken', async () => {
    answerHomework([assignmentOf({ publishedAt: null, dueAt, isLateAllowed: false })]);
    answer(
      (calls) => calls.assignments.publish,
      () => {
        throw refusal('invalid-input', 400, { issues: [{ path: 'due', problem: 'in-past' }] });
      },
    );
    await openList();
    await choose('Publish');
    await expect.element(page.getByText(/^Due: That time has already passed/)).toBeVisible();
  });

  it('closes a homework and opens it again', async () => {
    answerHomework([assignmentOf()]);
    await openList();
    await expect.element(page.getByText('0 of 1 turned in')).toBeVisible();
    await expectNoBarriers('list');
    await choose('Close');
    await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
    await choose('Open again');
    await expect.element(page.getByText('Open', { exact: true })).toBeVisible();
  });

  it('says that one is over when nobody has time any more, and not that opening it again helps', async () => {
    const homework = assignmentOf({ dueAt, isLateAllowed: false, takenUntil: dueAt });
    answerHomework([homework]);
    await openList();
    await expect.element(page.getByText('Over', { exact: true })).toBeVisible();
    expect(page.getByText('Open', { exact: true }).query()).toBeNull();
    await choose('Close');
    await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
    await choose('Open again');
    await expect.element(page.getByText(/no longer closed, but its due time has passed/)).toBeVisible();
  });

  it('says that one is open while a student has time, and until when', async () => {
    answerHomework([assignmentOf({ dueAt, isLateAllowed: false, takenUntil: '2199-12-01T17:00:00.000Z' })]);
    await openList();
    await expect.element(page.getByText('Open', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Was due .*; for some students it is .*2199/)).toBeVisible();
  });

  it('deletes one and brings it back, with the focus on the way back', async () => {
    const { all } = answerHomework([assignmentOf()]);
    await openList();
    await choose('Delete');
    await expect.poll(() => title.query()).toBeNull();
    await expect.element(button('Undo')).toHaveFocus();
    expect(all()).toMatchObject([{ removedAt: expect.any(String) }]);
    await press('Enter');
    await expect.element(title).toBeVisible();
    await expect.poll(() => button('Undo').query()).toBeNull();
  });

  const scheduled = assignmentOf({ publishedAt: null, appearsAt: '2030-11-30T07:00:00.000Z' });

  it('publishes at once what was scheduled', async () => {
    const { all } = answerHomework([scheduled]);
    await openList();
    await expectNoBarriers('list');
    await choose('Publish now');
    await expect.element(page.getByText('Open', { exact: true })).toBeVisible();
    expect(all()).toMatchObject([{ appearsAt: null }]);
  });

  it('makes a draft of what was scheduled, unless its time has come', async () => {
    answerHomework([scheduled]);
    await openList();
    answer(
      (calls) => calls.assignments.withdraw,
      () => assignmentOf(),
    );
    await choose('Make it a draft');
    await expect.element(page.getByText('Students already see “Fruit”.')).toBeVisible();
    answer(
      (calls) => calls.assignments.withdraw,
      () => assignmentOf({ publishedAt: null }),
    );
    await choose('Make it a draft');
    await expect.element(page.getByText('“Fruit” is a draft again.')).toBeVisible();
  });

  it('says which homework wasn’t published at its time, and on its page why', async () => {
    const trouble = { at: '2026-11-20T07:00:00.000Z', code: 'text-not-readable', data: { why: 'archived' } };
    const failed = assignmentOf({ publishedAt: null, trouble });
    answerHomework([failed]);
    await openList();
    await expect.element(page.getByText(/^It couldn’t be published on .*20 Nov 2026/)).toBeVisible();
    answer((calls) => calls.assignments.work, { assignment: failed, students: [], gone: 0 });
    await title.click();
    await expect
      .element(page.getByText('The text is archived. Restore it first, or choose another one.'))
      .toBeVisible();
    await expectNoBarriers('page');
  });

  it('names a homework whose class is archived, and its page leads to the class', async () => {
    const nobody = { students: 0, started: 0, turnedIn: 0, graded: 0 };
    const archived = assignmentOf({ progress: nobody });
    answerHomework([archived]);
    answerSchool({ classes: [classOf('7B Reading', { archivedAt: '2026-11-25T08:00:00.000Z' })] });
    await openList();
    await expect.element(page.getByText('Class archived', { exact: true })).toBeVisible();
    await expect.poll(() => page.getByText('Nobody has it right now').query()).toBeNull();
    await expectNoBarriers('list');
    answer((calls) => calls.assignments.work, { assignment: archived, students: [], gone: 0 });
    await title.click();
    await expect.element(page.getByRole('heading', { name: 'Its class is archived' })).toBeVisible();
    const toClass = page.getByRole('link', { name: 'To the class' });
    await expect.element(toClass).toHaveAttribute('href', `/teacher/students?class=${idOf(500)}`);
    await expect.element(page.getByText('Class archived', { exact: true })).toBeVisible();
    expect(page.getByRole('link', { name: 'Invite students' }).query()).toBeNull();
    await expectNoBarriers('page');
  });

  it("publishes a draft, or says why it can't be played", async () => {
    const words = { kind: 'words' as const, words: [{ text: 'zzyxx', word: null }] };
    const draft = assignmentOf({ publishedAt: null });
    answerHomework([{ ...draft, task: { ...assignedQuiz, material: words } }]);
    await openList();
    await choose('Publish');
    await expect.element(page.getByText(/Students couldn't play it like this/)).toBeVisible();
    answer(
      (calls) => calls.assignments.publish,
      () => ({ ...draft, publishedAt: '2026-11-20T08:00:00.000Z' }),
    );
    await choose('Publish');
    await expect.element(page.getByText('Published for 1 student')).toBeVisible();
  });
});

describe('one homework', () => {
  const dueAt = '2030-12-01T17:00:00.000Z';
  const work = (change: Partial<StudentWork> = {}) => workOf('Sami Student', { dueAt, ...change });
  const assignment = assignmentOf({ dueAt });

  /** The page of the homework, with one student who may get more time. */
  async function openOne() {
    answerHomework([assignment]);
    let student = work();
    answer(
      (calls) => calls.assignments.work,
      () => ({ assignment, students: [student], gone: 0 }),
    );
    const asked = answer(
      (calls) => calls.assignments.extend,
      ({ due = null }) => {
        const until = due && new Date(`${due.at}:00+01:00`).toISOString();
        student = work({ extendedTo: until, dueAt: until ?? dueAt });
        return student;
      },
    );
    await openPage(`/assignments/${assignment.id}`, teacher);
    await expect.element(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
    return asked;
  }

  it('gives one student more time, and takes it back', async () => {
    const asked = await openOne();
    await expect.element(page.getByRole('row', { name: /^Sami Student/ }).getByText('Not begun')).toBeVisible();
    await expectNoBarriers('one homework');
    await button('Give more time to Sami Student').click();
    const dialog = page.getByRole('dialog');
    const due = dialog.getByLabelText('Due');
    await expect.element(due).toHaveValue('2030-12-01T18:00');
    await due.fill('2030-12-08T09:30');
    await expectNoBarriers('more time');
    await dialog.getByRole('button', { name: 'Give more time' }).click();
    await expect.element(page.getByText('Has time until 8 Dec 2030, 09:30')).toBeVisible();
    await button('Give more time to Sami Student').click();
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => page.getByText('Has time until').query()).toBeNull();
    const at = { at: '2030-12-08T09:30', timeZone: 'Europe/Berlin' };
    expect(asked.map(({ due: sent }) => sent)).toEqual([at, null]);
  });

  it('keeps the dialog open when the time is not whole or refused', async () => {
    await openOne();
    await button('Give more time to Sami Student').click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Give more time' });
    await dialog.getByLabelText('Due').fill('');
    await send.click();
    await expect.element(dialog.getByLabelText('Due')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabelText('Due').fill('2030-12-01T18:00');
    await send.click();
    await expect.element(dialog.getByText('Everyone has until then anyway.', { exact: false }).first()).toBeVisible();
    await dialog.getByLabelText('Due').fill('2030-12-08T09:30');
    // Another screen has moved the time for everyone meanwhile.
    answer(
      (calls) => calls.assignments.extend,
      () => {
        throw refusal('invalid-input', 400, { issues: [{ path: 'due', problem: 'too-early' }] });
      },
    );
    await send.click();
    await expect.element(dialog.getByText('Everyone has until then anyway.', { exact: false }).first()).toBeVisible();
    answer(
      (calls) => calls.assignments.extend,
      () => {
        throw refusal('nothing-to-extend', 409);
      },
    );
    await send.click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(dialog.getByLabelText('Due')).toHaveValue('2030-12-08T09:30');
  });

  it('that is deleted leads to the list, and Back says that it is not here', async () => {
    answerHomework([assignment]);
    answer(
      (calls) => calls.assignments.work,
      ({ id }) => {
        if (isGone()) throw refusal('not-found', 404);
        return { assignment: { ...assignment, id }, students: [work()], gone: 0 };
      },
    );
    const removed = answer((calls) => calls.assignments.remove, assignment);
    const isGone = () => removed.length > 0;
    const { path, back } = await openPage(`/assignments/${assignment.id}`, teacher);
    await button('Delete').click();
    await expect.poll(path).toBe('/teacher/assignments');
    await expect.element(page.getByText('“Fruit” was deleted.')).toBeVisible();
    back();
    await expect.element(page.getByRole('heading', { name: "This homework isn't here" })).toBeVisible();
    await expect.element(button('Undo')).toBeVisible();
  });
});
