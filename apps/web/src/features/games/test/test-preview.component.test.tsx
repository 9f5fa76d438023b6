import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TriedGame } from '#platform/tried-game.ts';
import { keepTriedGame } from '#platform/tried-game.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { assignmentId, button, quiz, radio } from '#testing/game-test.ts';
import { holdClock } from '#testing/held-clock.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';

const named = { assignmentId, title: 'Unit 3', type: 'quiz' } as const;

beforeEach(() => {
  const round = { questions: quiz, bank: [], passage: null };
  const open = { id: assignmentId, endsAt: null, isClosed: false, now: '2026-11-23T08:00:00.000Z' };
  answer((calls) => calls.games.previewTest, { state: 'open', ...named, ...open, round, answers: [] });
});

/** A server that judges what it is sent, and keeps nothing. */
function serveJudge() {
  const score = { percent: 50, earned: null, correct: 1, answered: 1, questions: 2, xp: 0 };
  const ended = { finishedAt: '2026-11-23T08:01:00.000Z', items: null, answersFrom: null, cutOffBy: null };
  return answer((calls) => calls.games.judgePreview, { state: 'ended', ...named, ...score, ...ended });
}

async function openPreview(test: TriedGame['test']) {
  const back = { to: `/assignments/${assignmentId}`, search: { preview: '1' } };
  const set = { mode: 'definition', items: 2, timer: 'none', source: { kind: 'level', level: 'A1' } } as const;
  keepTriedGame({ ...named, ...set, back, words: null, test });
  await openPage(`/teacher/game-analytics/previews?preview=quiz&tried=${assignmentId}`, teacher);
}

/** Lets a minute pass for whatever measures time. */
function passMinute() {
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + 60_000);
}

it('shows what students read before a test, then its clock, which ends it as it would end theirs', async () => {
  const clock = holdClock();
  const judged = serveJudge();
  await openPreview({ minutes: 1, until: null });
  await expect.element(page.getByText('You have 1 minute, and the clock runs from the start.')).toBeVisible();
  await expect.element(page.getByText('This is a preview')).toBeVisible();
  expect(page.getByText('Question 1 of 2').query()).toBeNull();
  await expectNoBarriers('before a previewed test');
  await button('Start the test').click();
  await expect.element(page.getByText(/^Time left (1:00|0:59)$/)).toBeVisible();
  await radio('cat').click();
  expect(judged).toHaveLength(0);
  passMinute();
  await clock.tick(500);
  await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect.element(page.getByText(/^Time was up before you handed it in/)).toBeVisible();
  expect(judged).toMatchObject([{ answers: [{ question: 0, answer: { choice: 0 } }] }]);
  await expectNoBarriers('a previewed test that time ended');
  await button('Start again').click();
  await expect.element(page.getByText(/^Time left (1:00|0:59)$/)).toBeVisible();
  await expect.element(radio('cat')).not.toBeChecked();
});

it('shows a test without minutes with no clock, and nothing that time ended', async () => {
  serveJudge();
  await openPreview({ minutes: null, until: null });
  await expect.element(page.getByText('You have as much time as you need.')).toBeVisible();
  await button('Start the test').click();
  await radio('cat').click();
  await radio('owl').click();
  expect(page.getByText(/^Time left/).query()).toBeNull();
  await button('Finish').click();
  await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  expect(page.getByText(/^Time was up/).query()).toBeNull();
});

it('shows a test that is over as it was while it could be done', async () => {
  holdClock();
  await openPreview({ minutes: 20, until: '2026-01-05T08:00:00.000Z' });
  await expect.element(page.getByText(/^It ends on .*2026/)).toBeVisible();
  await button('Start the test').click();
  await expect.element(page.getByText(/^Time left (20:00|19:59)$/)).toBeVisible();
});

it('ends a test at its due time when that comes before its minutes are over', async () => {
  vi.setSystemTime('2026-11-23T08:00:00.000Z');
  onTestFinished(() => void vi.useRealTimers());
  holdClock();
  await openPreview({ minutes: 20, until: '2026-11-23T08:07:00.000Z' });
  await button('Start the test').click();
  await expect.element(page.getByText(/^Time left (7:00|6:59)$/)).toBeVisible();
});
