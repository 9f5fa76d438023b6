import { shuffled } from '@wordgrove/games';
import { seeded } from '@wordgrove/games/rounds';
import type { RoundParts, RoundRefusals } from '#features/games/make-round.ts';
import { makeRound } from '#features/games/make-round.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import { ownRowsOf } from '#http/builders.ts';
import type { TestTask } from '#platform/set-test.ts';
import { findFirstRound } from './test-store.ts';

type TestRound = Pick<PlayRow, 'wish' | 'seed' | 'round'>;

/** Nobody's words are due, and nobody has cards of their own. */
const nobody = ownRowsOf({ userId: '00000000-0000-0000-0000-000000000000' });

/**
 * The round of a test: the same for everybody, whoever asks. It depends only on the assignment and the teaching
 * content; once somebody has it, it is that one, even if the content has changed since.
 *
 * @throws `not-enough` with the reason when no round can be made
 */
export async function testRound(parts: RoundParts, task: TestTask, errors: RoundRefusals): Promise<TestRound> {
  const first = await findFirstRound(parts.db, task.assignmentId);
  return first ?? freshRound(parts, task, errors);
}

/** The round of a test that nobody has begun. */
export function freshRound(
  parts: RoundParts,
  { assignmentId, wish, material }: TestTask,
  errors: RoundRefusals,
): Promise<TestRound> {
  const random = { ...parts.random, bytes: () => Buffer.from(assignmentId.replaceAll('-', '').slice(-8), 'hex') };
  const source = { wish, material, attempt: assignmentId, isTest: true };
  const sources = { ...parts.sources, findSource: async () => source };
  return makeRound({ ...parts, random, sources }, nobody, { language: 'en' }, wish, errors);
}

/** The same questions in an order of each student's own, so that a neighbour's screen shows another one. */
export function inOwnOrder({ round, ...made }: TestRound, playId: string): TestRound {
  const seed = Buffer.from(playId.replaceAll('-', '').slice(-8), 'hex').readInt32LE();
  return { ...made, round: { ...round, items: shuffled(round.items, seeded(seed)) } };
}
