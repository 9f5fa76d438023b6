import type { ClassWord, ClassWords } from '@wordgrove/contract/analytics';
import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { deckOf } from '#testing/flashcards.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { quiz } from '#testing/rounds.ts';
import { idOf } from '#testing/school.ts';

const path = `/teacher/classes/${idOf(500)}/words`;
const button = (name: string) => page.getByRole('button', { name, exact: true });

const word = (text: string, change: Partial<ClassWord> = {}): ClassWord => ({
  word: `${text}:noun`,
  text,
  level: 'A2',
  students: { new: 2, learning: 1, known: 5, 'at-risk': 4 },
  sources: [{ kind: 'deck', id: idOf(1), name: 'Unit 3' }],
  ...change,
});

const repeated = (text: string, more = {}) => ({
  ...{
    word: `${text}:noun`,
    text,
    level: 'A2' as const,
    meaning: `of ${text}`,
    language: 'en' as const,
    forgetting: 3,
    failing: 1,
  },
  ...more,
});

function found(change: Partial<ClassWords> = {}): ClassWords {
  const words = [word('week'), word('harbour')];
  const list = ['week', 'harbour', 'kitchen', 'bread'].map((text) => repeated(text));
  const monday = { day: '2026-11-30', words: [...list, repeated('so far', { word: `card:${idOf(9)}` })] };
  return { className: '7B Reading', students: 12, all: 2, total: 2, words, monday, ...change };
}

it('says how many know each word, and who', async () => {
  answer((calls) => calls.analytics.classWords, found());
  const asked = answer((calls) => calls.analytics.wordStudents, {
    students: [
      { studentId: idOf(701), name: 'Zoe', state: 'known', need: null },
      { studentId: idOf(702), name: 'Ada', state: 'at-risk', need: 'forgetting' },
    ],
  });
  await openPage(path, teacher);
  const row = page.getByRole('row', { name: /^week/ });
  await expect.element(row.getByText('5 know it')).toBeVisible();
  await expect.element(row.getByText('Deck: Unit 3')).toBeVisible();
  await expectNoBarriers('words of a class');
  await page.getByRole('button', { name: /^Who knows “week”/ }).click();
  const sheet = page.getByRole('dialog', { name: 'week' });
  await expect.element(sheet.getByText('Ada')).toBeVisible();
  await expect.element(sheet.getByText('1 know it')).toBeVisible();
  expect(asked[0]).toEqual({ classId: idOf(500), word: 'week:noun' });
  await expectNoBarriers('who knows a word');
});

it('says who should repeat a word on Monday, and why', async () => {
  answer((calls) => calls.analytics.classWords, found());
  answer((calls) => calls.analytics.wordStudents, {
    students: [
      { studentId: idOf(701), name: 'Zoe', state: 'known', need: 'forgetting' },
      { studentId: idOf(702), name: 'Ada', state: 'learning', need: 'failing' },
      { studentId: idOf(703), name: 'Kim', state: 'known', need: null },
    ],
  });
  await openPage(path, teacher);
  await button('Who should repeat “kitchen”: 3 about to forget and 1 often wrong').click();
  const sheet = page.getByRole('dialog', { name: 'kitchen' });
  await expect.element(sheet.getByRole('heading', { name: '1 about to forget' })).toBeVisible();
  await expect.element(sheet.getByRole('heading', { name: '1 often wrong' })).toBeVisible();
  await expect.element(sheet.getByRole('heading', { name: '2 know it' })).toBeVisible();
  await expectNoBarriers('who should repeat a word');
});

it('keeps what is listed in its address', async () => {
  const asked = answer(
    (calls) => calls.analytics.classWords,
    ({ state }) => (state === 'new' ? found({ total: 0, words: [] }) : found()),
  );
  const open = await openPage(`${path}?from=deck&sort=word`, teacher);
  await page.getByLabelText('Somebody has it as').selectOptions('Not met');
  await expect.element(page.getByText('No word matches')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ source: 'deck', sort: 'word', state: 'new', page: 1 });
  await button('Show all words').click();
  await expect.element(page.getByRole('row', { name: /^week/ })).toBeVisible();
  expect(open.path()).toBe(`${path}?sort=word`);
});

it('goes to the last page when its address names a later one', async () => {
  const asked = answer(
    (calls) => calls.analytics.classWords,
    ({ page: at = 1 }) =>
      found({ total: limits.classWordsPage + 2, words: at > 2 ? [] : [word('week'), word('harbour')] }),
  );
  const open = await openPage(`${path}?page=999`, teacher);
  await expect.element(page.getByRole('row', { name: /^week/ })).toBeVisible();
  const last = limits.classWordsPage + 2;
  await expect.element(page.getByText(`${last - 1}–${last} of ${last}`)).toBeVisible();
  expect(open.path()).toBe(`${path}?page=2`);
  expect([...new Set(asked.map(({ page: at }) => at))]).toEqual([999, 2]);
});

