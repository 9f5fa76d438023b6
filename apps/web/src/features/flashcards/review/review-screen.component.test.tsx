import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { boardsKey } from '#platform/moved-tasks.ts';
import { answer, lostNetwork, reachServer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { cardOf, todayOf } from '#testing/flashcards.ts';
import { holdClock } from '#testing/held-clock.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { ownOutcome } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { boardOf, doneTask, student, taskOf } from '#testing/people.ts';
import { picturesSeen } from '#testing/pictures.ts';
import { answerCards, fruitCards as cards, expectLeft, grade, show } from '#testing/review.ts';
import { idOf } from '#testing/school.ts';

const text = (words: string) => page.getByText(words, { exact: true });

const isLost = () => {
  throw lostNetwork();
};

const grownPlants = () =>
  page
    .getByRole('list', { name: 'Words that grew' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

const fetchedPictures = () => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1));

describe('a review', () => {
  it('is done by keyboard alone, takes one back, and comes to the end', async () => {
    const { takeGrades, undone } = answerCards();
    const graded = takeGrades();
    await openPage('/flashcards?review=all', student);
    await expectLeft(3);
    await expect.element(show).toHaveFocus();
    await expectNoBarriers('front');
    await press('Space');
    await expect.element(text('elma')).toBeVisible();
    for (const name of ['Again', 'Hard', 'Good', 'Easy']) {
      await expect.element(grade(name)).toHaveAccessibleDescription(expect.stringMatching(/\d/));
    }
    await expectNoBarriers('back');
    await press('1');
    await expectLeft(2);
    await press('z');
    await expect.element(text('elma')).toBeVisible();
    await expect.poll(() => undone.length).toBe(1);
    await press('4');
    for (const back of ['armut', 'erik']) {
      await expect.element(show).toHaveFocus();
      await press('Space');
      await expect.element(text(back)).toBeVisible();
      await press('4');
    }
    await expect.element(page.getByRole('heading', { name: '3 words grew' })).toHaveFocus();
    await expect.poll(grownPlants).toEqual(['appleLearning', 'pearLearning', 'plumLearning']);
    await expect.element(text('3 of 3 remembered')).toBeVisible();
    await expect.element(text('6 XP today')).toBeVisible();
    await expect.poll(() => graded.map(({ grade: given }) => given)).toEqual([1, 4, 4, 4]);
    await expectNoBarriers('end');
    await page.getByRole('button', { name: 'Practise more' }).click();
    await expect.element(text('Extra practice')).toBeVisible();
    // The decks know what was just answered, without a hint from the server.
    await page.getByRole('button', { name: 'Back to decks' }).click();
    await expect.element(page.getByRole('region', { name: 'Waiting today' }).getByText('3 of 50')).toBeVisible();
  });

  it('moves the day’s task without asking for the tasks, until one is completed', async () => {
    const { takeGrades } = answerCards();
    let task = taskOf(1, { title: 'Review cards' });
    const boards = answer(
      (calls) => calls.dailyTasks.today,
      () => boardOf([task]),
    );
    const shown = () => queryClient.getQueriesData<TaskBoard>({ queryKey: boardsKey }).map(([, board]) => board?.tasks);
    takeGrades({ tasks: [{ id: task.id, progress: 2, byActivity: 2 }] });
    await openPage('/flashcards?review=all', student);
    await expect.element(show).toHaveFocus();
    // Once for the page, and once more when its live stream is ready.
    await expect.poll(() => boards).toHaveLength(2);
    await expect.poll(shown).toMatchObject([[{ progress: 0 }]]);
    await press('Space', '4');
    await expect.poll(shown).toMatchObject([[{ title: 'Review cards', progress: 2, byActivity: 2 }]]);
    expect(boards).toHaveLength(2);
    task = { ...doneTask(1), title: 'Review cards' };
    takeGrades({ tasks: null });
    await press('Space', '4');
    await expect.poll(shown).toMatchObject([[{ completed: true }]]);
    expect(boards).toHaveLength(3);
  });

  it('keeps answers that are given without a connection, and sends each once when it is back', async () => {
    const { takeGrades } = answerCards();
    answer((calls) => calls.flashcards.grade, isLost);
    answer((calls) => calls.health.check, isLost);
    await openPage('/flashcards?review=all', student);
    for (const left of [2, 1]) {
      await expect.element(show).toBeVisible();
      await press('Space', '4');
      await expectLeft(left);
    }
    await expect.element(page.getByText(/^2 answers are kept on this device/)).toBeVisible();
    expect(Object.keys(window.localStorage).filter((key) => key.includes(student.user.uid))).toHaveLength(2);

    const graded = takeGrades();
    reachServer();
    // One that is left is told in the singular.
    await expect.poll(() => page.getByText(/kept on this device/).query()).toBeNull();
    expect(graded.map(({ cardId }) => cardId)).toEqual(cards.slice(0, 2).map(({ id }) => id));
    expect(Object.keys(window.localStorage).filter((key) => key.includes(student.user.uid))).toEqual([]);
  });

  it('counts a double click on a grade once', async () => {
    const { takeGrades } = answerCards();
    takeGrades();
    await openPage('/flashcards?review=all', student);
    await expect.element(show).toBeVisible();
    await press('Space');
    await grade('Hard').dblClick({ delay: 50 });
    await expectLeft(2);
    expect(text('armut').query()).toBeNull();
  });

  it('ignores a double tap on “Show answer” as a grade, but grades at once by key', async () => {
    const { takeGrades } = answerCards();
    const graded = takeGrades();
    await openPage('/flashcards?review=all', student);
    await expect.element(show).toBeVisible();
    const clock = holdClock();
    await show.click();
    await expect.element(text('elma')).toBeVisible();
    const { x, y, width, height } = grade('Hard').element().getBoundingClientRect();
    const hit = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
    for (const ms of [0, 120, 280, 99]) {
      await clock.tick(ms);
      expect(hit()).not.toBe(grade('Hard').element());
    }
    await clock.tick(1);
    await expect.poll(() => hit() === grade('Hard').element()).toBe(true);
    clock.letGo();
    await grade('Hard').click();
    await expectLeft(2);
    // Unlike a tap, a key can't be meant for what was there before.
    await press('Space', '3');
    await expectLeft(1);
    expect(graded).toHaveLength(2);
  });

  it('names the homework that it is for, says when it is turned in, and leads back to it', async () => {
    await page.viewport(390, 844);
    answerCards(cards.slice(0, 1)).takeGrades();
    const learning = ownOutcome({ id: idOf(700), title: 'Fruit for Friday', there: 0 });
    answer((calls) => calls.assignments.mine, ownPage([learning]));
    await openPage(`/flashcards?review=all&assignment=${idOf(700)}`, student);
    const line = page.getByRole('link', { name: 'Homework: Fruit for Friday' });
    await expect.element(line).toHaveAttribute('href', `/assignments/${idOf(700)}`);
    await expectNoBarriers('cards for homework');
    await expect.element(show).toBeVisible();
    await press('Space', '3');
    const turnedInAt = new Date().toISOString();
    answer((calls) => calls.assignments.mine, ownPage([{ ...learning, state: 'turned-in', turnedInAt }]));
    await queryClient.invalidateQueries({ queryKey: orpc.assignments.mine.key() });
    await expect.element(page.getByText('1 word grew')).toBeVisible();
    await expect.element(page.getByText('Turned in', { exact: true })).toBeVisible();
    await expect.element(line).toBeVisible();
  });

  it('ends where another tab has answered the last card of the day', async () => {
    const { takeGrades } = answerCards();
    takeGrades({ next: [], today: todayOf(50) });
    await openPage('/flashcards?review=all', student);
    await expect.element(show).toBeVisible();
    await press('Space');
    await expect.element(grade('Good')).toBeVisible();
    answer((calls) => calls.flashcards.queue, { today: todayOf(50), nextDue: null, cards: [] });
    await press('3');
    await expect.element(page.getByRole('heading', { name: /50/ })).toHaveFocus();
    await expect.element(text('1 of 1 remembered')).toBeVisible();
  });

  it('shows a word’s picture with its meaning, so never beside the English word that asks for it', async () => {
    const { takeGrades } = answerCards([{ ...cardOf(['apple', 'elma'], 0), picture: 'red-apple' }]);
    takeGrades();
    performance.clearResourceTimings();
    await openPage('/flashcards?review=all', student);
    await expect.element(show).toHaveFocus();
    // The browser has it already, so that it is there when the card is turned.
    await expect.poll(fetchedPictures).toContain('red-apple.svg');
    expect(document.images).toHaveLength(0);
    await press('Space');
    await expect.poll(picturesSeen).toEqual(['red-apple']);
    await page.getByRole('switch', { name: 'Type the answers' }).click();
    await press('z');
    await expect.element(page.getByText('elma', { exact: true })).toBeVisible();
    await expect.poll(picturesSeen).toEqual(['red-apple']);
  });

  it('accepts typed words, and says how close each was', async () => {
    const { takeGrades } = answerCards([...cards.slice(0, 2), cardOf(['went', 'gitti'], 9)]);
    const graded = takeGrades();
    await openPage('/flashcards?review=all', student);
    await page.getByRole('switch', { name: 'Type the answers' }).click();
    const word = page.getByLabelText('The English word');
    await expect.element(word).toHaveFocus();
    await expect.element(text('elma')).toBeVisible();
    expect(text('apple').query()).toBeNull();
    await expectNoBarriers('typed question');
    const type = async (typed: string) => {
      await expect.element(word).toHaveFocus();
      // Until the answer before it is kept, Enter does nothing.
      await expect.element(page.getByRole('button', { name: 'Check', exact: true })).toBeEnabled();
      await userEvent.keyboard(`${typed}{Enter}`);
    };
    await type('aplpe');
    await expect.element(page.getByText(/^Right, with a small slip/)).toBeVisible();
    await expect.element(page.getByText(/You wrote: aplpe/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next card' })).toHaveFocus();
    await expectNoBarriers('typed answer');
    await press('Enter');
    // Nothing typed is no answer.
    await type('');
    await expectLeft(2);
    await type('apple');
    await expect.element(page.getByText(/^Not this time/)).toBeVisible();
    await expect.element(page.getByText(/Answer: pear/)).toBeVisible();
    await press('z');
    await type('Pear');
    await expect.element(text('Right!')).toBeVisible();
    await press('Enter');
    await type('goes');
    await expect.element(page.getByText(/^The right word, but in another form/)).toBeVisible();
    await press('Enter');
    await expect.element(page.getByRole('heading', { name: '3 words grew' })).toHaveFocus();
    await expect.poll(() => graded.map((each) => each.answer)).toEqual(['aplpe', 'apple', 'Pear', 'goes']);
  });
});
