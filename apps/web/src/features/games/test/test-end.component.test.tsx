import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { button, facts, lose, openTest, quiz, radio, serveTest } from '#testing/game-test.ts';
import { holdClock } from '#testing/held-clock.ts';

describe('a test', () => {
  it('that can’t be handed in says so, keeps everything, and hands it in later', async () => {
    const { state, kept, serveEnd } = serveTest();
    state.is = 'open';
    await openTest();
    answer((calls) => calls.games.saveAnswers, lose);
    answer((calls) => calls.games.finishTest, lose);
    answer((calls) => calls.health.check, lose);
    await radio('cat').click();
    await radio('owl too').click();
    await button('Finish').click();
    await expect.element(page.getByText("It isn't handed in yet")).toBeVisible();
    await expectNoBarriers('not handed in');
    serveEnd();
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    expect([kept.get(0)?.answer, kept.get(1)?.answer]).toEqual([{ choice: 0 }, { choice: 1 }]);
  });

  it.each([
    ['its time is up', false, /^Time was up before you handed it in/],
    ['its teacher closes it', true, /^Your teacher closed the test before you handed it in/],
  ])('ends by itself when %s, by the server’s clock', async (_, isClosed, said) => {
    const clock = holdClock();
    const { state, finished } = serveTest(quiz, { endsAt: '2026-11-23T08:00:00.000Z', isClosed });
    state.is = 'open';
    await openTest();
    await radio('cat').click();
    await clock.tick(500);
    await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect.element(page.getByText(said)).toBeVisible();
    expect(facts()).toBe('Result50%Points10 of 20Right answers1 of 2Answered1 of 2');
    expect(finished).toMatchObject([{ answers: [{ question: 0, answer: { choice: 0 } }] }]);
  });

  it('that time ends without a network says that answers may come too late, and afterwards how many did', async () => {
    const clock = holdClock();
    const { state, show } = serveTest(quiz, { endsAt: '2026-11-23T08:00:00.000Z' });
    state.is = 'open';
    await openTest();
    for (const call of ['saveAnswers', 'finishTest'] as const) answer((calls) => calls.games[call], lose);
    answer((calls) => calls.health.check, lose);
    await radio('cat').click();
    await expect
      .element(page.getByText(/^Not all your answers .* count if they reach us before time is up\.$/))
      .toBeVisible();
    await clock.tick(500);
    await expect
      .element(page.getByText(/Time was up before 1 answer reached us\. It may no longer count\.$/))
      .toBeVisible();
    await expectNoBarriers('time was up without a network');
    answer(
      (calls) => calls.games.finishTest,
      () => {
        state.is = 'ended';
        return show();
      },
    );
    await button('Try again').click();
    await expect
      .element(page.getByText(/^Time was up .* 1 answer reached us too late and doesn’t count\.$/))
      .toBeVisible();
  });
});