it('searches once typing pauses, and keeps what is typed in the address', async () => {
  const asked = answer((calls) => calls.analytics.classWords, found());
  const open = await openPage(path, teacher);
  const field = page.getByRole('searchbox', { name: 'Search a word' });
  await userEvent.type(field, 'har');
  await expect.poll(open.path).toBe(`${path}?q=har`);
  await expect.poll(() => asked.at(-1)?.search).toBe('har');
  expect([...new Set(asked.map(({ search }) => search))]).toEqual(['', 'har']);
  answer(
    (calls) => calls.analytics.classWords,
    ({ search }) => (search ? found({ total: 0, words: [] }) : found()),
  );
  await userEvent.type(field, 'x');
  await button('Show all words').click();
  await expect.element(field).toHaveValue('');
  expect(open.path()).toBe(path);
});

it('keeps Monday’s list when a search fails', async () => {
  answer(
    (calls) => calls.analytics.classWords,
    ({ search }) => {
      if (search) throw refusal('unavailable', 503);
      return found();
    },
  );
  await openPage(path, teacher);
  await page.getByRole('searchbox', { name: 'Search a word' }).fill('week');
  await expect.element(page.getByText('We couldn’t load the words')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Repeat on Monday, 30 November 2026' })).toBeVisible();
  answer((calls) => calls.analytics.classWords, found({ total: 1, words: [word('week')] }));
  await button('Retry').click();
  await expect.element(page.getByRole('row', { name: /^harbour/ })).not.toBeInTheDocument();
  await expect.element(page.getByText('We couldn’t load the words')).not.toBeInTheDocument();
});

it('tells words of one spelling apart', async () => {
  const words = [word('book'), word('book', { word: 'book:verb' })];
  answer((calls) => calls.analytics.classWords, found({ words }));
  await openPage(path, teacher);
  await expect.element(page.getByRole('row', { name: /^book A2 noun/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^book A2 verb/ })).toBeVisible();
  expect(document.title).toBe('Words of the class · 7B Reading · Wordgrove');
});

it('makes a deck of Monday’s words, which the class has, or sets them as homework', async () => {
  answer((calls) => calls.analytics.classWords, found());
  const made = answer(
    (calls) => calls.flashcards.deckOfWords,
    ({ id, name }) => deckOf(name, { id, cards: 4 }),
  );
  await openPage(path, teacher);
  await button('Make a deck').click();
  await expect.element(page.getByRole('link', { name: 'Open the deck' })).toBeVisible();
  expect(made).toMatchObject([{ classId: idOf(500), name: '7B Reading: repeat on 30 November 2026' }]);
  expect(made[0]?.words).toEqual(['week:noun', 'harbour:noun', 'kitchen:noun', 'bread:noun']);
  const link = page.getByRole('link', { name: 'Set as homework' }).element();
  const { pathname, searchParams } = new URL(String(link.getAttribute('href')), location.origin);
  expect([pathname, searchParams.get('edit'), searchParams.get('class')]).toEqual([
    '/teacher/assignments',
    'new',
    idOf(500),
  ]);
  expect(searchParams.get('words')).toBe('week\nharbour\nkitchen\nbread');
});

it('plays Monday’s words on the projector, and leads back', async () => {
  answer((calls) => calls.analytics.classWords, found());
  const asked = answer((calls) => calls.games.preview, { round: JSON.parse(JSON.stringify(quiz)) });
  const open = await openPage(path, teacher);
  await button('Play on the projector').click();
  await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    type: 'quiz',
    words: ['week:noun', 'harbour:noun', 'kitchen:noun', 'bread:noun'],
  });
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
  await button('Close').click();
  await expect.poll(open.path).toBe(path);
});

it('says how words come while there are none, and where to make them', async () => {
  answer(
    (calls) => calls.analytics.classWords,
    found({ all: 0, total: 0, words: [], monday: { day: '2026-11-30', words: [] } }),
  );
  await openPage(path, teacher);
  await expect.element(page.getByText('No words yet')).toBeVisible();
  await expectNoBarriers('no words');
});

it('says that another teacher’s class isn’t here', async () => {
  answer(
    (calls) => calls.analytics.classWords,
    () => {
      throw refusal('not-found', 404);
    },
  );
  await openPage(path, teacher);
  await expect.element(page.getByText('This class isn’t here')).toBeVisible();
});
