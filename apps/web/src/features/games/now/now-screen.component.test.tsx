import type { GrownWord, NowPiece } from '@wordgrove/contract/games';
import { limits } from '@wordgrove/contract/limits';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, reachServer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { cardOf, fruit, todayOf } from '#testing/flashcards.ts';
import { holdClock } from '#testing/held-clock.ts';
import { press } from '#testing/keys.ts';
import { openPage, reloadPage } from '#testing/open.tsx';
import { ownPage } from '#testing/own-page.ts';
import { student } from '#testing/people.ts';
import { hubOf, itemOf, playOf, resultOf } from '#testing/plays.ts';
import * as rounds from '#testing/rounds.ts';
import { answerDashboard, ownClassOf } from '#testing/school.ts';

const address = '/student/play';

beforeEach(() => window.localStorage.removeItem('games:goes-on'));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const [apple, pear] = fruit.map(cardOf);
const cards: NowPiece = { kind: 'cards', cards: [apple, pear].flatMap((card) => card ?? []) };
const game: NowPiece = { kind: 'play', play: playOf('quiz', rounds.quiz) };
const grown: GrownWord[] = [
  { word: 'apple:noun', lemma: 'apple', before: 'new', after: 'learning', isGrown: true },
  { word: 'cat:noun', lemma: 'cat', before: 'known', after: 'known', isGrown: true },
  { word: 'owl:noun', lemma: 'owl', before: 'learning', after: 'learning', isGrown: false },
];

/** A server with these pieces, one at each place, and nothing after them. */
function answerPieces(...pieces: NowPiece[]) {
  const graded = answer(
    (calls) => calls.flashcards.grade,
    ({ cardId, grade = 3 }) => ({
      ...{ cardId, word: '', state: 'learning' as const, due: null, grade, typed: null, isExtra: false },
      ...{ today: todayOf(1), next: [], tasks: [] },
    }),
  );
  answer(
    (calls) => calls.games.saveMoves,
    ({ from, moves }) => ({ kept: from + moves.length, moves: null, clock: null }),
  );
  answer((calls) => calls.games.playedNow, { words: grown, xp: 7 });
  const finished = answer((calls) => calls.games.finish, { ...resultOf('quiz', [itemOf('cat')]), tasks: [] });
  const asked = answer(
    (calls) => calls.games.playNow,
    ({ place }) => ({ piece: pieces[place] ?? { kind: 'nothing' } }),
  );
  return { graded, finished, asked };
}

const isLost = () => {
  throw lostNetwork();
};

/** By keys, which unlike a tap needn't wait until the second one of a double tap can't come any more. */
async function answerCard(word: string, grade: '1' | '3'): Promise<void> {
  await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  await press('Space', grade);
}

/** React's strict mode asks for each piece twice. */
const placesIn = (asked: readonly { place: number }[]) => [...new Set(asked.map(({ place }) => place))];

const right = (text: string) => page.getByRole('button', { name: text });

