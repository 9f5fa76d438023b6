import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepTriedGame } from '#platform/tried-game.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { deckOf } from '#testing/flashcards.ts';
import { answerHomework, assignmentOf } from '#testing/homework.ts';
import { cutOff } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { anagram, quiz } from '#testing/rounds.ts';
import { answerSchool, idOf } from '#testing/school.ts';

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

describe('on the projector', () => {
  const id = idOf(902);
  const place = `/teacher/game-analytics/previews?preview=quiz&tried=${id}&on=projector`;
  const back = { to: '/teacher/game-analytics', search: {} };

  beforeEach(() => {
    const list = { source: { kind: 'assignment', assignmentId: id }, words: ['lend:verb', 'week:noun'] } as const;
    const settings = { type: 'quiz', mode: 'definition', items: 2, timer: 'none', test: null } as const;
    keepTriedGame({ ...{ assignmentId: id, title: 'Hardest words', back }, ...list, ...settings });
    answer((calls) => calls.games.preview, { round: sent(quiz) });
    // Where the game leads back to.
    answerSchool();
    answer(
      (calls) => calls.analytics.games,
      () => new Promise<never>(() => undefined),
    );
  });

  it.each([
    [1280, 720],
    [1920, 1080],
  ])('a game has a screen of %i × %i pixels, and can be read from the back row', async (width, height) => {
    await page.viewport(width, height);
    await openPage(place, teacher);
    const question = page.getByRole('heading', { level: 2 });
    await expect.element(question).toBeVisible();
    const option = button('a pet that purrs').element();
    expect(Number.parseFloat(getComputedStyle(option).fontSize)).toBeGreaterThanOrEqual(0.035 * height);
    expect(option.getBoundingClientRect().right).toBeGreaterThan(0.45 * width);
    for (const part of ['navigation', 'contentinfo', 'banner'] as const)
      expect(page.getByRole(part).elements()).toEqual([]);
    await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
    await expectNoBarriers('on the projector');
  });

  it('a game fits on a phone, and Escape leads back', async () => {
    await page.viewport(390, 844);
    const open = await openPage(place, teacher);
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    await expect.poll(() => cutOff(page.getByRole('main').element())).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(open.path).toBe('/teacher/game-analytics');
    await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe('16px');
  });
});

it('says that another tab’s homework is not here', async () => {
  const open = await openPage(`/teacher/game-analytics/previews?preview=quiz&tried=${idOf(901)}`, teacher);
  answerHomework([]);
  await button('Leave preview').click();
  await expect.poll(open.path).toBe('/teacher/assignments');
});
