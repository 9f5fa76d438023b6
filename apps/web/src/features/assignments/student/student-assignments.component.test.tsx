import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { answerOwnHomework, ownHomework } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { student } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const attempt = {
  id: idOf(800),
  ...{ points: 40, maxPoints: 40, ignored: null },
  finishedAt: '2026-11-23T08:30:00.000Z',
};

describe('a homework', () => {
  it('of an archived class says so, and keeps what its teacher returned', async () => {
    const returnedAt = '2026-11-20T08:00:00.000Z';
    const feedback = { points: 8, comment: 'Lovely sentences.', returnedAt };
    const archived = { title: 'Fruit', className: '7B Reading', teacherName: 'Tara Teacher', points: 10, feedback };
    answer((calls) => calls.assignments.mine, { ...ownPage([]), archived });
    answer(
      (calls) => calls.assignments.words,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openPage(`/assignments/${idOf(700)}`, student);
    await expect.element(page.getByRole('heading', { name: 'Fruit' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Fruit · Wordgrove');
    await expect.element(page.getByText(/^The class “7B Reading” is archived/)).toBeVisible();
    await expect.element(page.getByText('8 of 10 points')).toBeVisible();
    await expect.element(page.getByText('Lovely sentences.')).toBeVisible();
    await expectNoBarriers('homework of an archived class');
  });

  it('says on a phone when it is due and what it asks, and looks its words up', async () => {
    await page.viewport(360, 740);
    answerOwnHomework(ownHomework({ dueAt: '2030-12-01T17:00:00.000Z', instructions: 'Learn them first.' }));
    await openPage(`/assignments/${idOf(700)}`, student);
    await expect.element(page.getByText(/Due on 1 Dec 2030, 18:00/).first()).toBeVisible();
    await expect.element(page.getByText('Learn them first.')).toBeVisible();
    await expect.element(page.getByText(/^4 words and phrases\. Choose one to look it up\./)).toBeVisible();
    expect(button('Turn in').query()).toBeNull();
    await expectNoBarriers('one homework');
    const asked = answer(
      (calls) => calls.dictionary.lookUp,
      () => new Promise<never>(() => undefined),
    );
    answer(
      (calls) => calls.dictionary.recordLookUp,
      () => new Promise<never>(() => undefined),
    );
    await tabTo(button('banana'));
    await press('Enter');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(new Set(asked.map(({ word }) => word))).toEqual(new Set(['banana']));
  });

  it.each(['/assignments', `/assignments/${idOf(700)}`])(
    'that takes no late work is over when it is due, on %s',
    async (path) => {
      const dueAt = new Date(Date.now() + 120_000).toISOString();
      const homework = ownHomework({
        dueAt,
        isLateAllowed: false,
        state: 'started',
        percent: 100,
        attempts: [attempt],
      });
      answerOwnHomework(homework);
      const clock = holdClock();
      await openPage(path, student);
      await expect.element(page.getByText('Started', { exact: true }).first()).toBeVisible();
      const asked = answer(
        (calls) => calls.assignments.mine,
        () => ownPage([{ ...homework, isOpen: false, isOverdue: true }]),
      );
      await clock.tick(119_000);
      expect(asked).toHaveLength(0);
      await clock.tick(3000);
      await expect.element(page.getByText('Over', { exact: true }).first()).toBeVisible();
      expect(button('Turn in').query()).toBeNull();
    },
  );

  it('that is a test says whether it is still to be taken, or was missed', async () => {
    const task = { ...ownHomework().task, test: { minutes: 20 } } as OwnAssignment['task'];
    answerOwnHomework(ownHomework({ task }));
    await openPage('/assignments', student);
    await expect.element(page.getByText('Not taken yet')).toBeVisible();
    await cleanup();
    queryClient.clear();
    answerOwnHomework(ownHomework({ task, isOpen: false }));
    await openPage('/assignments', student);
    await expect.element(page.getByText("You didn't take it")).toBeVisible();
  });

  it('without a target is turned in by keyboard, and can be taken back until it is due', async () => {
    answerOwnHomework(ownHomework({ state: 'started', percent: 100, attempts: [attempt] }));
    await openPage(`/assignments/${idOf(700)}`, student);
    await expect.element(region('Your games').getByText(/40 of 40 points/)).toBeVisible();
    await tabTo(button('Turn in'));
    await press('Enter');
    await expect.element(region('Turned in')).toBeVisible();
    await expectNoBarriers('turned in');
    await tabTo(button('Take it back'));
    await press('Enter');
    await expect.element(button('Turn in')).toBeVisible();
  });
});

describe('a homework that the teacher has returned', () => {
  const at = '2026-11-24T08:00:00.000Z';
  const returned = ownHomework({
    ...{ state: 'returned', isOpen: false, turnedInAt: '2026-11-23T09:00:00.000Z', points: 10, attempts: [attempt] },
    feedback: { points: 8.5, comment: 'Well done!\nMind the plurals.', returnedAt: at },
  });

  it('shows its points and comment, and can’t be taken back', async () => {
    answerOwnHomework(returned);
    await openPage(`/assignments/${idOf(700)}`, student);
    const feedback = region('What your teacher says about it');
    await expect.element(feedback.getByText('8.5 of 10 points')).toBeVisible();
    await expect.element(feedback.getByText(/Mind the plurals/)).toBeVisible();
    await expect.element(region('Returned')).toBeVisible();
    expect(button('Take it back').query()).toBeNull();
    await expectNoBarriers('returned');
  });

  it('keeps the comment when it may be tried again, without points', async () => {
    const feedback = { points: null, comment: 'Almost. Read it once more.', returnedAt: null };
    answerOwnHomework({ ...returned, state: 'started', isOpen: true, turnedInAt: null, feedback });
    await openPage(`/assignments/${idOf(700)}`, student);
    await expect.element(region('You can try again').getByText('Almost. Read it once more.')).toBeVisible();
    expect(page.getByText('of 10 points').query()).toBeNull();
  });

  it('keeps the comment, and asks for nothing, once it is turned in again', async () => {
    const feedback = { points: null, comment: 'Almost. Read it once more.', returnedAt: null };
    answerOwnHomework({ ...returned, state: 'turned-in', isOpen: true, feedback });
    await openPage(`/assignments/${idOf(700)}`, student);
    await expect.element(region('What your teacher says about it').getByText(feedback.comment)).toBeVisible();
    expect(page.getByText(/try again/).query()).toBeNull();
  });

  it('keeps the comment when its teacher closes it again, and says so instead of when it was due', async () => {
    const feedback = { points: null, comment: 'Almost. Read it once more.', returnedAt: null };
    const closed = { isOpen: false, closedAt: at, dueAt: '2026-12-04T08:00:00.000Z' };
    answerOwnHomework({ ...returned, ...closed, state: 'started', turnedInAt: null, feedback });
    await openPage(`/assignments/${idOf(700)}`, student);
    await expect.element(region('What your teacher says about it').getByText(feedback.comment)).toBeVisible();
    await expect.element(region('Over').getByText(/^Closed by your teacher on/)).toBeVisible();
    expect(page.getByText(/try again|Due on/).query()).toBeNull();
  });

  it('is listed with its points', async () => {
    answer((calls) => calls.assignments.mine, ownPage([returned]));
    await openPage('/student/assignments', student);
    await expect.element(region('Turned in').getByText('8.5 of 10 points')).toBeVisible();
  });
});

describe('the list of homeworks', () => {
  it('loads older ones on a click, and moves the focus to the first of them', async () => {
    const of = (at: number) => ownHomework({ id: idOf(700 + at), title: `Homework ${at}` });
    const all = Array.from({ length: 5 }, (_, at) => of(5 - at));
    answer((calls) => calls.assignments.mine, ownPage(all.slice(0, 3), true));
    answer((calls) => calls.assignments.minePage, { assignments: all.slice(3), hasMore: false });
    await openPage('/student/assignments', student);
    const links = region('To do').getByRole('link', { name: /^Homework/ });
    await expect.poll(() => links.elements()).toHaveLength(3);
    await expectNoBarriers('list');
    await tabTo(button('Show older ones'));
    await press('Enter');
    await expect.poll(() => links.elements()).toHaveLength(5);
    await expect.poll(() => document.activeElement?.textContent).toMatch(/Homework [12]/);
    expect(button('Show older ones').query()).toBeNull();
  });
});
