import type { StudentFit } from '@wordgrove/contract/pdfs';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { brokenWords, cutOff } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf } from '#testing/school.ts';
import { classFitOf, fitOfMost, ownTextOf, studentFitOf } from '#testing/texts.ts';

type Given = { each?: StudentFit[]; language?: 'en' | 'de' | 'tr' };

async function open({ each = classFitOf().each, language = 'en' }: Given = {}) {
  answerSchool({ classes: [classOf('7B Reading')] });
  answer((calls) => calls.pdfs.one, ownTextOf());
  answer((calls) => calls.pdfs.fit, classFitOf({ each }));
  answer((calls) => calls.pdfs.readers, []);
  answer((calls) => calls.pdfs.heat, { readers: 0, pages: null });
  await openPage(`/pdfs/${ownTextOf().id}`, { ...teacher, profile: { ...teacher.profile, language } });
}

const summary = { en: 'Each student', de: 'Jede Person einzeln', tr: 'Tek tek öğrenciler' };
const table = page.getByRole('table', { name: /^What each student knows/ });
const rows = () =>
  table
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

it('shows what each student knows only when it is asked for, the lowest first', async () => {
  await page.viewport(1280, 900);
  await open();
  await expect.element(page.getByText('Each student', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Cem')).not.toBeInTheDocument();
  await page.getByText('Each student', { exact: true }).click();
  await expect.element(page.getByText('The rest is estimated', { exact: false })).toBeVisible();
  expect(rows()).toEqual([
    ['Cem', 'Known: 75%75%Being learned: 5%5%New: 20%20%', '82%', 'not yet', '0%'],
    ['Bea', 'Known: 90%90%Being learned: 6%6%New: 4%4%', '95%', 'with a few look-ups', '41%'],
    ['Ada', 'Known: 98%98%Being learned: 1%1%New: 1%1%', '99%', 'alone', '62%'],
  ]);
  await expectNoBarriers('each student');
});

it('turns the pages of a class of a thousand', async () => {
  await page.viewport(1280, 900);
  const each = Array.from({ length: 1000 }, (_, n) =>
    studentFitOf(`Student ${n + 1}`, { ...fitOfMost, coverage: n / 1000 }),
  );
  await open({ each });
  await page.getByText('Each student', { exact: true }).click();
  await expect.element(page.getByText('Page 1 of 20')).toBeVisible();
  expect(rows()).toHaveLength(50);
  await page.getByRole('navigation', { name: 'Pages of students' }).getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('Page 2 of 20')).toBeVisible();
  expect(rows().map(([name]) => name)).toEqual(each.slice(50, 100).map(({ name }) => name));
});

it.each(['en', 'de', 'tr'] as const)('fits on a phone, with no word broken: %s', async (language) => {
  await page.viewport(320, 800);
  await open({ language });
  await page.getByText(summary[language], { exact: true }).click();
  await expect.element(page.getByText('Cem')).toBeVisible();
  expect([...document.querySelectorAll('table')].flatMap(brokenWords)).toEqual([]);
  expect(cutOff(document.body)).toEqual([]);
  await setLanguage('en');
});
