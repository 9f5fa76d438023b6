import { languages } from '@wordgrove/contract/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { takeWaitingChoice } from '#features/profiles/choices.ts';
import { queryClient } from '#platform/api.ts';
import { chooseScheme } from '#platform/color-scheme.ts';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher, visitor } from '#testing/people.ts';
import { answerDashboard, answerSchool, classOf, inviteOf, ownClassOf, rosterEntryOf } from '#testing/school.ts';

const others = languages.filter((each) => each !== 'en');
const menu = page.getByRole('banner').getByRole('button', { name: /Language and colours/ });
const choice = (name: string) => page.getByRole('menuitemradio', { name });
const html = document.documentElement;

/** What is said in sentences; names and single words may be the same in several languages. */
function sentences(): string[] {
  const lines = document.querySelector('main')?.innerText.split('\n') ?? [];
  return lines.filter((line) => line.trim().split(' ').length >= 3);
}

afterEach(async () => {
  await setLanguage('en');
  chooseScheme('auto');
  // What a visitor chose waits for the next who signs in.
  takeWaitingChoice();
});

describe('a page that anybody can read', () => {
  const paths = [
    ...['/login', '/register', '/register/teacher', '/register/student', '/forgot-password', '/reset-password'],
    ...['/verify-email', '/nowhere', '/unauthorized', '/help', '/help?tab=faq', '/help?tab=resources'],
    ...['/usage', '/usage?tab=student', '/usage?tab=games', '/usage?tab=system'],
  ];

  it.each(paths)('says everything in each language: %s', async (path) => {
    const said = new Map<string, readonly string[]>();
    for (const language of ['en', ...others] as const) {
      await setLanguage(language);
      await openPage(path, visitor);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => document.title).toMatch(/Wordgrove/);
      said.set(language, sentences());
      await cleanup();
    }
    const english = said.get('en') ?? [];
    for (const language of others) {
      expect(
        said.get(language)?.filter((line) => english.includes(line)),
        language,
      ).toEqual([]);
    }
  });
});

describe('somebody signed in', () => {
  it.each([
    ['teacher', '/teacher-dashboard'],
    ['teacher', '/teacher/students'],
    ['teacher', '/teacher/invite-codes'],
    ['teacher', '/profile'],
    ['student', '/student-dashboard'],
    ['student', '/profile'],
    ['student', '/teacher/students'],
  ])('reads words and no keys in each language: a %s at %s', async (role, path) => {
    const person = role === 'teacher' ? teacher : student;
    for (const language of languages) {
      answerSchool({ classes: [classOf('7B')], roster: [rosterEntryOf('Emma')], invites: [inviteOf()] });
      answerDashboard({ classes: [ownClassOf('7B')] });
      answer((calls) => calls.classes.mine, [ownClassOf('7B')]);
      answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1 });
      await openPage(path, { ...person, profile: { ...person.profile, language } });
      await expect.poll(() => html.lang).toBe(language);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await cleanup();
      queryClient.clear();
    }
  });
});

it('a language is chosen from the menu of a visitor, and kept in this browser', async () => {
  await openPage('/login', visitor);
  await menu.click();
  await choice('Deutsch').click();
  await expect.element(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  expect(html.lang).toBe('de');
  expect(window.localStorage.getItem('language')).toBe('de');
  expect(document.cookie).toContain('language=de');
});

it('the colours are chosen from the same menu, and kept', async () => {
  await openPage('/login', visitor);
  await menu.click();
  await choice('Dark').click();
  await expect.poll(() => html.dataset.colorScheme).toBe('dark');
  await choice('Light').click();
  await expect.poll(() => html.dataset.colorScheme).toBe('light');
  expect(window.localStorage.getItem('color-scheme')).toBe('light');
});

it("a signed-in user's choice is saved for other devices", async () => {
  const asked = answer((calls) => calls.profiles.choose, { language: 'es', colorScheme: 'auto' });
  await openPage('/usage', teacher);
  await page.getByRole('banner').getByRole('button', { name: teacher.profile.fullName }).click();
  await choice('Español').click();
  await expect.poll(() => html.lang).toBe('es');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked).toEqual([{ language: 'es' }]);
});

it.each(languages)('no tab of the guide lies beyond the edge of a phone, in %s', async (language) => {
  await page.viewport(390, 844);
  await setLanguage(language);
  await openPage('/usage', visitor);
  const tabs = page.getByRole('tablist');
  await expect.element(tabs).toBeVisible();
  const { scrollWidth, clientWidth } = tabs.element();
  expect(scrollWidth - clientWidth).toBe(0);
});
