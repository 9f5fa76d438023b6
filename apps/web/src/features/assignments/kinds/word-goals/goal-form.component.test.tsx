import type { Deck } from '@wordgrove/contract/flashcards';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { answerHomework, assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();

const food: Deck = {
  ...{ id: idOf(811), name: 'Food', isOwn: true, ownerName: 'Tara Teacher', classes: [], cards: 3, due: 0, fresh: 3 },
  ...{ version: 0, createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
};

async function openForm(decks: readonly Deck[] = [food]): Promise<ReturnType<typeof answerHomework>> {
  const homework = answerHomework();
  answer((calls) => calls.flashcards.decks, [...decks]);
  await openPage('/teacher/assignments?edit=new', teacher);
  await expect.element(field('Title')).toBeVisible();
  return homework;
}

describe('the form of words to learn', () => {
  it('sets a deck, of which a share is to be known', async () => {
    const { made } = await openForm();
    await choose('Words');
    expect(field('Which attempt counts').query()).toBeNull();
    await field('Title').fill('Food');
    await choose('Food');
    expect(field('Word list').query()).toBeNull();
    await userEvent.selectOptions(field('How well'), 'Known well, for three weeks or longer');
    await field('How many of the words, in percent').fill('80');
    await expectNoBarriers('the form of words');
    await button('Publish').click();
    await expect.element(page.getByText('3 words to know well')).toBeVisible();
    const task = { kind: 'words', state: 'known', share: 80, material: { kind: 'deck', deckId: food.id } };
    expect(made).toMatchObject([{ publishes: true, task }]);
  });

  it('without a deck leads to the first', async () => {
    await openForm([{ ...food, isOwn: false }]);
    await choose('Words');
    await expect.element(page.getByRole('link', { name: 'Make a deck' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'A word list', exact: true })).toBeChecked();
  });

  it('offers own decks, newest first but for the one that is set, and goes back to a list', async () => {
    const made = (day: number) => `2026-11-${day}T08:00:00.000Z`;
    const [old, fresh] = [21, 23].map((day) => ({
      ...food,
      id: idOf(800 + day),
      name: `Of ${day}`,
      createdAt: made(day),
    }));
    const theirs = { ...food, id: idOf(812), name: 'Theirs', isOwn: false, createdAt: made(24) };
    const decks = [food, old, fresh, theirs].filter((deck) => deck !== undefined);
    const task = { kind: 'words', state: 'learning', share: 100, material: { kind: 'deck', deckId: food.id } } as const;
    const saved = assignmentOf({ publishedAt: null, task: { ...task, deck: { name: 'Food' }, count: 3 } });
    const homework = answerHomework([saved]);
    answer((calls) => calls.flashcards.decks, decks);
    await openPage(`/teacher/assignments?edit=${saved.id}`, teacher);
    const offered = page.getByRole('group', { name: 'Where from' }).getByRole('radio');
    await expect.element(offered.nth(1)).toBeChecked();
    const names = ['words', ...['Food', 'Of 23', 'Of 21'].map((name) => decks.find((deck) => deck.name === name)?.id)];
    expect(offered.elements().map((each) => each.getAttribute('value'))).toEqual(names);
    await choose('A word list');
    await field('Word list').fill('apple');
    await button('Save draft').click();
    await expect
      .poll(() => homework.edited)
      .toMatchObject([{ task: { material: { kind: 'words', words: ['apple'] } } }]);
  });

  it('says what is wrong with words that can’t be learned, and keeps them as a draft', async () => {
    const { made } = await openForm();
    await choose('Words');
    await field('Title').fill('Nothing');
    await field('Word list').fill('zzyxx');
    await expect.element(page.getByText(/1 word can't be asked/)).toBeVisible();
    await button('Publish').click();
    await expect.element(page.getByText("Students couldn't learn it like this")).toBeVisible();
    await expect.element(page.getByText(/no words in it that can be learned/)).toBeVisible();
    expect(made.map(({ publishes }) => publishes)).toEqual([true, false]);
  });
});

describe('the form of an outcome', () => {
  it('wants a due time and no more than a hundred words', async () => {
    const { made } = await openForm();
    await choose('Outcome');
    await field('Title').fill('Fruit by Friday');
    await field('Due').clear();
    await field('Word list').fill(Array.from({ length: 101 }, (_, n) => `word ${n}`).join('\n'));
    await button('Publish').click();
    await expect.element(page.getByText(/That is 101 words/).first()).toBeVisible();
    await expect.element(page.getByText('Please fill this in.').first()).toBeVisible();
    await field('Word list').fill('apple\npear');
    await field('Due').fill('2030-12-01T18:00');
    await userEvent.selectOptions(field('How sure'), '19 times out of 20 (95%)');
    await expectNoBarriers('the form of an outcome');
    await button('Publish').click();
    await expect.element(page.getByText('2 words at 95%')).toBeVisible();
    expect(made).toMatchObject([
      {
        due: { at: '2030-12-01T18:00' },
        task: { kind: 'outcome', recall: 0.95, material: { words: ['apple', 'pear'] } },
      },
    ]);
  });

  it('without a word names what can be chosen instead: a deck, not a level', async () => {
    await openForm();
    await choose('Outcome');
    await button('Save draft').click();
    await expect.element(page.getByText(/at least one word, or choose one of your decks\.$/).first()).toBeVisible();
  });

  it('refused by the server says why', async () => {
    await openForm();
    await choose('Outcome');
    await field('Title').fill('Fruit by Friday');
    await choose('Food');
    await field('Due').fill('2030-12-01T18:00');
    answer(
      (calls) => calls.assignments.create,
      () => {
        throw refusal('words-not-learnable', 409, { why: 'too-many', max: 100 });
      },
    );
    await button('Save draft').click();
    await expect.element(page.getByText('At most 100 words fit. Choose fewer.')).toBeVisible();
  });
});

describe('words that were set', () => {
  const work = workOf('Sami Student', {
    ...{ state: 'started', percent: 50, learned: { there: 1, of: 2, needed: 2 } },
  });
  const material = { kind: 'deck', deckId: food.id } as const;
  const task = { kind: 'outcome', recall: 0.9, material, deck: { name: 'Food' }, count: 2 } as const;

  it('show their teacher how far each student is and, when asked, with which words', async () => {
    const assignment = assignmentOf({ task, points: 10 });
    answer((calls) => calls.assignments.work, { assignment, students: [work], gone: 0 });
    answer((calls) => calls.assignments.studentWords, {
      ...{ studentId: idOf(701), at: '2030-12-01T17:00:00.000Z' },
      words: [
        { text: 'apple', word: 'apple:noun', isInGames: true, standing: 'there', state: 'known', chance: 0.97 },
        { text: 'milk', word: 'milk:noun', isInGames: true, standing: 'fading', state: 'learning', chance: 0.71 },
      ],
    });
    await openPage(`/assignments/${assignment.id}`, teacher);
    await expect.element(page.getByText('1 of 2: 5 of 10 points')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Food' }))
      .toHaveAttribute('href', `/flashcards?deck=${food.id}`);
    await page.getByText('See the words').click();
    await expect.element(page.getByText('Words there: 1 of 2')).toBeVisible();
    await expect.element(page.getByRole('region', { name: /^Too weak on/ }).getByText('milk')).toBeVisible();
    await expect.element(page.getByText('learning · 71%')).toBeVisible();
    await expectNoBarriers('words of a student');
  });

  it('tell what was known before from what has been done since', async () => {
    const learned = { there: 1, of: 2, needed: 2 };
    const students = [
      workOf('Ada', { studentId: idOf(711), state: 'assigned', learned }),
      workOf('Bea', { studentId: idOf(712), state: 'started', learned }),
      workOf('Cem', { studentId: idOf(713), state: 'assigned', learned: { ...learned, there: 0 } }),
    ];
    answer((calls) => calls.assignments.work, { assignment: assignmentOf({ task }), students, gone: 0 });
    await openPage(`/assignments/${assignmentOf().id}`, teacher);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
    await expect.element(row('Ada').getByText('1 of 2, known before', { exact: true })).toBeVisible();
    await expect.element(row('Bea').getByText('1 of 2', { exact: true })).toBeVisible();
    await expect.element(row('Cem').getByText('0 of 2', { exact: true })).toBeVisible();
  });

  it('have room on a phone, in other languages too', async () => {
    const assignment = assignmentOf({ task, points: 10 });
    answer((calls) => calls.assignments.work, { assignment, students: [work], gone: 0 });
    const open = (person: typeof teacher) => openPage(`/assignments/${assignment.id}`, person);
    await expectToFit(teacher, open, page.getByText('Sami Student'));
  });

  it('say so when their deck is gone', async () => {
    const assignment = assignmentOf({ task: { ...task, deck: null } });
    answer((calls) => calls.assignments.work, { assignment, students: [], gone: 0 });
    await openPage(`/assignments/${assignment.id}`, teacher);
    await expect.element(page.getByText(/cards that are no English words no longer count/)).toBeVisible();
  });
});
