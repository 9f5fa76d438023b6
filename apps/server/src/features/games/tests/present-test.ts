import type { EndedTest, GameTest, GivenAnswer, RunningTest } from '@wordgrove/contract/games';
import type { PlayRow } from '#features/games/play-store.ts';
import type { SetTest, TestTask } from '#platform/set-test.ts';
import { formOf } from './judge-test.ts';
import { scoreOf } from './test-score.ts';

type Named = Pick<TestTask, 'assignmentId' | 'title' | 'wish'>;

const named = ({ assignmentId, title, wish: { type } }: Named) => ({ assignmentId, title, type });

export function presentNew(set: SetTest, questions: number): GameTest {
  const { minutes, extraTime, isOpen, until } = set;
  const endsBy = until?.toISOString() ?? null;
  return { state: 'new', ...named(set), questions, minutes, extraTime, endsBy, isOpen };
}

type Running = {
  id: string;
  round: PlayRow['round'];
  answers: GivenAnswer[];
  endsAt: Date | null;
  isClosed?: boolean;
  now: Date;
};

/** A test in progress: what is shown of its round, and the student's own answers. */
export function presentRunning(
  test: Named,
  { id, round, answers, endsAt, isClosed = false, now }: Running,
): RunningTest {
  const open = formOf(test.wish.type).open(round);
  const at = { endsAt: endsAt?.toISOString() ?? null, isClosed, now: now.toISOString() };
  return { state: 'open', ...named(test), id, round: open, answers, ...at };
}

type Item = NonNullable<EndedTest['items']>[number];
type Ended = { items: readonly Item[]; xp: number; finishedAt: Date } & Pick<EndedTest, 'cutOffBy'>;
type Shown = Pick<SetTest, 'areAnswersFree' | 'answersFrom' | 'points' | 'returnedPoints'>;

/** A test that is over. Its items go out only once nobody can use the right answers. */
export function presentEnded(test: Named & Shown, { items, xp, finishedAt, cutOffBy }: Ended): EndedTest {
  return {
    state: 'ended',
    ...named(test),
    ...scoreOf(items, test),
    cutOffBy,
    correct: items.filter(({ isRight }) => isRight).length,
    answered: items.filter(({ given }) => given !== null).length,
    questions: items.length,
    xp,
    finishedAt: finishedAt.toISOString(),
    items: test.areAnswersFree ? [...items] : null,
    answersFrom: test.answersFrom?.toISOString() ?? null,
  };
}
