import type { Caller, OwnRows } from '#http/context.ts';
import type { RoundSource } from '#platform/round-source.ts';
import type { RoundParts, RoundRefusals } from './make-round.ts';
import { makeRound } from './make-round.ts';

/**
 * Makes a trial round of a source that nobody can play yet, and returns its number of items. Chance is fixed, so asking
 * again gives the same answer.
 *
 * @throws `not-enough` with the reason when no round can be made, `invalid-input` for a choice the game doesn't offer
 */
export function tryRound(parts: RoundParts) {
  const random = { ...parts.random, bytes: () => new Uint8Array(4) };
  return async (
    own: OwnRows,
    player: Pick<Caller, 'language'>,
    source: RoundSource,
    errors: RoundRefusals,
  ): Promise<number> => {
    const sources = { ...parts.sources, findSource: async () => source };
    const { round } = await makeRound({ ...parts, random, sources }, own, player, source.wish, errors);
    return round.items.length;
  };
}
