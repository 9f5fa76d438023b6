import { languageNames, languages } from '@wordgrove/contract/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { formatters } from '#platform/format.ts';
import { setLanguage } from '#platform/i18n.ts';
import { textsIn } from '#platform/other-language.tsx';
import { ada, day, path } from '#testing/analysed-student.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { cutOff } from '#testing/layout.ts';
import { onPaper } from '#testing/on-paper.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, idOf } from '#testing/school.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

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

  it('keeps the focus on its heading while the student loads', async () => {
    const loaded = Promise.withResolvers<typeof ada>();
    answer(
      (calls) => calls.analytics.student,
      () => loaded.promise,
    );
    await openPage(path, teacher);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    const element = heading.element() as HTMLElement;
    // As on arriving from another page.
    element.tabIndex = -1;
    element.focus();
    loaded.resolve(ada);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toHaveFocus();
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

  it('shows on paper no controls, and no table that is folded on the screen', async () => {
    answer((calls) => calls.analytics.student, ada);
    await openPage(path, teacher);
    await expect.element(button('Print')).toBeVisible();
    await onPaper(async () => {
      await expect.element(page.getByText('Print in')).not.toBeVisible();
      const controls = [...document.querySelectorAll('nav, main :is(select, details)')];
      expect(controls.filter((each) => each.checkVisibility())).toEqual([]);
      await expect.element(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    });
  });

  it('is printed from a phone as from a desk, with whole words', async () => {
    const hardest = ['exhibition', 'amusement', 'express'].map((lemma) => ({
      ...{ word: `${lemma}:noun`, lemma, asked: 4, wrong: 3 },
      given: [{ text: 'Angry, because it was too loud there in the evening', times: 1 }],
    }));
    answer((calls) => calls.analytics.student, { ...ada, games: { ...ada.games, hardest } });
    for (const width of [390, 688]) {
      await page.viewport(width, 900);
      await openPage(path, teacher);
      await expect.element(page.getByText('exhibition')).toBeVisible();
      await onPaper(async () => {
        const tables = [...document.querySelectorAll('main table')].filter((each) => each.checkVisibility());
        expect(new Set(tables.map((each) => getComputedStyle(each).display))).toEqual(new Set(['table']));
        if (width === 390) return;
        const words = [...document.querySelectorAll('main th [lang="en"]')];
        expect(words.map((each) => [each.textContent, each.getClientRects().length])).toEqual(
          hardest.map(({ lemma }) => [lemma, 1]),
        );
      });
      await cleanup();
    }
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
