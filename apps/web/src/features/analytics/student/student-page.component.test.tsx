import type { StudentEvent, StudentPage } from '@wordgrove/contract/analytics';
import { languageNames, languages } from '@wordgrove/contract/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { formatters } from '#platform/format.ts';
import { setLanguage } from '#platform/i18n.ts';
import { textsIn } from '#platform/other-language.tsx';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { cutOff } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, idOf } from '#testing/school.ts';

const studentId = idOf(701);
const path = `/teacher/students/${studentId}`;
const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}`;

const ada: StudentPage = {
  ...{ studentId, name: 'Ada Lovelace', classes: [{ classId: idOf(500), className: '7B Reading' }] },
  lastActiveAt: '2026-11-20T08:00:00.000Z',
  figures: {
    ...{ day: day(20), level: 4, totalXp: 640, streak: 5, tasks: { byActivity: 12, selfReported: 3, total: 42 } },
    ...{ words: { new: 4, learning: 30, known: 120, 'at-risk': 14 }, answers: { right: 21, of: 25 } },
    study: { byActivity: 3900, selfReported: 1200 },
  },
  xp: { totalXp: 640, level: 4, xpIntoLevel: 40, xpOfLevel: 400, today: 20 },
  days: Array.from({ length: 7 }, (_, at) => ({ day: day(14 + at), completed: at, total: 6, isReached: at > 4 })),
  memory: {
    counts: { new: 4, learning: 30, known: 120, 'at-risk': 14 },
    dueNow: 9,
    forecast: Array.from({ length: 7 }, (_, at) => ({ day: day(20 + at), due: at })),
  },
  study: [`${day(19)} 3900 reading`, `${day(20)} 1200 other`],
  games: {
    ...{ from: day(1), to: day(20), recent: [] },
    byGame: [{ type: 'quiz', plays: 3, ms: 600_000, right: 21, answered: 25, best: 0.9 }],
    byDay: [{ day: day(20), plays: 3, ms: 600_000, right: 21, answered: 25 }],
    hardest: [{ word: 'lend:verb', lemma: 'lend', asked: 4, wrong: 3, given: [{ text: 'borrow', times: 2 }] }],
  },
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  await page.viewport(1280, 900);
  answerSchool();
  answer((calls) => calls.notices.unread, { unread: 0 });
});

afterEach(() => setLanguage('en'));

describe('the page of a student', () => {
  it('says the figures, keeps what was seen apart from what was said, and can be used by everybody', async () => {
    answer((calls) => calls.analytics.student, ada);
    await openPage(path, teacher);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
    for (const text of ['640 XP, 360 to the next level', '15 of 42', '12 by activity, 3 self-reported'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^1\shr\s5\smin by the clock, 20\smin self-reported$/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: "Reached the day's tasks on 2 of 7 days" })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Studied on 2 of 30 days' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^lend 3 of 4 borrow$/ })).toBeVisible();
    await expectNoBarriers('the page of a student');
  });

  it('covers another period, which stays in the address', async () => {
    const asked = answer((calls) => calls.analytics.student, ada);
    const app = await openPage(path, teacher);
    await page.getByRole('combobox', { name: 'Period' }).selectOptions('Last 7 days');
    await expect.element(page.getByRole('heading', { name: 'Studied on 2 of 7 days' })).toBeVisible();
    expect(new Set(asked.map(({ from }) => from)).size).toBe(2);
    expect(app.path()).toBe(`${path}?days=7`);
  });

  it('draws the share of right answers, with a table behind it', async () => {
    answer((calls) => calls.analytics.student, ada);
    await openPage(path, teacher);
    const chart = page.getByRole('region', { name: '84% of first answers right in 30 days', exact: true });
    const value = chart.getByRole('slider', { name: 'Day' });
    await expect.element(value).toHaveAttribute('aria-valuetext', '20 November 2026: 84% of 25 answers');
    await chart.getByText('As a table').click();
    await expect.element(chart.getByRole('row', { name: /^20 November 2026 84% 25$/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Period' }).selectOptions('Last 90 days');
    await expect.element(page.getByRole('slider', { name: 'Week' })).toBeInTheDocument();
  });

  it('says so when there is no answer to draw', async () => {
    answer((calls) => calls.analytics.student, { ...ada, games: { ...ada.games, byDay: [] } });
    await openPage(path, teacher);
    await expect.element(page.getByRole('heading', { name: 'No answers in games in 30 days' })).toBeVisible();
  });

  it('is printed by the browser', async () => {
    answer((calls) => calls.analytics.student, ada);
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await openPage(path, teacher);
    await button('Print').click();
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it.each(languages)('is printed in the language of the family: %s', async (language) => {
    answer((calls) => calls.analytics.student, ada);
    await openPage(path, teacher);
    await page.getByRole('combobox', { name: 'Print in' }).selectOptions(languageNames[language]);
    if (language === 'en') return expect(document.querySelector('main [lang="en"] h1')).toBeNull();
    const sheet = () => document.querySelector(`main [lang="${language}"]`)?.textContent;
    await expect.poll(sheet).toContain('Ada Lovelace');
    const say = await textsIn(language);
    expect(sheet()).toContain(say.t('analytics-student:figures.level'));
    expect(sheet()).toContain(say.t('games:games.quiz.title'));
    expect(sheet()).toContain(formatters(language).day(day(20)));
    // The screen keeps its own.
    expect(document.documentElement.lang).toBe('en');
    await expect.element(page.getByRole('heading', { name: 'Studied on 2 of 30 days' })).toBeVisible();
  });

  it('says of somebody who has done nothing yet what can be done', async () => {
    const none = { new: 0, learning: 0, known: 0, 'at-risk': 0 };
    answer((calls) => calls.analytics.student, {
      ...{ ...ada, study: [], games: { ...ada.games, byGame: [], byDay: [], hardest: [] } },
      days: ada.days.map((each) => ({ ...each, completed: 0, isReached: false })),
      memory: { ...ada.memory, counts: none, dueNow: 0 },
    });
    await openPage(path, teacher);
    await expect.element(page.getByRole('heading', { name: 'Nothing to see yet' })).toBeVisible();
    const homework = `/teacher/assignments?edit=new&class=${idOf(500)}`;
    await expect.element(page.getByRole('link', { name: 'Set homework' })).toHaveAttribute('href', homework);
    await expectNoBarriers('a student without anything');
  });

  it('says that somebody isn’t there, and that something went wrong', async () => {
    answer(
      (calls) => calls.analytics.student,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openPage(path, teacher);
    await expect.element(page.getByRole('heading', { name: 'No such student in your classes' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'All students' })).toHaveAttribute('href', '/teacher/students');
  });

  it('cuts nothing off on a phone, in any language', async () => {
    await page.viewport(320, 800);
    for (const language of languages) {
      answer((calls) => calls.analytics.student, ada);
      await openPage(path, { ...teacher, profile: { ...teacher.profile, language } });
      await expect.poll(() => document.documentElement.lang).toBe(language);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
      expect(cutOff(page.getByRole('main').element()), language).toEqual([]);
      await cleanup();
      queryClient.clear();
    }
  });
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
    await expect.element(dialog.getByRole('heading', { name: 'Completed tasks' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^Task 1 activity/ })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^Task 2 self-report/ })).toBeVisible();
    await expect
      .element(dialog.getByRole('row', { name: /^Task 3 activity 2 of 3, the rest self-report/ }))
      .toBeVisible();
    await expectNoBarriers('events');
    await dialog.getByRole('button', { name: 'Show older ones' }).click();
    await expect.element(dialog.getByRole('row', { name: /^Task 4/ })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
    expect([...new Set(asked.map((each) => `${each.kind} ${each.page}`))]).toEqual(['tasks 1', 'tasks 2']);
  });

  it('of answers say what was asked, given and right', async () => {
    answer((calls) => calls.analytics.student, ada);
    const given = { type: 'quiz', question: 'to give for a time', rightAnswer: 'lend', given: 'borrow' } as const;
    const event: StudentEvent = { kind: 'answers', at: '2026-11-20T08:00:00.000Z', ...given, isRight: false };
    answer((calls) => calls.analytics.events, { studentId, events: [event], hasMore: false });
    await openPage(path, teacher);
    await button(/^See what it is made of: Right answers/).click();
    await expect
      .element(dialog.getByRole('row', { name: /to give for a time borrow \(wrong\) lend Quiz/ }))
      .toBeVisible();
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
    await button('Quiz').click();
    await expect.element(dialog.getByRole('heading', { name: 'First answers: Quiz' })).toBeVisible();
    const of = asked.map(({ answersOf }) => answersOf);
    expect(of).toContainEqual({ word: 'lend:verb', from: expect.any(String) });
    expect(of).toContainEqual({ game: 'quiz', from: expect.any(String) });
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
