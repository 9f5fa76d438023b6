import type { ClassFit, Fit } from '@wordgrove/contract/pdfs';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
import { brokenWords, cutOff } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';
import { classFitOf, fitOfMost, ownTextOf, readerOf } from '#testing/texts.ts';

const opened = { openedAt: '2026-11-20T08:00:00.000Z', lastOpenedAt: '2026-11-23T08:00:00.000Z' };

type Given = { language?: 'en' | 'de' | 'tr'; twin?: string; median?: Fit; bands?: ClassFit['bands'] };

async function open({ language = 'en', twin, median = fitOfMost, bands = classFitOf().bands }: Given = {}) {
  answerSchool({ classes: [classOf('7B Reading')] });
  answer((calls) => calls.pdfs.one, ownTextOf({ twin: twin ? { id: idOf(700), title: twin } : null }));
  const [first, ...others] = classFitOf().lacked;
  const long = first && {
    ...first,
    lemma: 'misunderstanding',
    sentence: 'It was an incomprehensible misunderstanding.',
  };
  answer((calls) => calls.pdfs.fit, classFitOf({ median, bands, lacked: long ? [long, ...others] : [] }));
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
    await expect.poll(() => document.documentElement.lang).toBe(language);
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

describe('the fit', () => {
  it.each([
    [0.985, 'They can read it on their own.'],
    [0.97, 'They can read it with a few look-ups.'],
    [0.94, 'They can follow it with help: read it together, or teach its words first.'],
    [0.89, 'It is still too hard to read: teach its words first.'],
  ])('of %f is put in words', async (coverage, sentence) => {
    await open({ median: { ...fitOfMost, coverage } });
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  it('speaks of one student as of one', async () => {
    await open({ language: 'de', bands: { alone: 1, helped: 2, guided: 0, hard: 0 } });
    await expect.element(page.getByText('kann ihn allein lesen', { exact: false })).toBeVisible();
    await expect.element(page.getByText('können ihn mit etwas Nachschlagen lesen', { exact: false })).toBeVisible();
    await setLanguage('en');
  });

  it('fills its bar, though the medians of the shares need not add up to the whole', async () => {
    await open({ median: { ...fitOfMost, known: 0.7, learning: 0, fresh: 0.1 } });
    await expect.element(page.getByText('New: 30%')).toBeVisible();
    const parts = [...document.querySelectorAll('span[data-part="fresh"], span[data-part="known"]')];
    const [known, fresh] = parts.filter((part) => part.parentElement?.tagName === 'DIV');
    const { right } = fresh?.parentElement?.getBoundingClientRect() ?? {};
    expect(fresh?.getBoundingClientRect().right).toBeCloseTo(right ?? 0, 0);
    const ratio = (known?.getBoundingClientRect().width ?? 0) / (fresh?.getBoundingClientRect().width ?? 1);
    expect(ratio).toBeCloseTo(7 / 3, 1);
  });
});
