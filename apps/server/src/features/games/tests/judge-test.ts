import { accuracyOf } from '@wordgrove/games';
import { games } from '@wordgrove/games/rounds';
import type { GameTestForm } from '@wordgrove/games/tests';
import { gameTests, judgeTest } from '@wordgrove/games/tests';
import type { Answered, Judged } from '#features/games/judged.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import type { AnswerRow } from './test-store.ts';

type Asked = Pick<PlayRow, 'type' | 'round' | 'startedAt'>;
type Given = Pick<AnswerRow, 'question' | 'answer' | 'answeredAt'>;

/** @throws RangeError for a game without a form for tests, which can't be set as one */
export function formOf(type: PlayRow['type']): GameTestForm {
  const form = gameTests[type];
  if (!form) throw new RangeError(`${type} can't be a test`);
  return form;
}

/** Longer than that between two answers, somebody was doing something else. */
const pauseMs = 5 * 60_000;

/** Judges a test by its answers as they stand; times are those of their arrival. */
export function judgeTestPlay({ type, round, startedAt }: Asked, answers: readonly Given[]): Judged {
  const given = answers.filter(({ answer }) => answer !== null);
  const times = timesOf(given, startedAt);
  const judged = judgeTest(formOf(type), round, new Map(given.map(({ question, answer }) => [question, answer])));
  const items = judged.flatMap(({ question, items: results }) => {
    const time = times.get(question);
    return results.map((item): Answered => {
      const isTimed = time !== undefined && item.given !== null;
      return { ...item, at: isTimed ? time.at : null, ms: isTimed ? Math.floor(time.ms / results.length) : null };
    });
  });
  const answered = items.filter((item) => item.given !== null).length;
  const sumOf = (each: 'points' | 'maxPoints') => items.reduce((sum, item) => sum + item[each], 0);
  return {
    isComplete: answered === items.length,
    points: sumOf('points'),
    maxPoints: sumOf('maxPoints'),
    accuracy: accuracyOf({ items, isFinished: true, points: 0, maxPoints: 0 }),
    claimedMs: Math.max(0, ...[...times.values()].map(({ at }) => at)),
    playedMs: [...times.values()].reduce((sum, { ms }) => sum + ms, 0),
    leastMs: games[type]?.leastTimeMs(round) ?? 0,
    answeredShare: items.length === 0 ? 0 : answered / items.length,
    refused: [],
    items,
  };
}

/** When each answer came after the start, and how long after the one before it, in milliseconds. */
function timesOf(answers: readonly Given[], startedAt: Date): Map<number, { at: number; ms: number }> {
  const times = new Map<number, { at: number; ms: number }>();
  let before = 0;
  for (const { question, answeredAt } of answers.toSorted((one, other) => +one.answeredAt - +other.answeredAt)) {
    const at = Math.max(0, answeredAt.getTime() - startedAt.getTime());
    times.set(question, { at, ms: Math.min(pauseMs, at - before) });
    before = at;
  }
  return times;
}
