import type { GameTest, GivenAnswer, OpenQuestion, RunningTest } from '@wordgrove/contract/games';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { orpc, queryClient } from '#platform/api.ts';
import { answer, lostNetwork, refusal, requestsHaveCome } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';

const assignmentId = '0190a5e0-0000-7000-8000-0000000000cc';
const named = { assignmentId, title: 'Unit 3', type: 'quiz' } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The names and values of a result. */
const facts = () => document.querySelector('dl')?.textContent;
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

const quiz: OpenQuestion[] = ['cat', 'owl'].map((word) => ({
  kind: 'choice',
  ask: 'definition',
  prompt: `The meaning of ${word}`,
  options: [word, `${word} too`, `${word} three`, `${word} four`],
}));

const others: OpenQuestion[] = [
  { kind: 'gap', before: 'I feed the ', after: '.', clue: 'A small animal.', letter: '' },
  { kind: 'claim', ask: 'meaning', frame: 'a bird', shown: 'cat', options: ['owl', 'cow'] },
  { kind: 'letters', ask: 'definition', clue: 'A bird.', letters: ['w', 'o', 'l'] },
  { kind: 'order', tiles: ['cats', 'I', 'like'], end: '.' },
  { kind: 'groups', title: 'Animals', groups: ['wild', 'tame'], things: ['owl', 'cow'] },
];

/** A server that keeps one test, as far as the screen sees it. */
function serve(questions: readonly OpenQuestion[] = quiz, more: Partial<RunningTest> = {}) {
  const kept = new Map<number, GivenAnswer>();
  const state: { is: GameTest['state'] } = { is: 'new' };
  const show = (): GameTest => {
    if (state.is === 'new') return { state: 'new', ...named, questions: 2, minutes: 20, extraTime: 25, isOpen: true };
    if (state.is === 'open') {
      const round = { questions: [...questions], bank: [], passage: null };
      const at = { endsAt: null, isClosed: false, now: '2026-11-23T08:00:00.000Z', ...more };
      return { state: 'open', ...named, id: assignmentId, round, answers: [...kept.values()], ...at };
    }
    const earned = { points: 10, max: 20 };
    const score = { percent: 50, earned, correct: 1, answered: kept.size, questions: questions.length, xp: 3 };
    const cutOffBy = more.isClosed ? 'closing' : more.endsAt ? 'time' : null;
    const finishedAt = '2026-11-23T08:09:00.000Z';
    return {
      state: 'ended',
      ...named,
      ...score,
      cutOffBy,
      finishedAt,
      items: null,
      answersFrom: '2026-11-24T08:00:00.000Z',
    };
  };
  const keep = (answers: readonly GivenAnswer[] = []) => {
    for (const each of answers) if (each.seq > (kept.get(each.question)?.seq ?? 0)) kept.set(each.question, each);
    return { kept: answers.flatMap(({ question }) => kept.get(question) ?? []) };
  };
  answer((calls) => calls.games.test, show);
  const started = answer(
    (calls) => calls.games.startTest,
    () => {
      state.is = 'open';
      return show();
    },
  );
  const serveAnswers = () =>
    answer(
      (calls) => calls.games.saveAnswers,
      ({ answers }) => keep(answers),
    );
  const serveEnd = () =>
    answer(
      (calls) => calls.games.finishTest,
      ({ answers }) => {
        keep(answers);
        state.is = 'ended';
        return show();
      },
    );
  return { kept, state, started, serveAnswers, serveEnd, saved: serveAnswers(), finished: serveEnd() };
}

async function open() {
  await openPage(`/games/quiz?test=${assignmentId}`, student);
}

/** Renders the page again from scratch, as a reload does. */
async function reload() {
  await cleanup();
  await requestsHaveCome();
  queryClient.clear();
  await open();
}

const lose = () => {
  throw lostNetwork();
};

