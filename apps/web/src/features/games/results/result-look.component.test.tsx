import type { PlayResult } from '@wordgrove/contract/games';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsHaveCome } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { itemOf, playId, resultOf } from '#testing/plays.ts';
import { ownClassOf } from '#testing/school.ts';

const words = ['cat', 'owl', 'oak', 'sun', 'ice', 'tea', 'cow', 'egg', 'bus', 'bag'];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const best = page.getByText('A new personal best!', { exact: true });

/** A quiz of ten questions, so many of them right. */
function quizWith(right: number, change: Partial<PlayResult> = {}): PlayResult {
  const items = words.map((word, place) =>
    itemOf(word, place < right ? {} : { isRight: false, given: 'dog', points: 0 }),
  );
  return resultOf('quiz', items, change);
}

async function openResult(result: PlayResult, celebrations = true): Promise<void> {
  const allows = { sound: true, celebrations, forest: true, playInLessons: true };
  answer((calls) => calls.classes.mine, [ownClassOf('5-A', { allows })]);
  answer((calls) => calls.dictionary.savedWords, { total: 0, words: [] });
  answer((calls) => calls.games.result, result);
  await openPage(`/games/quiz?result=${playId}`, student);
  await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus();
}

const petals = () => document.querySelectorAll('[data-petals]').length;

describe('the results', () => {
  it.each([
    [10, '100%', 'Every single one right!'],
    [8, '80%', 'Nearly all of them!'],
    [5, '50%', 'Good going. The rest will come.'],
    [1, '10%', 'A tough round. Every try helps you remember.'],
  ])('of %i right answers in ten have a number, a face and a sentence of their own', async (right, share, sentence) => {
    await openResult(quizWith(right));
    await expect.element(page.getByText(share, { exact: true })).toBeVisible();
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Results' });
    await expect.element(heading).toHaveAccessibleDescription(`${share} Right at first try ${sentence}`);
    await expect.poll(petals).toBe(right === 10 ? 1 : 0);
    await expectNoBarriers(share);
  });

  it('celebrate nothing where a class has that off', async () => {
    const bestBefore = { points: 50, maxPoints: 100 };
    await openResult(quizWith(10, { isBest: true, bestBefore }), false);
    await requestsHaveCome();
    expect(best.query()).toBeNull();
    expect(petals()).toBe(0);
  });

  it('name a personal best, but not of the first play', async () => {
    await openResult(quizWith(6, { isBest: true, bestBefore: { points: 50, maxPoints: 100 } }));
    await expect.element(best).toBeVisible();
  });

  it('tell the best of before beside a result that is no better', async () => {
    await openResult(quizWith(2, { bestBefore: { points: 50, maxPoints: 100 } }));
    await expect.element(page.getByText('Best so far')).toBeVisible();
    await expect.element(page.getByText('50%', { exact: true })).toBeVisible();
  });

  it('name the words that grew, by what became of them, and not those that were only right', async () => {
    const items = [
      itemOf('tea', { isGrown: true }),
      itemOf('cat', { isGrown: true, stateBefore: 'at-risk' }),
      itemOf('owl', { isGrown: true, state: 'known' }),
      itemOf('sun'),
      itemOf('oak', { isRight: false, points: 0 }),
    ];
    await openResult(resultOf('quiz', items));
    const grown = page.getByRole('region', { name: '3 words grew' });
    await expect.element(grown).toBeVisible();
    const named = (growth: string) => grown.getByRole('list', { name: growth, exact: true }).getByRole('listitem');
    await expect.element(named('Learning Known')).toHaveTextContent('owl');
    await expect.element(named('At risk Learning')).toHaveTextContent('cat');
    await expect.element(named('Stronger')).toHaveTextContent('tea');
    expect(grown.getByRole('listitem').elements()).toHaveLength(3);
    await expectNoBarriers('what grew');
  });

  it('claim nothing of a play in which no word grew', async () => {
    await openResult(quizWith(10));
    await requestsHaveCome();
    expect(page.getByText(/grew/).query()).toBeNull();
  });

  it('fold the answers, those that went wrong first', async () => {
    await openResult(quizWith(9));
    const items = page.getByRole('region', { name: 'Every answer' }).getByRole('listitem');
    expect(items.elements()).toHaveLength(0);
    await page.getByRole('heading', { name: 'Every answer' }).click();
    await expect.element(items.first()).toMatchTextContent(/Right would be: bag/);
    expect(items.elements()).toHaveLength(10);
  });
});

describe('the way on from the results', () => {
  const main = () => document.querySelector('main [class*="actions"] > *')?.textContent;

  it.each([
    ['the words that were missed', quizWith(8), 'Practise these 2 again'],
    ['a new round after full marks', quizWith(10), 'New round'],
  ])('is %s', async (_what, result, name) => {
    await openResult(result);
    await expect.element(button(name)).toBeVisible();
    expect(main()).toBe(name);
  });

  it('is Play now once everything that was missed is right', async () => {
    const again = { ...quizWith(10).wish, source: { kind: 'again', playId } as const };
    await openResult(quizWith(10, { wish: again }));
    await expect.element(button('Play now')).toBeVisible();
    await expect.element(button('Change settings')).toBeVisible();
  });
});
