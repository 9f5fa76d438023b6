import type { GameTest, GivenAnswer, TriedTest } from '@wordgrove/contract/games';
import { gameFacts } from '@wordgrove/games';
import { isAnswerTo } from '@wordgrove/games/tests';
import { v7 as uuid } from 'uuid';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { listAnswers } from '#features/games/answer-store.ts';
import type { RoundParts } from '#features/games/make-round.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import { insertPlay } from '#features/games/play-store.ts';
import type { Call } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Tell } from '#platform/live.ts';
import type { NoteAttempt } from '#platform/round-source.ts';
import type { FindSetTest, SetTest, TestTask } from '#platform/set-test.ts';
import { formOf, judgeTestPlay } from './judge-test.ts';
import { freshRound, inOwnOrder, testRound } from './make-test.ts';
import { presentEnded, presentNew, presentRunning } from './present-test.ts';
import { endOf, isClosing, isOver } from './test-clock.ts';
import { cutOffBy } from './test-score.ts';
import { findTestPlay, given, holdTestPlay, keepAnswers, listTestAnswers } from './test-store.ts';

/** Ends a student's test whose time is over. */
type EndTest = (own: OwnRows, player: Pick<Caller, 'timeZone'>, test: { assignmentId: string }) => Promise<unknown>;

export type TestParts = RoundParts & {
  tell: Tell;
  noteAttempt: NoteAttempt;
  findSetTest: FindSetTest;
  endTest: EndTest;
};

export type TestService = {
  test: Call<'games.test', [OwnRows, Caller]>;
  startTest: Call<'games.startTest', [OwnRows]>;
  saveAnswers: Call<'games.saveAnswers', [OwnRows]>;
  previewTest: Call<'games.previewTest'>;
  judgePreview: Call<'games.judgePreview'>;
};

/** A student's only try at a test, and a teacher's look at it. */
export function testService(parts: TestParts): TestService {
  const { db, clock, tell, noteAttempt, endTest } = parts;
  return {
    test: async (own, caller, { assignmentId }) => {
      const shown = await showTest(parts, db, own, assignmentId);
      if (shown.state !== 'open' || !isOver(shown.endsAt === null ? null : new Date(shown.endsAt), clock.now()))
        return shown;
      await endTest(own, caller, { assignmentId });
      return showTest(parts, db, own, assignmentId);
    },

    startTest: async (own, { assignmentId }, errors) => {
      const set = await findTest(parts, db, own, assignmentId);
      if (!(await findTestPlay(db, own, assignmentId))) {
        if (!set.isOpen) throw errors['assignment-over']();
        const made = await testRound(parts, set, errors);
        await inTransaction(db, async (tx) => {
          await takeTurns(tx, 'games', own.userId);
          if (await findTestPlay(tx, own, assignmentId)) return;
          const [id, startedAt] = [uuid(), clock.now()];
          const fixed = { type: set.wish.type, attempt: assignmentId, isTest: true };
          await insertPlay(tx, own, { id, ...fixed, ...inOwnOrder(made, id), startedAt });
          await tell(tx, [own.userId], 'games');
          await noteAttempt(tx, own, assignmentId, startedAt);
        });
      }
      return showTest(parts, db, own, assignmentId);
    },

    saveAnswers: (own, { assignmentId, answers }, errors) =>
      inTransaction(db, async (tx) => {
        const set = await findTest(parts, tx, own, assignmentId);
        const play = await holdTestPlay(tx, own, assignmentId);
        if (!play) throw failures.notFound();
        const now = clock.now();
        if (play.finishedAt || isOver(endOf(play.startedAt, set), now)) throw errors['test-over']();
        requireFitting(play, answers);
        await keepAnswers(tx, play, answers, now);
        await tell(tx, set.teacherIds, 'assignments');
        const asked = new Set(answers.map(({ question }) => question));
        return { kept: (await listTestAnswers(tx, play)).filter(({ question }) => asked.has(question)).map(given) };
      }),

    previewTest: async (tried, errors) => {
      const task = taskOf(tried, errors);
      const { round } = await freshRound(parts, task, errors);
      return presentRunning(task, { id: tried.assignmentId, round, answers: [], endsAt: null, now: clock.now() });
    },

    judgePreview: async ({ answers, ...tried }, errors) => {
      const task = taskOf(tried, errors);
      const { round } = await freshRound(parts, task, errors);
      const now = clock.now();
      const play = { type: task.wish.type, round, startedAt: now };
      requireFitting(play, answers);
      const { items } = judgeTestPlay(
        play,
        answers.map((answer) => ({ ...answer, answeredAt: now })),
      );
      const shown = { areAnswersFree: true, answersFrom: null, points: null, returnedPoints: null };
      return presentEnded({ ...task, ...shown }, { items, xp: 0, finishedAt: now, cutOffBy: null });
    },
  };
}

type Showing = Pick<TestParts, 'clock' | 'findSetTest'>;

async function findTest({ clock, findSetTest }: Showing, on: Db | Tx, own: OwnRows, id: string): Promise<SetTest> {
  const set = await findSetTest(on, own, id, clock.now());
  if (!set) throw failures.notFound();
  return set;
}

/** A student's test as it stands. */
export async function showTest(parts: Showing, on: Db | Tx, own: OwnRows, assignmentId: string): Promise<GameTest> {
  const set = await findTest(parts, on, own, assignmentId);
  const play = await findTestPlay(on, own, assignmentId);
  if (!play) return presentNew(set, set.wish.items);
  if (play.finishedAt) {
    const rows = await listAnswers(on, own, play.id);
    const items = rows.map(({ item, rightAnswer, ...answer }) => ({ ...answer, id: item, right: rightAnswer }));
    return presentEnded(set, {
      items,
      xp: play.xp ?? 0,
      finishedAt: play.finishedAt,
      cutOffBy: cutOffBy(play, set),
    });
  }
  const answers = (await listTestAnswers(on, play)).map(given);
  const endsAt = endOf(play.startedAt, set);
  const isClosed = isClosing(endsAt, set);
  return presentRunning(set, { id: play.id, round: play.round, answers, endsAt, isClosed, now: parts.clock.now() });
}

/** @throws `invalid-input` for an answer that doesn't suit its question */
export function requireFitting(
  { type, round }: Pick<PlayRow, 'type' | 'round'>,
  answers: readonly GivenAnswer[],
): void {
  const open = formOf(type).open(round);
  const misfit = answers.findIndex(({ question, answer }) => !isAnswerTo(open, question, answer));
  if (misfit !== -1) throw failures.invalidInput([{ path: `answers.${misfit}.answer`, problem: 'invalid' }]);
}

/** A test that a teacher tries, as it would be set. @throws `no-test-form` */
function taskOf(
  { assignmentId, title, type, mode, items, material }: TriedTest,
  errors: Refusals<'no-test-form'>,
): TestTask {
  const { testModes }: { testModes: readonly string[] } = gameFacts[type];
  if (!testModes.includes(mode)) throw errors['no-test-form']();
  const source = { kind: 'assignment', assignmentId } as const;
  const wish = { type, source, mode, items, timer: 'none', canHear: false } as const;
  return {
    assignmentId,
    title,
    wish,
    material: material.kind === 'words' ? { ...material, asked: new Map() } : material,
  };
}