describe('a test', () => {
  it('says what to expect, and starts once however often it is tapped', async () => {
    const { started } = serve();
    await open();
    await expect.element(page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
    await expect.element(page.getByText('You have 20 minutes, and the clock runs from the start.')).toBeVisible();
    await expect.element(page.getByText('Your extra time of 25% is included.')).toBeVisible();
    await expectNoBarriers('before the start');
    await button('Start the test').dblClick();
    await expect.element(page.getByRole('region', { name: /^Question 1 of 2/ })).toBeVisible();
    expect(started).toHaveLength(1);
    await expectNoBarriers('the paper');
  });

  it('shows at once that more time was given, and keeps what was answered', async () => {
    const { state } = serve(quiz, { endsAt: '2026-11-23T08:05:00.000Z' });
    state.is = 'open';
    await open();
    await expect.element(page.getByText(/^Time left (5:00|4:5\d)$/)).toBeVisible();
    await radio('cat').click();
    await expect.element(page.getByText('1 of 2 answered')).toBeVisible();
    const given = { endsAt: '2026-11-23T08:20:00.000Z', now: '2026-11-23T08:01:00.000Z' };
    serve(quiz, given).state.is = 'open';
    // As a hint does, see `live-topics`.
    await queryClient.invalidateQueries({ queryKey: orpc.games.test.key() });
    await expect.element(page.getByText(/^Time left (19:00|18:5\d)$/)).toBeVisible();
    await expect.element(page.getByText(/Your teacher changed the time: the test now ends on/)).toBeVisible();
    await expect.element(page.getByText('1 of 2 answered')).toBeVisible();
    await expectNoBarriers('a paper with more time');
  });

  it('keeps each answer, lets it be changed, and says nothing about what is right', async () => {
    const { state, kept } = serve();
    state.is = 'open';
    await open();
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
    const { state, kept, serveAnswers } = serve();
    state.is = 'open';
    await open();
    await radio('cat too').click();
    await expect.poll(() => kept.get(0)?.answer).toEqual({ choice: 1 });
    const lost = answer((calls) => calls.games.saveAnswers, lose);
    await radio('owl').click();
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await expect.element(page.getByText(/^Not all your answers have reached us yet/)).toBeVisible();
    await cleanup();
    serveAnswers();
    await reload();
    await expect.element(radio('cat too')).toBeChecked();
    await expect.element(radio('owl')).toBeChecked();
    await expect.poll(() => kept.get(1)?.answer).toEqual({ choice: 0 });
  });

  it('shows a newer answer that was given on another device', async () => {
    const { state, kept } = serve();
    state.is = 'open';
    await open();
    await expect.element(radio('cat')).toBeVisible();
    kept.set(0, { question: 0, seq: 50, answer: { choice: 3 } });
    await radio('cat').click();
    await expect.element(radio('cat four')).toBeChecked();
  });

  it('asks before it is handed in with questions unanswered, once, and then shows the score', async () => {
    const { state, finished } = serve();
    state.is = 'open';
    await open();
    await radio('cat').click();
    await button('Finish').click();
    await expect.element(page.getByRole('dialog', { name: '1 question is unanswered' })).toBeVisible();
    await expectNoBarriers('asked');
    await button('Go back').click();
    await radio('owl').click();
    await button('Finish').dblClick();
    await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus();
    await expect.element(page.getByText('50%')).toBeVisible();
    expect(facts()).toBe('Result50%Points10 of 20Right answers1 of 2');
    await expect.element(page.getByText(/^Time was up/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/^You can see the right answers from/)).toBeVisible();
    expect(finished).toHaveLength(1);
    expect(localStorage.getItem(`games:test:${assignmentId}`)).toBeNull();
    await expectNoBarriers('the result');
  });

  it('that can’t be handed in says so, keeps everything, and hands it in later', async () => {
    const { state, kept, serveEnd } = serve();
    state.is = 'open';
    await open();
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
    const { state, finished } = serve(quiz, { endsAt: '2026-11-23T08:00:00.000Z', isClosed });
    state.is = 'open';
    await open();
    await radio('cat').click();
    await clock.tick(500);
    await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect.element(page.getByText(said)).toBeVisible();
    expect(facts()).toBe('Result50%Points10 of 20Right answers1 of 2Answered1 of 2');
    expect(finished).toMatchObject([{ answers: [{ question: 0, answer: { choice: 0 } }] }]);
  });

  it('that has ended on the server shows its result', async () => {
    const { state } = serve();
    state.is = 'open';
    await open();
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
    const { state, kept } = serve(others);
    state.is = 'open';
    await open();
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
    await open();
    await expect.element(page.getByText("This test isn't here")).toBeVisible();
  });
});
