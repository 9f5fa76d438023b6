import type { GroveBed, Plant } from '@wordgrove/contract/memory';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { cardOf } from '#testing/flashcards.ts';
import { press } from '#testing/keys.ts';
import { cutOff, doubleText } from '#testing/layout.ts';
import { openPage, reloadPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { idOf, ownClassOf } from '#testing/school.ts';

const home: GroveBed = { topic: 'home', words: ['bed:noun', 'table:noun'], looks: '17', ago: [0, 12] };

function answerGrove(beds: readonly GroveBed[]): void {
  answer((calls) => calls.memory.grove, { today: '2026-11-29', beds: [...beds], written: {}, next: null });
  answer((calls) => calls.classes.mine, [ownClassOf('7B')]);
}

const table: Plant = {
  ...{ word: 'table:noun', text: 'table', topic: 'home', level: 'A1', stage: 'young', state: 'at-risk' },
  ...{ due: '2026-11-20T10:00:00.000Z', isThirsty: true, water: 'card', sentence: 'The table is laid.' },
  first: { activity: 'lookup', at: '2026-10-01T10:00:00.000Z', text: { id: idOf(7), title: 'The Fox', page: 2 } },
  last: { activity: 'game:quiz', at: '2026-11-17T10:00:00.000Z', text: null },
};

const plant = (name: RegExp) => page.getByRole('button', { name });

it('shows a plant for each word, tells where a word was met, and waters it by its card', async () => {
  answerGrove([home]);
  answer((calls) => calls.memory.plant, table);
  const asked = answer((calls) => calls.flashcards.thirsty, [cardOf(['table', 'masa'], 0)]);
  const opened = await openPage('/student/grove', student);
  await expect.element(page.getByText('2 plants: 1 young and 1 sprout. 1 is dry.')).toBeVisible();
  await expect.element(page.getByRole('listitem', { name: 'bed' })).toBeInTheDocument();
  await expectNoBarriers('the grove');
  await plant(/^table: Young, dry/).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByText(/You may be forgetting it/)).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: 'The Fox, page 2' })).toBeVisible();
  await expect.element(sheet.getByText(/Game: Quiz/)).toBeVisible();
  await expectNoBarriers('a plant');
  await sheet.getByRole('button', { name: 'Water it' }).click();
  await expect.element(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
  expect(asked[0]).toEqual({ words: ['table:noun'] });
  expect(opened.path()).toContain('words=');
});

it('can be walked through by keys, seen as a list, and narrowed to what is dry', async () => {
  answerGrove([home, { topic: 'town', words: ['bank:noun'], looks: '4', ago: [3] }]);
  answer((calls) => calls.memory.plant, { ...table, isThirsty: false, state: 'known', stage: 'flower' });
  await openPage('/student/grove', student);
  await expect.element(plant(/^bed: Sprout/)).toBeInTheDocument();
  plant(/^bed: Sprout/)
    .element()
    .focus();
  await press('ArrowRight', 'ArrowRight');
  await expect.element(plant(/^bank: In flower/)).toHaveFocus();
  await press('Enter');
  await expect.element(page.getByRole('dialog').getByText(/^Next watering/)).toBeVisible();
  await press('Escape');
  await expect.element(plant(/^bank: In flower/)).toHaveFocus();
  await page.getByRole('button', { name: 'As a list' }).click();
  await expect.element(page.getByRole('listitem', { name: 'table' }).getByText('met 12 days ago')).toBeVisible();
  await page.getByLabelText('Show').selectOptions('Dry ones (1)');
  await expect.element(page.getByRole('listitem', { name: 'bank' })).not.toBeInTheDocument();
  await expectNoBarriers('the list');
});

it('tells a new student how plants come', async () => {
  answerGrove([]);
  await openPage('/student/grove', student);
  await expect.element(page.getByText('Your grove is waiting for seeds')).toBeVisible();
  await expectNoBarriers('an empty grove');
});

it('says once what has grown since the last visit', async () => {
  answerGrove([{ ...home, looks: '12' }]);
  const first = await openPage('/student/grove', student);
  await expect.element(plant(/^table: Young/)).toBeInTheDocument();
  await expect.element(page.getByText(/^Since/)).not.toBeInTheDocument();
  answerGrove([{ ...home, words: [...home.words, 'lamp:noun'], looks: '331', ago: [0, 0, 0] }]);
  await reloadPage(first, student);
  await expect.element(page.getByText(/^Since .*: 2 grew and 1 new/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'lamp', exact: true })).toBeVisible();
});

it('fits phones and a desk', async () => {
  const open = async (person: typeof student) => {
    answerGrove([home]);
    await openPage('/student/grove', person);
  };
  await expectToFit(student, open, plant(/^table:/));
});

it.each(['/student/grove', `/student/grove/forest/${idOf(1)}`])(
  'needs no scrolling sideways for large text: %s',
  async (path) => {
    doubleText();
    await page.viewport(320, 640);
    answerGrove([home]);
    const stages = { seed: 59, sprout: 618, young: 740, grown: 843, flower: 264 };
    answer((calls) => calls.memory.forest, {
      className: '7B',
      isLarge: true,
      least: 3,
      topics: [{ topic: 'home', stages }],
    });
    await openPage(path, student);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByText(/plants?: /)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Daily tasks/ })).toBeVisible();
    expect(cutOff(document.body)).toEqual([]);
  },
);
