import type { GoalWords } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage } from '#testing/open.tsx';
import { answerOwnHomework, ownHomework, ownOutcome } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { boardOf, student, taskOf } from '#testing/people.ts';
import { answerDashboard, idOf, ownClassOf } from '#testing/school.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

const openOne = () => openPage(`/assignments/${idOf(700)}`, student);

const word = (text: string, standing: GoalWords['words'][number]['standing'], key = `${text}:noun`) => ({
  ...{ text, word: key, standing, state: standing === 'new' ? ('new' as const) : ('learning' as const) },
  chance: standing === 'new' ? null : 0.9,
  isInGames: !key.startsWith('card:'),
});
const answerWords = (...words: GoalWords['words']) =>
  answer((calls) => calls.assignments.goalWords, { at: '2199-12-01T11:00:00.000Z', words });
const three = [word('apple', 'there'), word('bread', 'fading'), word('milk', 'new')];

describe('an outcome', () => {
  it('says on a phone how many words last until when, and which don’t', async () => {
    await page.viewport(360, 740);
    answerOwnHomework(ownOutcome({ there: 1, state: 'started' }));
    answerWords(...three);
    await openOne();
    await expect.element(page.getByText(/^Remember 3 words · 7B Reading/)).toBeVisible();
    await expect.element(page.getByText(/1 of 3 words will last until .*2199/).first()).toBeVisible();
    await expect.element(page.getByText('2 words still need you.')).toBeVisible();
    await expect.element(region('Will fade too soon').getByText('bread')).toBeVisible();
    await expect.element(region('New to you').getByText('milk')).toBeVisible();
    await expect.element(region('Will last').getByText('apple')).toBeVisible();
    await expect
      .element(region('Your words').getByRole('link', { name: 'Play with these words' }))
      .toHaveAttribute('href', `/games/anagram?assignment=${idOf(700)}`);
    await expect.element(page.getByText('Remember each word 9 times out of 10')).toBeVisible();
    expect(button('Turn in').query()).toBeNull();
    await expectNoBarriers('an outcome');
  });

  const deck = { id: idOf(811), name: 'Food' };

  it('whose words only fade is no work for cards, which don’t come back yet', async () => {
    answerOwnHomework(ownOutcome({ deck }));
    answerWords(word('apple', 'there'), word('bread', 'fading'));
    await openOne();
    await expect.element(page.getByText('1 word still needs you.')).toBeVisible();
    await expect.element(region('Your words').getByRole('link', { name: 'Play with these words' })).toBeVisible();
    expect(region('Your words').getByRole('link', { name: 'Review the cards' }).query()).toBeNull();
  });

  it('says which words no game has, and what to do about them', async () => {
    answerOwnHomework(ownOutcome({ there: 1 }));
    answerWords({ ...word('bee', 'new'), isInGames: false }, word('bread', 'there'));
    await openOne();
    await expect.element(page.getByText('No game has “bee”. Click it and make a card of it.')).toBeVisible();
    expect(region('Your words').getByRole('link', { name: 'Play with these words' }).query()).toBeNull();
  });

  it('of a deck leads to its cards while there are new words', async () => {
    answerOwnHomework(ownOutcome({ deck, there: 1 }));
    answerWords(...three);
    await openOne();
    const cards = region('Your words').getByRole('link', { name: 'Review the cards' });
    await expect.element(cards).toHaveAttribute('href', `/flashcards?review=${deck.id}&assignment=${idOf(700)}`);
  });

  it('that was reached, and is over without a turn-in, says both', async () => {
    answerOwnHomework(ownOutcome({ there: 3, isOpen: false, dueAt: '2026-11-20T08:00:00.000Z' }));
    answerWords(word('apple', 'there'));
    await openOne();
    const over = region('Over');
    await expect.element(over.getByText(/^Your words are there, but it wasn't turned in in time/)).toBeVisible();
  });

  it('that was reached stays so, and says what is still fresh', async () => {
    answerOwnHomework(
      ownOutcome({
        state: 'turned-in',
        turnedInAt: '2026-11-22T09:00:00.000Z',
        percent: 100,
        dueAt: '2026-11-22T10:00:00Z',
      }),
    );
    answerWords(...three);
    await openOne();
    await expect.element(region('Turned in').getByText('2 of 3 words are still fresh')).toBeVisible();
    await expect.element(page.getByText(/You did it, and your teacher sees that/)).toBeVisible();
  });

  it('whose words are all there is turned in by hand after it was taken back', async () => {
    answerOwnHomework(ownOutcome({ there: 3, state: 'started', percent: 100 }));
    answerWords(word('apple', 'there'));
    await openOne();
    await expect.element(page.getByText('All of them are there. Well done!')).toBeVisible();
    await button('Turn in').click();
    await expect.element(region('Turned in')).toBeVisible();
    await expectNoBarriers('reached');
  });
});

it('an outcome has room for all of its parts on a phone, in other languages too', async () => {
  answerOwnHomework(ownOutcome({ deck: { id: idOf(811), name: 'Food and drink' }, there: 1, points: 10 }));
  answerWords(...three);
  const open = (person: typeof student) => openPage(`/assignments/${idOf(700)}`, person);
  await expectToFit(student, open, page.getByText('bread'));
});

describe('words to learn', () => {
  const task = {
    kind: 'words',
    state: 'learning',
    share: 60,
    isDeck: true,
    deck: null,
    there: 1,
    of: 3,
    needed: 2,
  } as const;

  it('whose deck is gone are still played', async () => {
    answerOwnHomework(ownHomework({ task, state: 'started' }));
    answerWords(...three);
    await openOne();
    await expect.element(page.getByText('1 of 3 words learned').first()).toBeVisible();
    await expect.element(page.getByText(/The cards of this homework aren't here any more/)).toBeVisible();
    await expect.element(page.getByText('2 of 3 words', { exact: true })).toBeVisible();
    await expectNoBarriers('words without their deck');
  });

  it('of which nothing is left say whom to ask', async () => {
    answerOwnHomework(ownHomework({ task: { ...task, there: 0, of: 0, needed: 0 } }));
    await openOne();
    await expect.element(page.getByText("The cards aren't here any more. Please ask your teacher.")).toBeVisible();
    expect(link('Play with these words').query()).toBeNull();
  });
});

describe('wherever a student meets it', () => {
  it('a list and a to-do list name it and lead into it', async () => {
    answer((calls) => calls.assignments.mine, ownPage([ownOutcome()]));
    await openPage('/student/assignments', student);
    await expect.element(region('To do').getByText(/2 of 3 words will last until/)).toBeVisible();
    await expect.element(link('Play with these words: Three words')).toBeVisible();
    answer((calls) => calls.todos.open, {
      ...{ day: '2026-11-23', dayEndsAt: '2026-11-23T23:00:00.000Z', todos: [], done: 0 },
    });
    await openPage('/todo', student);
    await expect.element(page.getByText('Remember 3 words')).toBeVisible();
  });

  it('the dashboard leads to its page', async () => {
    const { id, title, timeZone, openPlay, state } = ownOutcome();
    const next = { id, title, timeZone, openPlay, state, task: { kind: 'outcome' as const } };
    answerDashboard({
      ...{ tasks: boardOf([taskOf(1)]), classes: [ownClassOf('7B Reading')], lastActiveDay: '2026-11-23' },
      assignments: { soonest: [{ ...next, dueAt: '2026-11-20T08:00:00.000Z', isOverdue: true }], open: 1, overdue: 1 },
    });
    await openPage('/student-dashboard', student);
    await expect.element(link('Open the homework')).toHaveAttribute('href', `/assignments/${idOf(700)}`);
  });
});
