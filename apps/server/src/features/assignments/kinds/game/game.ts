import { isDeepStrictEqual } from 'node:util';
import type { Kind, ProgressOf, Stored } from '#features/assignments/kinds/kind.ts';
import { attemptOf, countedPercent } from '#features/assignments/rules.ts';
import { showGame } from './deck-words.ts';
import { stretched } from './extra-time.ts';
import type { Attempts } from './game-store.ts';
import { isPlayed, listAttempts, ownAttempts } from './game-store.ts';

/** A game with the teacher's settings; its finished plays are attempts. */
export const game: Kind<'game'> = {
  asksTheSame,
  isStarted: isPlayed,
  show: showGame,
  readProgress: async (on, which) => progressFrom(await listAttempts(on, which)),
  ownProgress: { json: ownAttempts.json, read: (json) => progressFrom(ownAttempts.read(json)) },
  own: ({ extraTime, test, ...brief }) => ({
    ...brief,
    test: test && { minutes: test.minutes && stretched(test.minutes, extraTime) },
  }),
  canTurnIn: ({ percent }) => percent !== null,
  withoutWork: 'nothing-to-turn-in',
};

/** The target may change: it only sets the percentage required. */
function asksTheSame({ target: _, ...one }: Stored<'game'>, { target: __, ...other }: Stored<'game'>): boolean {
  return isDeepStrictEqual(one, other);
}

function progressFrom({ finished, open }: Attempts): ProgressOf {
  return ({ id, counts }, studentId, terms) => {
    const isHis = (each: { studentId: string; assignmentId: string }) =>
      each.studentId === studentId && each.assignmentId === id;
    const attempts = finished
      .filter(isHis)
      .map(({ studentId: _, assignmentId: __, ...play }) => attemptOf(play, terms));
    const openPlay = open.find(isHis)?.id ?? null;
    const hasBegun = attempts.length > 0 || openPlay !== null;
    const none = { pages: null, handIn: null, learned: null };
    return { ...none, percent: countedPercent(attempts, counts), attempts, hasBegun, openPlay };
  };
}
