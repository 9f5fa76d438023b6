import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { answerOwnHomework, ownReading } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { boardOf, student, taskOf } from '#testing/people.ts';
import { answerDashboard, idOf, ownClassOf } from '#testing/school.ts';
import { lighthouse } from '#testing/texts.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const text = `/pdfs/${lighthouse.id}`;

const openOne = () => openPage(`/assignments/${idOf(700)}`, student);

describe('a text to read', () => {
  it('says on a phone which pages, and leads to the first of them', async () => {
    await page.viewport(360, 740);
    answerOwnHomework(ownReading({ dueAt: '2030-12-01T17:00:00.000Z', points: 10 }));
    await openOne();
    await expect.element(page.getByText(/^Read pages 1–2 of “The old lighthouse” · 7B Reading/)).toBeVisible();
    await expect.element(page.getByText('0 of 2 pages read')).toBeVisible();
    await expect.element(page.getByText(/as soon as you have read all its pages/)).toBeVisible();
    await expect.element(link('Read')).toHaveAttribute('href', `${text}?page=1`);
    await expect.element(region('What to read').getByText('10 points')).toBeVisible();
    expect(button('Turn in').query()).toBeNull();
    await expectNoBarriers('a text to read');
  });

  it('goes on where it was left', async () => {
    answerOwnHomework(ownReading({ read: 1, state: 'started' }));
    await openOne();
    await expect.element(page.getByText('1 of 2 pages read')).toBeVisible();
    await expect.element(link('Go on reading')).toHaveAttribute('href', text);
  });

  it('that was taken back is turned in by keyboard, as all of it is read', async () => {
    answerOwnHomework(ownReading({ read: 2, state: 'started', percent: 100 }));
    await openOne();
    await tabTo(button('Turn in'));
    await press('Enter');
    await expect.element(region('Turned in').getByText(/You have read all of it/)).toBeVisible();
    await expect.element(link('Read again')).toBeVisible();
    await expectNoBarriers('read');
  });

  it('that was all read, and is over without a turn-in, says both', async () => {
    answerOwnHomework(ownReading({ read: 2, percent: 100, isOpen: false, dueAt: '2026-11-20T08:00:00.000Z' }));
    await openOne();
    const over = region('Over');
    await expect.element(over.getByText(/^You have read everything, but it wasn't turned in in time/)).toBeVisible();
    await expectNoBarriers('read too late');
  });

  it('that is gone leads nowhere, and says whom to ask', async () => {
    const task = { kind: 'reading', pdfId: lighthouse.id, from: 1, to: 2, text: null, read: 0, of: 0 } as const;
    answerOwnHomework(ownReading({ task }));
    await openOne();
    await expect.element(page.getByText("The text isn't here any more. Please ask your teacher.")).toBeVisible();
    expect(link('Read').query()).toBeNull();
    await expectNoBarriers('a text that is gone');
  });
});

describe('wherever a student meets it', () => {
  it('a list names it and leads into it', async () => {
    answer((calls) => calls.assignments.mine, ownPage([ownReading({ read: 1 })]));
    await openPage('/student/assignments', student);
    await expect.element(region('To do').getByText('1 of 2 pages read')).toBeVisible();
    await expect.element(link('Go on reading: Read the beginning')).toBeVisible();
  });

  it('a to-do list says what to read', async () => {
    answer((calls) => calls.assignments.mine, ownPage([ownReading()]));
    answer((calls) => calls.todos.open, {
      ...{ day: '2026-11-23', dayEndsAt: '2026-11-23T23:00:00.000Z', todos: [], done: 0 },
    });
    await openPage('/todo', student);
    await expect.element(page.getByText('Read pages 1–2 of “The old lighthouse”')).toBeVisible();
    await expect.element(link('Read: Read the beginning')).toHaveAttribute('href', `${text}?page=1`);
    await expectNoBarriers('to-do list');
  });

  it('the dashboard leads into the text', async () => {
    const { id, title, timeZone, openPlay, state } = ownReading();
    const task = { kind: 'reading', pdfId: lighthouse.id, from: 2 } as const;
    const next = { id, title, timeZone, openPlay, state, task, dueAt: '2026-11-20T08:00:00.000Z', isOverdue: true };
    answerDashboard({
      ...{ tasks: boardOf([taskOf(1)]), classes: [ownClassOf('7B Reading')], lastActiveDay: '2026-11-23' },
      assignments: { soonest: [next], open: 1, overdue: 1 },
    });
    await openPage('/student-dashboard', student);
    await expect.element(link('Read it')).toHaveAttribute('href', `${text}?page=2`);
  });
});
