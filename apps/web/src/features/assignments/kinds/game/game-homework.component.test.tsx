import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { ownHomework } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { student } from '#testing/people.ts';
import { playId, playOf } from '#testing/plays.ts';
import * as rounds from '#testing/rounds.ts';
import { idOf } from '#testing/school.ts';

const line = page.getByRole('link', { name: 'Homework: Fruit' });
const give = (own: OwnAssignment) => answer((calls) => calls.assignments.mine, ownPage([own]));

const task = { ...ownHomework().task, type: 'quiz', target: 80 } as OwnAssignment['task'];

async function openPlay(type: 'quiz' | 'word-match'): Promise<void> {
  const play = playOf(type, type === 'quiz' ? rounds.quiz : rounds.pairs);
  const source = { kind: 'assignment', assignmentId: idOf(700) } as const;
  answer((calls) => calls.games.resume, { ...play, wish: { ...play.wish, source } });
  await openPage(`/games/${type}?play=${playId}`, student);
  await expect.element(line).toHaveAttribute('href', `/assignments/${idOf(700)}`);
}

it('a game played for homework names it, follows it, and leads back to it', async () => {
  await page.viewport(390, 844);
  give(ownHomework({ task }));
  await openPlay('quiz');
  await expect.element(page.getByText('Target: 80%')).toBeVisible();
  await expectNoBarriers('playing for homework');
  expect(document.scrollingElement?.scrollWidth).toBe(document.documentElement.clientWidth);
  give(ownHomework({ task, percent: 90, state: 'turned-in', turnedInAt: '2026-11-23T09:00:00.000Z' }));
  await queryClient.invalidateQueries({ queryKey: orpc.assignments.mine.key() });
  await expect.element(page.getByText('Turned in')).toBeVisible();
});

it('another game with its words names it without a result, which it can’t change', async () => {
  give(ownHomework({ task }));
  await openPlay('word-match');
  expect(page.getByText('Target: 80%').query()).toBeNull();
});
