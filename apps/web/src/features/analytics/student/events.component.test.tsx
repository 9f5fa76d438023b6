import type { StudentEvent } from '@wordgrove/contract/analytics';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ada, day, path, studentId } from '#testing/analysed-student.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, idOf } from '#testing/school.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  await page.viewport(1280, 900);
  answerSchool();
  answer((calls) => calls.notices.unread, { unread: 0 });
});

describe('the events behind a figure', () => {
  it('are open from an address that names them, until they are closed', async () => {
    answer((calls) => calls.analytics.student, ada);
    const homework = { kind: 'homework', at: '2026-11-18T08:00:00.000Z', title: 'Fruit', turnedInAt: null } as const;
    answer(
      (calls) => calls.analytics.events,
      () => ({ studentId, events: [{ ...homework, id: idOf(901), isMissing: true }], hasMore: false }),
    );
    const app = await openPage(`${path}?events=homework`, teacher);
    await expect.element(dialog.getByRole('heading', { name: 'Homework that was due' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^Fruit Missing/ })).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'Fruit' }))
      .toHaveAttribute('href', `/teacher/assignments/${idOf(901)}/grading`);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.path()).toBe(path);
  });

  const task = (number: number, byActivity: number): StudentEvent => ({
    ...{ kind: 'tasks', at: `2026-11-${10 + number}T08:00:00.000Z`, title: `Task ${number}`, target: 3, byActivity },
  });

  it('open from it, say who knows of them, and come page by page', async () => {
    answer((calls) => calls.analytics.student, ada);
    const asked = answer(
      (calls) => calls.analytics.events,
      ({ page: number = 1 }) =>
        number === 1
          ? { studentId, events: [task(1, 3), task(2, 0), task(3, 2)], hasMore: true }
          : { studentId, events: [task(4, 3)], hasMore: false },
    );
    await openPage(path, teacher);
    await button('See what it is made of: Daily tasks, 7 days').click();
    await expect.element(dialog.getByRole('heading', { name: 'Completed tasks, last 7 days' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^Task 1 activity/ })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^Task 2 self-report/ })).toBeVisible();
    await expect
      .element(dialog.getByRole('row', { name: /^Task 3 activity 2 of 3, the rest self-report/ }))
      .toBeVisible();
    await expectNoBarriers('events');
    await dialog.getByRole('button', { name: 'Show older ones' }).click();
    await expect.element(dialog.getByRole('row', { name: /^Task 4/ })).toBeVisible();
    expect([...new Set(asked.map((each) => `${each.kind} ${each.page}`))]).toEqual(['tasks 1', 'tasks 2']);
  });

  it('are those that the figure counts, and all of them on demand', async () => {
    answer((calls) => calls.analytics.student, ada);
    const asked = answer(
      (calls) => calls.analytics.events,
      ({ of }) => ({ studentId, events: of ? [] : [task(4, 3)], hasMore: false }),
    );
    const app = await openPage(path, teacher);
    await button('See what it is made of: Daily tasks, 7 days').click();
    await expect.element(dialog.getByText('Nothing in these days.')).toBeVisible();
    expect(asked[0]).toMatchObject({ kind: 'tasks', of: { from: day(14) } });
    await dialog.getByRole('button', { name: 'Show older ones' }).click();
    await expect.element(dialog.getByRole('row', { name: /^Task 4/ })).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Completed tasks', exact: true })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.path()).toBe(path);
    await button('See what it is made of: Words known').click();
    await expect.element(dialog.getByRole('heading', { name: 'Words known' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ kind: 'words', of: { state: 'known' } });
    await dialog.getByRole('button', { name: 'Show all words met' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Words met' })).toBeVisible();
  });

  it('of answers say what was asked, given and right', async () => {
    answer((calls) => calls.analytics.student, ada);
    const given = { type: 'quiz', question: 'to give for a time', rightAnswer: 'lend', given: 'borrow' } as const;
    const event: StudentEvent = { kind: 'answers', at: '2026-11-20T08:00:00.000Z', ...given, isRight: false };
    const ofTest = { ...event, question: '', rightAnswer: '', given: null, isRight: true };
    answer((calls) => calls.analytics.events, { studentId, events: [event, ofTest], hasMore: false });
    await openPage(path, teacher);
    await button(/^See what it is made of: Right answers/).click();
    await expect
      .element(dialog.getByRole('row', { name: /to give for a time borrow \(wrong\) lend Quiz/ }))
      .toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^Asked in a test \(right\) – Quiz/ })).toBeVisible();
  });

  it('of a game and of a word are those of the period, and Back closes them', async () => {
    answer((calls) => calls.analytics.student, ada);
    const asked = answer((calls) => calls.analytics.events, { studentId, events: [], hasMore: false });
    const app = await openPage(path, teacher);
    await button('lend').click();
    await expect.element(dialog.getByRole('heading', { name: 'First answers: lend' })).toBeVisible();
    expect(app.path()).toBe(`${path}?events=answers&word=lend%3Averb`);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.path()).toBe(path);
    await button('84%').click();
    await expect.element(dialog.getByRole('heading', { name: 'First answers: Quiz' })).toBeVisible();
    const since = asked.map(({ of }) => of);
    expect(since).toContainEqual({ word: 'lend:verb', from: expect.any(String) });
    expect(since).toContainEqual({ game: 'quiz', from: expect.any(String) });
  });

  it('of a game are its plays: when, how many were right, how long', async () => {
    answer((calls) => calls.analytics.student, ada);
    const play = { kind: 'plays', at: '2026-11-20T08:00:00.000Z', isTest: false, right: 8, of: 10, ms: 65_000, xp: 9 };
    const events = [play, { ...play, isTest: true, of: 0, right: 0, xp: 0 }] as StudentEvent[];
    const asked = answer((calls) => calls.analytics.events, { studentId, events, hasMore: false });
    await openPage(path, teacher);
    await button('Quiz').click();
    await expect.element(dialog.getByRole('heading', { name: 'Plays: Quiz' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^20 Nov 2026, .* 8 of 10 1\smin 9$/ })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /\(test\) – 1\smin 0$/ })).toBeVisible();
    expect(asked[0]).toMatchObject({ kind: 'plays', of: { game: 'quiz' } });
  });

  it.each([
    ['events=plays', '', null],
    ['events=plays&word=lend%3Averb', '', null],
    ['events=xp&part=week', '?events=xp', { kind: 'xp' }],
    ['events=answers&word=zzz', '?events=answers', { kind: 'answers' }],
    ['events=none&game=darts&period=90', '?period=90', null],
    ['events=xp&game=quiz', '?events=xp', { kind: 'xp' }],
    [
      'events=answers&game=quiz&word=lend%3Averb',
      '?events=answers&game=quiz',
      { kind: 'answers', of: { game: 'quiz' } },
    ],
  ])('are asked for only as there are such, and the address says so: %s', async (search, shown, wish) => {
    answer((calls) => calls.analytics.student, ada);
    const asked = answer((calls) => calls.analytics.events, { studentId, events: [], hasMore: false });
    const app = await openPage(`${path}?${search}`, teacher);
    await expect.element(page.getByRole('heading', { name: 'Ada Lovelace', includeHidden: true })).toBeInTheDocument();
    await expect.poll(() => app.path()).toBe(path + shown);
    if (wish === null) return expect(asked).toEqual([]);
    await expect.element(dialog.getByText('Nothing yet.')).toBeVisible();
    expect(asked[0]).toMatchObject(wish);
    if (!('of' in wish)) expect(asked[0]).not.toHaveProperty('of');
  });

  it('of a reason for a talk are its answers about words, by day and activity', async () => {
    answer((calls) => calls.analytics.student, ada);
    const event: StudentEvent = { kind: 'practice', day: day(19), activity: 'card', right: 8, of: 10 };
    const events: StudentEvent[] = [event, { ...event, activity: 'game:quiz', right: 1, of: 2 }];
    const asked = answer((calls) => calls.analytics.events, { studentId, events, hasMore: false });
    await openPage(`${path}?events=practice&part=week`, teacher);
    await expect
      .element(dialog.getByRole('heading', { name: 'Answers about words, today and the 7 days before' }))
      .toBeVisible();
    await expect.element(dialog.getByRole('row', { name: '19 November 2026 Flashcards 8 of 10' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: '19 November 2026 Quiz 1 of 2' })).toBeVisible();
    expect(asked[0]).toMatchObject({ kind: 'practice', of: { from: day(13) } });
  });

  it('of a streak are its days', async () => {
    answer((calls) => calls.analytics.student, ada);
    const reached = { day: day(19), total: 6, completed: 5, byActivity: 4, isReached: true } as const;
    const event: StudentEvent = { kind: 'streak', at: '2026-11-19T18:00:00.000Z', ...reached };
    answer((calls) => calls.analytics.events, { studentId, events: [event], hasMore: false });
    await openPage(path, teacher);
    await button(/^See what it is made of: Streak/).click();
    await expect.element(dialog.getByRole('row', { name: '19 November 2026 5 of 6 4 Yes' })).toBeVisible();
  });

  it('are none, or could not be loaded', async () => {
    answer((calls) => calls.analytics.student, ada);
    answer(
      (calls) => calls.analytics.events,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openPage(path, teacher);
    await button(/^See what it is made of: Words/).click();
    await expect.element(dialog.getByText("We couldn't load the events")).toBeVisible();
    answer((calls) => calls.analytics.events, { studentId, events: [], hasMore: false });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.element(dialog.getByText('Nothing yet.')).toBeVisible();
  });
});
