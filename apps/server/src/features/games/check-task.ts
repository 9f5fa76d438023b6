import type { AssignedTask } from '@wordgrove/contract/assignments';
import type { GameFacts } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { v7 as uuid } from 'uuid';
import type { Caller, OwnRows } from '#http/context.ts';
import type { RoundParts, RoundRefusals } from './make-round.ts';
import { makeRound } from './make-round.ts';

/**
 * Tries what a teacher is about to set, and says how many items a round of it has. What is played with translations is tried in a
 * language that has some, whatever the teacher reads.
 *
 * @throws `not-enough` with the reason why there is no round, `invalid-input` for what the game doesn't offer
 */
export function checkTask(parts: RoundParts) {
  return async (
    own: OwnRows,
    { language }: Pick<Caller, 'language'>,
    task: AssignedTask,
    errors: RoundRefusals,
  ): Promise<number> => {
    const { type, mode, items, timer } = task;
    const { translatedModes }: Pick<GameFacts, 'items'> & { translatedModes: readonly string[] } = gameFacts[type];
    const reader = language === 'en' && translatedModes.includes(mode) ? 'tr' : language;
    const sources = { ...parts.sources, findAssigned: async () => ({ task, isTaken: false }) };
    const source = { kind: 'assignment', assignmentId: uuid() } as const;
    const wish = { type, source, mode, items, timer, canHear: true };
    // Always the same round, so that asking again gives the same answer.
    const random = { ...parts.random, bytes: () => new Uint8Array(4) };
    const { round } = await makeRound({ ...parts, random, sources }, own, { language: reader }, wish, errors);
    return round.items.length;
  };
}
