import type { OpenQuestion } from '@wordgrove/contract/games';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { orpc, queryClient } from '#platform/api.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { assignmentId, button, facts, lose, openTest, quiz, radio, reloadTest, serveTest } from '#testing/game-test.ts';
import { press, tabTo } from '#testing/keys.ts';

const others: OpenQuestion[] = [
  { kind: 'gap', before: 'I feed the ', after: '.', clue: 'A small animal.', letter: '', letters: null },
  { kind: 'claim', ask: 'meaning', frame: 'a bird', shown: 'cat', options: ['owl', 'cow'] },
  { kind: 'letters', ask: 'definition', clue: 'A bird.', letters: ['w', 'o', 'l'] },
  { kind: 'order', tiles: ['cats', 'I', 'like'], end: '.' },
  { kind: 'groups', title: 'Animals', groups: ['wild', 'tame'], things: ['owl', 'cow'] },
];

describe('a test', () => {
  it('says what to expect, and starts once however often it is tapped', async () => {
    const { started } = serveTest(quiz, { endsAt: '2026-11-23T08:05:00.000Z' });
    await openTest();
    await expect.element(page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
    await expect.element(page.getByText(/^It ends on 23 Nov 2026, .* whatever time is left\.$/)).toBeVisible();
    await expect.element(page.getByText('You have 20 minutes, and the clock runs from the start.')).toBeVisible();
    await expect.element(page.getByText('Your extra time of 25% is included.')).toBeVisible();
    await expectNoBarriers('before the start');
    await button('Start the test').dblClick();
    await expect.element(page.getByRole('region', { name: /^Question 1 of 2/ })).toBeVisible();
    expect(started).toHaveLength(1);
    await expectNoBarriers('the paper');
  });

  it('shows at once that more time was given, and keeps what was answered', async () => {
    const { state } = serveTest(quiz, { endsAt: '2026-11-23T08:05:00.000Z' });
    state.is = 'open';
    await openTest();
    await expect.element(page.getByText(/^Time left (5:00|4:5\d)$/)).toBeVisible();
    await radio('cat').click();
    await expect.element(page.getByText('1 of 2 answered')).toBeVisible();
    const given = { endsAt: '2026-11-23T08:20:00.000Z', now: '2026-11-23T08:01:00.000Z' };
    serveTest(quiz, given).state.is = 'open';
    // As a hint does, see `live-topics`.
    await queryClient.invalidateQueries({ queryKey: orpc.games.test.key() });
    await expect.element(page.getByText(/^Time left (19:00|18:5\d)$/)).toBeVisible();
    await expect.element(page.getByText(/Your teacher changed the time: the test now ends on/)).toBeVisible();
    await expect.element(page.getByText('1 of 2 answered')).toBeVisible();
    await expectNoBarriers('a paper with more time');
    // Taken back, that is news again.
    serveTest(quiz, { endsAt: '2026-11-23T08:05:00.000Z', now: '2026-11-23T08:01:30.000Z' }).state.is = 'open';
    await queryClient.invalidateQueries({ queryKey: orpc.games.test.key() });
    await expect.element(page.getByText(/^Time left (3:30|3:2\d)$/)).toBeVisible();
    await expect.element(page.getByText(/Your teacher changed the time: the test now ends on/)).toBeVisible();
  });

  it('keeps each answer, lets it be changed, and says nothing about what is right', async () => {
    const { state, kept } = serveTest();
    state.is = 'open';
    await openTest();
    await tabTo(radio('cat'));
    await press(' ');
    await expect.element(page.getByText('1 of 2 answered')).toBeVisible();
    await expect.poll(() => kept.get(0)?.answer).toEqual({ choice: 0 });
    await press('ArrowDown');
    await expect.poll(() => kept.get(0)?.answer).toEqual({ choice: 1 });
    await expect.element(page.getByText('All your answers are kept.')).toBeVisible();
    expect(document.querySelector('[data-state="right"], [data-state="wrong"]')).toBeNull();
  });

  it('goes on after a reload, also with answers that never reached the server', async () => {
    const { state, kept, serveAnswers } = serveTest();
    state.is = 'open';
    await openTest();
    await radio('cat too').click();
    await expect.poll(() => kept.get(0)?.answer).toEqual({ choice: 1 });
    const lost = answer((calls) => calls.games.saveAnswers, lose);
    await radio('owl').click();
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await expect.element(page.getByText(/^Not all your answers have reached us yet/)).toBeVisible();
    await cleanup();
    serveAnswers();
    await reloadTest();
    await expect.element(radio('cat too')).toBeChecked();
    await expect.element(radio('owl')).toBeChecked();
    await expect.poll(() => kept.get(1)?.answer).toEqual({ choice: 0 });
  });

  it('shows a newer answer that was given on another device', async () => {
    const { state, kept } = serveTest();
    state.is = 'open';
    await openTest();
    await expect.element(radio('cat')).toBeVisible();
    kept.set(0, { question: 0, seq: 50, answer: { choice: 3 } });
    await radio('cat').click();
    await expect.element(radio('cat four')).toBeChecked();
  });

  it('shows what was answered in another tab when somebody comes back from there', async () => {
    const { state, kept, finished } = serveTest();
    state.is = 'open';
    await openTest();
    await radio('cat').click();
    await expect.poll(() => kept.get(0)?.answer).toEqual({ choice: 0 });
    kept.set(0, { question: 0, seq: 50, answer: { choice: 1 } });
    kept.set(1, { question: 1, seq: 51, answer: { choice: 0 } });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(radio('cat too')).toBeChecked();
    await expect.element(radio('owl')).toBeChecked();
    await radio('owl too').click();
    await expect.poll(() => kept.get(1)).toMatchObject({ answer: { choice: 1 } });
    expect(kept.get(1)?.seq).toBeGreaterThan(51);
    expect(finished).toEqual([]);
  });

  it('asks before it is handed in with questions unanswered, once, and then shows the score', async () => {
    const { state, serveEnd } = serveTest();
    const bothTaps = Promise.withResolvers<void>();
    const finished = serveEnd(bothTaps.promise);
    state.is = 'open';
    await openTest();
    await radio('cat').click();
    await button('Finish').click();
    await expect.element(page.getByRole('dialog', { name: '1 question is unanswered' })).toBeVisible();
    await expectNoBarriers('asked');
    await button('Go back').click();
    await radio('owl').click();
    await button('Finish').dblClick();
    // Sooner, and the second tap would land on the result and take the focus off its heading.
    bothTaps.resolve();
    await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus();
    await expect.element(page.getByText('50%')).toBeVisible();
    expect(facts()).toBe('Result50%Points10 of 20Right answers1 of 2');
    await expect.element(page.getByText(/^Time was up/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/^You can see the right answers from/)).toBeVisible();
    expect(finished).toHaveLength(1);
    expect(localStorage.getItem(`games:test:${assignmentId}`)).toBeNull();
    await expectNoBarriers('the result');
  });

  it('that has ended on the server shows its result', async () => {
    const { state } = serveTest();
    state.is = 'open';
    await openTest();
    await expect.element(radio('cat')).toBeVisible();
    state.is = 'ended';
    answer(
      (calls) => calls.games.saveAnswers,
      () => {
        throw refusal('test-over', 409);
      },
    );
    await radio('cat').click();
    await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  });

  it('takes every kind of answer by keyboard alone, on a narrow screen', async () => {
    await page.viewport(320, 700);
    const { state, kept } = serveTest(others);
    state.is = 'open';
    await openTest();
    await tabTo(page.getByRole('textbox', { name: 'The missing word' }));
    await press(...'cat');
    // A group of radios is one stop of Tab, its first; the arrows go on from there.
    await tabTo(radio('True'));
    await press('ArrowDown');
    await tabTo(radio('owl'));
    await press(' ');
    await tabTo(page.getByRole('textbox', { name: 'Your word' }));
    await press(...'owl');
    for (const tile of ['I', 'like', 'cats']) {
      await tabTo(page.getByRole('list', { name: 'Pieces left' }).getByRole('button', { name: tile, exact: true }));
      await press('Enter');
    }
    await page.getByRole('combobox', { name: 'owl' }).selectOptions('wild');
    await page.getByRole('combobox', { name: 'cow' }).selectOptions('tame');
    const answers = [
      { text: 'cat' },
      { says: false, pick: 0 },
      { text: 'owl' },
      { order: [1, 2, 0] },
      { places: [0, 1] },
    ];
    await expect.poll(() => [...kept.values()].map((each) => each.answer)).toEqual(expect.arrayContaining(answers));
    await expectNoBarriers('every kind');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('that isn’t the student’s says so', async () => {
    answer(
      (calls) => calls.games.test,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openTest();
    await expect.element(page.getByText("This test isn't here")).toBeVisible();
  });
});
