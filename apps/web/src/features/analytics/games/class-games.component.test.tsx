import type { ClassGames, SeenQuestion } from '@wordgrove/contract/class-games';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatters } from '#platform/format.ts';
import { dayIn } from '#platform/time-zones.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { deckOf } from '#testing/flashcards.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { quiz } from '#testing/rounds.ts';
import { classOf, idOf } from '#testing/school.ts';

const today = dayIn(new Date(), 'Europe/Berlin');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const counts = { plays: 3, ms: 180_000, right: 24, answered: 30 };
const people = { students: 2, players: 1 };
const [first, second] = [classOf('7A', { id: idOf(71) }), classOf('7B', { id: idOf(72) })];

const played: ClassGames = {
  ...{ from: today, to: today, students: 4, players: 2 },
  byGame: [
    { type: 'anagram', ...counts },
    { type: 'quiz', ...counts, right: 30 },
  ],
  byDay: [{ day: today, ...counts, plays: 6 }],
  byClass: [
    { classId: first.id, className: '7A', ...people, ...counts },
    { classId: second.id, className: '7B', ...people, ...counts },
  ],
  hardest: [
    { word: 'owl:noun', lemma: 'owl', ...{ asked: 5, wrong: 4, missedBy: 2 }, given: [{ text: 'cat', times: 3 }] },
    ...Array.from({ length: 11 }, (_, at) => ({
      ...{ word: `word${at}:noun`, lemma: `word${at}`, asked: 2, wrong: 1, missedBy: 1 },
      given: [],
    })),
  ],
};
const nobody: ClassGames = { ...played, players: 0, byGame: [], byDay: [], hardest: [] };

const questionOf = (at: number): SeenQuestion => ({
  ...{ id: `${at}`, studentId: idOf(80), name: at === 1 ? 'Ada' : 'Bea', type: 'quiz', question: 'A bird' },
  ...{ options: ['owl', 'cat'], right: 'owl', given: 'cat', isRight: false, at: '2026-11-20T10:00:00.000Z' },
});

beforeEach(() => void answer((calls) => calls.classes.list, [first, second]));

