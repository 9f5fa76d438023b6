import { ORPCError } from '@orpc/server';
import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import { inLine } from '#platform/in-line.ts';
import type { Offer } from './redeem.ts';
import { findOffer } from './redeem.ts';

type Parts = {
  db: Db;
  clock: Clock;
  /** Throws `too-many-requests` while an address has guessed wrong too often: then right codes get no answer either. */
  refuseGuesser: (ip: string) => Promise<void>;
  /** Counts a wrong code against the address it came from. */
  countGuess: (ip: string) => Promise<void>;
};

export type LookUpOffer = (code: string, ip: string) => Promise<Offer>;

/** So many guesses of one address at most are looked up before the first of them is counted. */
const lanes = 8;

/**
 * Looks a code up for somebody outside. Only codes that match nothing count as guesses: a class may type an old one.
 * One address gets its answers a few at a time, or a thousand guesses at the same instant would slip in uncounted.
 */
export function offerLookUp({ db, clock, refuseGuesser, countGuess }: Parts): LookUpOffer {
  const enter = inLine(lanes);

  async function lookUp(code: string, ip: string): Promise<Offer> {
    await refuseGuesser(ip);
    try {
      return await findOffer(db, code, clock.now());
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'invite-invalid') await countGuess(ip);
      throw error;
    }
  }

  return (code, ip) => enter(ip, () => lookUp(code, ip));
}
