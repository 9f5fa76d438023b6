import { ORPCError } from '@orpc/server';
import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import { inLine } from '#platform/in-line.ts';
import type { InviteRefusals } from './redeem.ts';
import { findOffer } from './redeem.ts';
import type { Offer } from './redeem-store.ts';

type Parts = {
  db: Db;
  clock: Clock;
  /** Throws `too-many-requests` after far too many guesses: then right codes get no answer either. */
  refuseGuesser: (asker: CodeAsker) => Promise<void>;
  /** Counts a wrong code against its asker. Throws `too-many-requests` when there were many. */
  countGuess: (asker: CodeAsker) => Promise<void>;
};

/** A signed-in user counts alone; everybody else counts by address. */
export type CodeAsker = { userId: string } | { ip: string };

export type LookUpOffer = (code: string, asker: CodeAsker, errors: InviteRefusals) => Promise<Offer>;

/** At most this many guesses of one asker are looked up before the first is counted. */
const lanes = 8;

/**
 * Looks a code up for an outsider. Only codes that match nothing count as guesses: a class may type an old one. Each
 * asker's look-ups run a few at a time, or a thousand simultaneous guesses would slip in uncounted.
 */
export function offerLookUp({ db, clock, refuseGuesser, countGuess }: Parts): LookUpOffer {
  const enter = inLine(lanes);

  async function lookUp(code: string, asker: CodeAsker, errors: InviteRefusals): Promise<Offer> {
    await refuseGuesser(asker);
    try {
      return await findOffer(db, code, clock.now(), errors);
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'invite-invalid') await countGuess(asker);
      throw error;
    }
  }

  return (code, asker, errors) => enter('userId' in asker ? asker.userId : asker.ip, () => lookUp(code, asker, errors));
}