describe('Play now', () => {
  it('begins with one tap, goes on by itself after right answers, and ends with what grew', async () => {
    const { graded, finished, asked } = answerPieces(cards, { kind: 'over' }, game);
    answerDashboard({});
    await openPage('/student-dashboard', student);
    await button('Play now').click();
    await answerCard('apple', '3');
    await answerCard('pear', '1');
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    const clock = holdClock();
    await right('a pet that purrs').click();
    await clock.tick(1500);
    await expect.element(page.getByText('Question 2 of 2', { exact: true })).toBeVisible();
    await right('a bird').click();
    await clock.tick(1500);
    await expect.element(heading('2 words grew')).toBeVisible();
    await expectNoBarriers('the end');
    const list = page.getByRole('list', { name: 'Words that grew' });
    await expect.element(list.getByRole('listitem').first()).toHaveTextContent('appleNew→Learning');
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
    expect(graded.map(({ grade }) => grade)).toEqual([3, 1]);
    expect(finished).toHaveLength(1);
    expect(placesIn(asked)).toEqual([0, 1, 2, 3]);
    expect(new Set(asked.map(({ session }) => session)).size).toBe(1);
  });

  it('waits after a wrong answer', async () => {
    answerPieces(game);
    await openPage(address, student);
    const clock = holdClock();
    await right('a plant').click();
    await clock.tick(5000);
    await expect.element(button('Next')).toBeVisible();
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    await expectNoBarriers('a game');
    await button('Next').click();
    await expect.element(page.getByText('Question 2 of 2', { exact: true })).toBeVisible();
  });

  it('stops whenever the student likes: what was answered counts', async () => {
    const { finished } = answerPieces(game);
    await openPage(address, student);
    await right('a pet that purrs').click();
    await button('Stop here').click();
    await expect.element(heading('2 words grew')).toBeVisible();
    expect(finished.map(({ moves }) => moves.length)).toEqual([1]);
    await expect.element(page.getByRole('link', { name: 'Done', exact: true })).toBeVisible();
  });

  it('gives the bar back with a pause, and loses nothing by it, on a card and in a game', async () => {
    answerPieces(cards, game);
    await openPage(address, student);
    await expect.element(page.getByText('apple', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    await press('Space');
    await button('Pause').click();
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expectNoBarriers('a pause');
    await press('3', 'Escape');
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    await press('3');
    await answerCard('pear', '3');
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    const clock = holdClock();
    await right('a pet that purrs').click();
    await press('Escape');
    await expect.element(page.getByRole('banner')).toBeVisible();
    await clock.tick(5000);
    await button('Go on').click();
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    await clock.tick(1500);
    await expect.element(page.getByText('Question 2 of 2', { exact: true })).toBeVisible();
  });

  it('plays the piece in which its time passes to its end', async () => {
    const { finished, asked } = answerPieces(game, cards);
    const session = { id: v7(), place: 0, spentMs: 1000 * limits.nowSeconds - 1, begunAt: Date.now(), isOver: false };
    window.localStorage.setItem(`wordgrove-now:${student.user.uid}`, JSON.stringify(session));
    await openPage(address, student);
    await right('a plant').click();
    await button('Next').click();
    const clock = holdClock();
    for (const answered of ['a bird', 'a pet that purrs']) {
      await right(answered).click();
      await clock.tick(1500);
    }
    await expect.element(heading('2 words grew')).toBeVisible();
    expect(finished.map(({ moves }) => moves.length)).toEqual([3]);
    expect(placesIn(asked)).toEqual([0]);
  });

  it('is at the same piece after a reload, and at its end after one there', async () => {
    const { asked } = answerPieces(cards, game);
    const open = await openPage(address, student);
    await answerCard('apple', '3');
    await answerCard('pear', '3');
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    await reloadPage(open, student);
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    expect(placesIn(asked)).toEqual([0, 1]);
    expect(new Set(asked.map(({ session }) => session)).size).toBe(1);
    await button('Stop here').click();
    await expect.element(heading('2 words grew')).toBeVisible();
  });

  it('asks for no word again whose answer was on its way at a reload', async () => {
    answerPieces(cards);
    const open = await openPage(address, student);
    await expect.element(page.getByText('apple', { exact: true })).toBeVisible();
    answer((calls) => calls.flashcards.grade, isLost);
    await answerCard('apple', '3');
    await expect.element(page.getByText('pear', { exact: true })).toBeVisible();
    const { graded } = answerPieces();
    answer(
      (calls) => calls.games.playNow,
      async () => {
        const known = new Set(graded.map(({ cardId }) => cardId));
        const piece: NowPiece = { kind: 'cards', cards: cards.cards.filter(({ id }) => !known.has(id)) };
        // An answer that overtakes the piece isn't known to it.
        await vi.waitUntil(() => graded.length > 0);
        return { piece };
      },
    );
    await reloadPage(open, student);
    await expect.element(page.getByText('pear', { exact: true })).toBeVisible();
    expect(graded.map(({ cardId }) => cardId)).toEqual([apple?.id]);
    await expect.element(page.getByText('apple', { exact: true })).not.toBeInTheDocument();
  });

  it('loses nothing with the network: it goes on by itself once the server is back', async () => {
    answerPieces(cards);
    await openPage(address, student);
    await answerCard('apple', '3');
    answer((calls) => calls.flashcards.grade, isLost);
    answer((calls) => calls.games.playNow, isLost);
    await answerCard('pear', '3');
    await expect.element(page.getByText("The next words couldn't be loaded")).toBeVisible();
    const { graded } = answerPieces(cards, game);
    await reachServer();
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    await expect.poll(() => graded.map(({ cardId }) => cardId)).toEqual([pear?.id]);
  });

  it('tells at its end what grew only when all answers have arrived', async () => {
    answerPieces(cards);
    const asked = answer((calls) => calls.games.playedNow, { words: [], xp: 0 });
    answer((calls) => calls.flashcards.grade, isLost);
    await openPage(address, student);
    await answerCard('apple', '3');
    await button('Stop here').click();
    await expect.element(page.getByText('1 answer is kept on this device', { exact: false })).toBeVisible();
    await expectNoBarriers('an end that waits');
    expect(asked).toHaveLength(0);
    const { graded } = answerPieces(cards);
    await reachServer();
    await expect.element(heading('2 words grew')).toBeVisible();
    expect(graded.map(({ cardId }) => cardId)).toEqual([apple?.id]);
    await expect.element(page.getByText('1 answer is kept', { exact: false })).not.toBeInTheDocument();
  });

  it('is not to be had while a teacher has switched it off for lessons', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 9, 30) });
    onTestFinished(() => void vi.useRealTimers());
    const allows = { sound: true, celebrations: true, forest: true, playInLessons: false };
    answer((calls) => calls.classes.mine, [ownClassOf('5-A', { allows })]);
    answer((calls) => calls.games.hub, hubOf());
    answer((calls) => calls.flashcards.decks, []);
    answer((calls) => calls.assignments.mine, ownPage([]));
    const { asked } = answerPieces(cards);
    const { path } = await openPage(address, student);
    await expect.poll(path).toBe('/games');
    await expect.element(heading('Games')).toBeVisible();
    await expect.element(button('Play now')).not.toBeInTheDocument();
    // A piece that is asked for may be a play, and then it has begun.
    expect(asked).toHaveLength(0);
  });
});
