import type { GivenAnswer, RunningTest, TestAnswer } from '@wordgrove/contract/games';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { client } from '#platform/api.ts';
import { errorCode } from '#platform/errors.ts';
import { beforeSignOut } from '#platform/sign-out.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import type { AnswerKeeper, Answers } from './answer-keeper.ts';
import { keepAnswers } from './answer-keeper.ts';

/** Typing rests for so long before it is sent. */
const restMs = 600;
const againMs = 4000;
const keyOf = (testId: string) => `games:test:${testId}`;

export type TestAnswers = {
  answers: Answers;
  /** How many answers the server doesn't have yet. */
  waiting: number;
  give: (question: number, answer: TestAnswer | null) => void;
  unsent: () => readonly GivenAnswer[];
  /** From now on the end of the test delivers what is waiting. */
  leaveToEnd: () => void;
};

type Test = Pick<RunningTest, 'id' | 'assignmentId' | 'answers'>;

/** Keeps the answers of a test on the device until the server has them. A preview's stay on the screen. */
export function useTestAnswers(
  { id, assignmentId, answers: saved }: Test,
  isPreview: boolean,
  onOver: (answers: Answers) => void,
) {
  const over = useRef(onOver);
  const changed = useRef<(answers: Answers, waiting: number) => void>(() => undefined);
  const [keeper] = useState(() => keeperOf({ id, assignmentId, answers: saved }, isPreview, { over, changed }));
  const [{ answers, waiting }, setShown] = useState<{ answers: Answers; waiting: number }>(() => ({
    answers: keeper.first,
    waiting: keeper.unsent().length,
  }));
  useLayoutEffect(() => {
    over.current = onOver;
    changed.current = (next, count) => setShown({ answers: next, waiting: isPreview ? 0 : count });
  });

  // Those of another tab come with the next answer to the screen's question.
  useEffect(() => keeper.hear(saved), [keeper, saved]);

  const isLeftToEnd = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (isPreview) return;
    const flush = () => {
      if (!isLeftToEnd.current) void keeper.flush();
    };
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    flush();
    const timer = setInterval(flush, againMs);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    const takeBack = beforeSignOut({ finish: keeper.settle });
    return () => {
      clearInterval(timer);
      clearTimeout(rest.current);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      if (isLeftToEnd.current) takeBack();
      else void keeper.settle().then((isSettled) => isSettled && takeBack());
    };
  }, [keeper, isPreview]);

  const give = (question: number, answer: TestAnswer | null) => {
    keeper.give(question, answer);
    clearTimeout(rest.current);
    const isSent = !isPreview && !isLeftToEnd.current;
    if (isSent) rest.current = setTimeout(() => void keeper.flush(), restMs);
  };
  const leaveToEnd = () => {
    clearTimeout(rest.current);
    isLeftToEnd.current = true;
  };
  return { answers, waiting, give, unsent: keeper.unsent, leaveToEnd } satisfies TestAnswers;
}

/** Forgets what the device has kept of a test that is over. */
export function forgetAnswers(testId: string): void {
  removeStored(keyOf(testId));
}

type Handlers = {
  over: { readonly current: (answers: Answers) => void };
  changed: { readonly current: (answers: Answers, waiting: number) => void };
};

function keeperOf({ id, assignmentId, answers }: Test, isPreview: boolean, { over, changed }: Handlers) {
  const waiting = isPreview ? [] : waitingAnswers(id);
  const keeper: AnswerKeeper = keepAnswers(
    {
      saved: answers,
      send: (some) => client.games.saveAnswers({ assignmentId, answers: [...some] }),
      store: (some) => {
        if (isPreview) return;
        if (some.length > 0) writeStored(keyOf(id), JSON.stringify(some));
        else removeStored(keyOf(id));
      },
      onChange: (next, count) => changed.current(next, count),
      isOver: (error) => ['test-over', 'not-found'].includes(errorCode(error)),
      onOver: (standing) => over.current(standing),
    },
    waiting,
  );
  const first = new Map(answers.map((each) => [each.question, each]));
  for (const each of keeper.unsent()) first.set(each.question, each);
  return { ...keeper, first };
}

/** What this device couldn't send before a reload. */
function waitingAnswers(testId: string): GivenAnswer[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(testId)) ?? '[]');
    return Array.isArray(stored) ? (stored as GivenAnswer[]) : [];
  } catch {
    return [];
  }
}
