import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepTriedGame } from '#platform/tried-game.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { deckOf } from '#testing/flashcards.ts';
import { answerHomework, assignmentOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { anagram, quiz } from '#testing/rounds.ts';
import { idOf } from '#testing/school.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** As it comes over the network. */
const sent = (round: object) => JSON.parse(JSON.stringify(round));

it('shows a teacher a game, and keeps nothing', async () => {
  const asked = answer((calls) => calls.games.preview, { round: sent(quiz) });
  await openPage('/teacher/game-analytics/previews', teacher);
  await button('Preview Quiz').click();
  await expect.element(button('Start')).toBeVisible();
  await expectNoBarriers('preview');
  await button('Start').click();
  await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
  await button('Leave preview').click();
  await expect.element(button('Preview Quiz')).toBeVisible();
  // A call that would keep something nobody answers here.
  expect(asked).toHaveLength(1);
});

it('shows a teacher a game with the words of one deck', async () => {
  const deck = deckOf('Words for “The lighthouse”', { cards: 10 });
  answer((calls) => calls.flashcards.decks, [deck]);
  const asked = answer((calls) => calls.games.preview, { round: sent(quiz) });
  const open = await openPage(`/teacher/game-analytics/previews?deck=${deck.id}`, teacher);
  await expect.element(page.getByText(deck.name)).toBeVisible();
  await expect
    .element(page.getByText('The games here use this deck’s 10 cards. One that needs more says so.'))
    .toBeVisible();
  await expectNoBarriers('a deck’s games');
  await button('Preview Quiz').click();
  await expect.element(page.getByLabelText('Deck')).toHaveTextContent(deck.name);
  await button('Start').click();
  await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
  expect(asked[0]).toMatchObject({ type: 'quiz', source: { kind: 'deck', deckId: deck.id } });
  await button('Leave preview').click();
  await expect.element(button('Preview Anagram')).toBeVisible();
  expect(open.path()).toBe(`/teacher/game-analytics/previews?deck=${deck.id}`);
  await button('Use other words').click();
  await expect.element(page.getByText(deck.name)).not.toBeInTheDocument();
  expect(open.path()).toBe('/teacher/game-analytics/previews');
});

it('says that the deck of an old link is gone', async () => {
  answer((calls) => calls.flashcards.decks, []);
  await openPage(`/teacher/game-analytics/previews?deck=${idOf(901)}`, teacher);
  await expect.element(page.getByText('This deck isn’t here any more')).toBeVisible();
});

it('shows a teacher a homework as it is being set, and leads back to it', async () => {
  const id = idOf(900);
  const list = { source: { kind: 'assignment', assignmentId: id }, words: ['lend:verb', 'week:noun'] } as const;
  const back = { to: `/assignments/${id}`, search: { preview: '1' } };
  keepTriedGame({
    ...{ assignmentId: id, title: 'Fruit', back, test: null, timer: 'none', ...list },
    ...{ type: 'anagram', mode: 'definition', items: 4 },
  });
  answerHomework([assignmentOf({ id })]);
  const asked = answer((calls) => calls.games.preview, { round: sent(anagram) });
  const open = await openPage(`/teacher/game-analytics/previews?preview=anagram&tried=${id}`, teacher);
  await expect.element(page.getByText('Word 1 of 2', { exact: true })).toBeVisible();
  await expectNoBarriers('a homework');
  expect(asked.at(-1)).toMatchObject({ type: 'anagram', items: 4, ...list });
  answer(
    (calls) => calls.assignments.work,
    () => new Promise<never>(() => undefined),
  );
  await button('Leave preview').click();
  await expect.poll(open.path).toBe(`/assignments/${id}?preview=1`);
});

it('says that another tab’s homework is not here', async () => {
  const open = await openPage(`/teacher/game-analytics/previews?preview=quiz&tried=${idOf(901)}`, teacher);
  answerHomework([]);
  await button('Leave preview').click();
  await expect.poll(open.path).toBe('/teacher/assignments');
});
