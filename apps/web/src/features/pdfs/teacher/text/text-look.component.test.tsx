import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
import { brokenWords, cutOff } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';
import { classFitOf, ownTextOf, readerOf } from '#testing/texts.ts';

const opened = { openedAt: '2026-11-20T08:00:00.000Z', lastOpenedAt: '2026-11-23T08:00:00.000Z' };

type Given = { language?: 'en' | 'de' | 'tr'; twin?: string };

async function open({ language = 'en', twin }: Given = {}) {
  answerSchool({ classes: [classOf('7B Reading')] });
  answer((calls) => calls.pdfs.one, ownTextOf({ twin: twin ? { id: idOf(700), title: twin } : null }));
  const [first, ...others] = classFitOf().lacked;
  const long = first && {
    ...first,
    lemma: 'misunderstanding',
    sentence: 'It was an incomprehensible misunderstanding.',
  };
  answer((calls) => calls.pdfs.fit, classFitOf({ lacked: long ? [long, ...others] : [] }));
  answer((calls) => calls.pdfs.readers, [readerOf('Ada', { ...opened, pagesRead: 3, activeSeconds: 600 })]);
  answer((calls) => calls.pdfs.heat, { readers: 0, pages: null });
  await openPage(`/pdfs/${ownTextOf().id}`, { ...teacher, profile: { ...teacher.profile, language } });
}

/** The titles of a table's values on a phone that stand on more lines than they have words. */
const brokenTitles = () =>
  [...document.querySelectorAll('td[data-name]')].flatMap((cell) => {
    const name = cell.getAttribute('data-name') ?? '';
    const { height, lineHeight } = getComputedStyle(cell, '::before');
    const lines = Math.round(Number.parseFloat(height) / Number.parseFloat(lineHeight));
    return lines > name.split(/\s/).length ? [name] : [];
  });

describe('on a text’s page', () => {
  it.each([
    ['de', 320],
    ['tr', 320],
  ] as const)('no word breaks inside: in %s, %i wide', async (language, width) => {
    await page.viewport(width, 800);
    await open({ language });
    await expect.element(page.getByText('misunderstanding', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Ada')).toBeVisible();
    const tables = [...document.querySelectorAll('table')];
    expect({ words: tables.flatMap(brokenWords), titles: brokenTitles() }).toEqual({ words: [], titles: [] });
    await setLanguage('en');
  });

  it('the title of an earlier text with the same file fits, however long it is', async () => {
    await page.viewport(320, 800);
    await open({ twin: 'x'.repeat(200) });
    await expect.element(page.getByText('You had this file already')).toBeVisible();
    await expect.element(page.getByText('Ada')).toBeVisible();
    expect(cutOff(document.body)).toEqual([]);
  });
});
