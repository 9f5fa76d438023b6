import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { setLanguage } from '#platform/i18n.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { deckOf } from '#testing/flashcards.ts';
import { answerHomework, assignedQuiz, assignmentOf } from '#testing/homework.ts';
import { button, field, more, openShortForm } from '#testing/homework-form.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const food = deckOf('Food', { id: idOf(811), cards: 3 });
const source = page.getByRole('combobox', { name: 'Words' });

describe('the form of a new homework', () => {
  it.each(['en', 'de', 'tr', 'es', 'fr'] as const)(
    'is seen at once on a laptop, to its last button: %s',
    async (language) => {
      await page.viewport(1280, 720);
      answerHomework();
      await openPage('/teacher/assignments?edit=new', { ...teacher, profile: { ...teacher.profile, language } });
      await expect.poll(() => document.documentElement.lang).toBe(language);
      await expect.poll(() => document.querySelectorAll('form button[type="submit"]').length).toBe(2);
      const lowest = () =>
        Math.max(...[...document.querySelectorAll('form button')].map((each) => each.getBoundingClientRect().bottom));
      await expect.poll(lowest).toBeLessThanOrEqual(720);
      expect(window.scrollY).toBe(0);
      await cleanup();
      queryClient.clear();
      await setLanguage('en');
    },
  );

  it('asks a deck of one’s own by one choice', async () => {
    const { made } = answerHomework();
    answer((calls) => calls.flashcards.decks, [deckOf('Theirs', { isOwn: false }), food]);
    await openShortForm();
    await userEvent.keyboard('Food');
    await expect
      .poll(() =>
        source
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([...['A level', 'A topic', 'A word list', 'Food · 3 cards']]);
    await userEvent.selectOptions(source, 'Food · 3 cards');
    await expectNoBarriers('a deck to play');
    await button('Publish').click();
    await expect
      .poll(() => made)
      .toMatchObject([
        { title: 'Food', publishes: true, task: { kind: 'game', material: { kind: 'deck', deckId: food.id } } },
      ]);
  });

  it('says which words of a deck its game doesn’t ask, and where there is no deck yet', async () => {
    answerHomework();
    await openShortForm();
    await expect.element(source.getByRole('option', { name: 'You have no deck yet' })).toBeDisabled();
    await cleanup();
    queryClient.clear();
    answer((calls) => calls.flashcards.decks, [food]);
    const report = {
      known: [{ text: 'pear', word: 'pear:noun' }],
      unknown: ['zum Wohl'],
      notAsked: ['pear'],
      several: [],
    };
    answer((calls) => calls.assignments.readDeck, report);
    await openShortForm();
    await userEvent.selectOptions(source, 'Food · 3 cards');
    await expect.element(page.getByText('1 word is in no game')).toBeVisible();
    await expect.element(page.getByText("1 word isn't asked in this game")).toBeVisible();
  });
});

describe('what is put away', () => {
  it('keeps what was typed, and says in a line what is set', async () => {
    answerHomework();
    await openShortForm();
    await expect.element(more).toHaveTextContent('More');
    await expect.element(field('Points')).not.toBeVisible();
    await more.click();
    await field('Instructions').fill('Play it twice.');
    await field('Points').fill('10');
    await more.click();
    await expect.element(field('Points')).not.toBeVisible();
    await expect.element(more).toHaveTextContent('More: Instructions and Points');
    await more.click();
    await expect.element(field('Points')).toHaveValue(10);
    await expect.element(field('Instructions')).toHaveValue('Play it twice.');
  });

  it('opens for what is wrong in it, with the focus there', async () => {
    const { made } = answerHomework();
    await openShortForm();
    await userEvent.keyboard('Fruit');
    await more.click();
    await field('Points').fill('1001');
    await more.click();
    await button('Publish').click();
    await expect.element(field('Points')).toHaveFocus();
    await expect.element(field('Points')).toBeVisible();
    await field('Points').fill('10');
    await more.click();
    await expect.element(field('Points')).not.toBeVisible();
    answer(
      (calls) => calls.assignments.create,
      () => {
        throw refusal('invalid-input', 400, { issues: [{ path: 'points', problem: 'too-low' }] });
      },
    );
    await button('Publish').click();
    await expect.element(field('Points')).toHaveFocus();
    expect(made).toEqual([]);
  });

  it('of a homework that is edited is named, not unfolded', async () => {
    const task = { ...assignedQuiz, target: 80, items: 5 };
    answerHomework([assignmentOf({ id: idOf(900), task, points: 20, isLateAllowed: false })]);
    await openShortForm(idOf(900));
    await expect.element(more).toHaveTextContent('More: Number of questions, Target in percent, Late work, and Points');
    await expect.element(field('Points')).not.toBeVisible();
  });
});