describe('what the classes play', () => {
  it.each(['/teacher/game-analytics', '/games/analytics'])('is at %s', async (path) => {
    const asked = answer((calls) => calls.analytics.games, played);
    const open = await openPage(path, teacher);
    await expect.element(heading('6 games in 1 days')).toBeVisible();
    await expect.element(page.getByText('2 of 4')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^7A.*1 of 2.*3.*80%/ })).toBeVisible();
    await expectNoBarriers('played');
    await userEvent.selectOptions(page.getByLabelText('Class', { exact: true }), '7B');
    await userEvent.selectOptions(page.getByLabelText('Show', { exact: true }), 'Last 7 days');
    await expect.poll(open.path).toBe(`${path}?class=${second.id}&days=7`);
    await expect.poll(() => asked.at(-1)).toMatchObject({ classId: second.id });
    expect(new Set(asked.map(({ from }) => from)).size).toBe(2);
  });

  it('has the hardest words, each with its questions as they were seen', async () => {
    answer((calls) => calls.analytics.games, played);
    const asked = answer(
      (calls) => calls.analytics.questions,
      ({ page: at = 1 }) => ({ lemma: 'owl', questions: [questionOf(at)], next: at === 1 ? 2 : null }),
    );
    const open = await openPage(`/teacher/game-analytics?class=${first.id}`, teacher);
    const words = page.getByRole('region', { name: 'Hardest words' });
    await expect.element(words.getByRole('row', { name: /owl.*2.*4 of 5.*cat \(3×\)/ })).toBeVisible();
    await expect.element(words.getByText('word10')).not.toBeInTheDocument();
    await words.getByRole('button', { name: 'Show all 12' }).click();
    await expect.element(words.getByText('word10')).toBeVisible();
    await button('Questions about owl').click();
    const dialog = page.getByRole('dialog', { name: '“owl” as it was asked' });
    await expect.element(dialog.getByText('Ada')).toBeVisible();
    await expect.element(dialog.getByText('owl · cat')).toBeVisible();
    await expectNoBarriers('questions');
    expect(open.path()).toBe(`/teacher/game-analytics?class=${first.id}&word=owl%3Anoun`);
    await dialog.getByRole('button', { name: 'Show more' }).click();
    await expect.element(dialog.getByText('Bea')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ classId: first.id, word: 'owl:noun', page: 2 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(open.path).toBe(`/teacher/game-analytics?class=${first.id}`);
  });

  it('makes a deck, a homework and a game of the hardest words with one click each', async () => {
    answer((calls) => calls.analytics.games, played);
    const made = answer(
      (calls) => calls.flashcards.deckOfWords,
      ({ id, name }) => deckOf(name, { id, cards: 12 }),
    );
    const open = await openPage(`/teacher/game-analytics?class=${first.id}`, teacher);
    await button('Make a deck').click();
    await expect.element(page.getByText('The deck is made, and 7A has it.')).toBeVisible();
    await expect.element(link('Open the deck')).toHaveFocus();
    await expect.element(link('Open the deck')).toHaveAttribute('href', `/flashcards?deck=${made[0]?.id}`);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ classId: first.id, name: `7A: hardest words, ${formatters('en').day(today)}` });
    expect(made[0]).toMatchObject({ words: played.hardest.map(({ word }) => word) });
    const homework = new URL(String(link('Set as homework').element().getAttribute('href')), location.origin);
    expect(homework.pathname).toBe('/teacher/assignments');
    expect(homework.searchParams.get('words')?.split('\n')).toHaveLength(12);
    const asked = answer((calls) => calls.games.preview, { round: JSON.parse(JSON.stringify(quiz)) });
    await button('Play on the projector').click();
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    expect(asked[0]).toMatchObject({ type: 'quiz', words: played.hardest.map(({ word }) => word) });
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    await button('Close').first().click();
    await expect.poll(open.path).toBe(`/teacher/game-analytics?class=${first.id}`);
  });

  it('says who has a deck of all classes’ words', async () => {
    answer((calls) => calls.analytics.games, played);
    const made = answer(
      (calls) => calls.flashcards.deckOfWords,
      ({ id, name }) => deckOf(name, { id, cards: 12 }),
    );
    await openPage('/teacher/game-analytics', teacher);
    await button('Make a deck').click();
    await expect.element(page.getByText(/^The deck is made. Only you have it/)).toBeVisible();
    expect(made).toMatchObject([{ classId: null, name: `Hardest words, ${formatters('en').day(today)}` }]);
  });

  it('tells answers with commas apart', async () => {
    const given = ['Angry, because it was too loud', 'Tired, because it was very late'];
    const hardest = played.hardest.map((word) => ({ ...word, given: given.map((text) => ({ text, times: 1 })) }));
    answer((calls) => calls.analytics.games, { ...played, hardest });
    await openPage('/teacher/game-analytics', teacher);
    const answers = page.getByRole('row', { name: /^Questions about owl/ }).getByRole('listitem');
    await expect.element(answers.first()).toBeVisible();
    expect(answers.elements().map(({ textContent }) => textContent)).toEqual(given);
  });

  it('says what to do where there is nothing to see', async () => {
    answer((calls) => calls.classes.list, []);
    answer((calls) => calls.analytics.games, { ...nobody, students: 0, byClass: [] });
    await openPage('/teacher/game-analytics', teacher);
    await expect.element(link('Open a class')).toHaveAttribute('href', '/teacher/invite-codes');
    await expectNoBarriers('without a class');
  });

  it('says that nobody is in a class, that nobody played, and that nobody played this game', async () => {
    answer((calls) => calls.analytics.games, { ...nobody, students: 0, byClass: [] });
    await openPage('/teacher/game-analytics', teacher);
    await expect.element(link('Show the code')).toHaveAttribute('href', '/teacher/invite-codes');
    await userEvent.selectOptions(page.getByLabelText('Class', { exact: true }), '7B');
    await expect.element(link('Show the code')).toHaveAttribute('href', `/teacher/classes/${second.id}/projector`);
    answer((calls) => calls.analytics.games, nobody);
    await userEvent.selectOptions(page.getByLabelText('Class', { exact: true }), '7A');
    await expect.element(link('Set a game')).toHaveAttribute('href', `/teacher/assignments?edit=new&class=${first.id}`);
    await expectNoBarriers('nobody played');
    await userEvent.selectOptions(page.getByLabelText('Game', { exact: true }), 'Anagram');
    await button('Show all games').click();
    await expect.element(link('Set a game')).toBeVisible();
  });

  it('can be loaded again', async () => {
    answer(
      (calls) => calls.analytics.games,
      () => {
        throw refusal('unavailable', 503);
      },
    );
    await openPage('/teacher/game-analytics', teacher);
    await expect.element(heading("We couldn't load what your classes play")).toBeVisible();
    answer((calls) => calls.analytics.games, played);
    await button('Retry').click();
    await expect.element(page.getByRole('region', { name: 'Hardest words' })).toBeVisible();
  });

  it.each([idOf(99), 'zzz'])('says above all classes that there is no class %s here', async (gone) => {
    const asked = answer(
      (calls) => calls.analytics.games,
      ({ classId }) => {
        if (classId) throw refusal('not-found', 404);
        return played;
      },
    );
    await openPage(`/teacher/game-analytics?class=${gone}`, teacher);
    await expect.element(page.getByText("We can't find that class")).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Hardest words' })).toBeVisible();
    expect(asked.at(-1)).not.toHaveProperty('classId');
    await userEvent.selectOptions(page.getByLabelText('Class', { exact: true }), '7A');
    await expect.element(page.getByText("We can't find that class")).not.toBeInTheDocument();
  });
});
