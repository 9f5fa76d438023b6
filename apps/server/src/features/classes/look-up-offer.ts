import { ORPCError } from '@orpc/server';
import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import type { Offer } from './redeem.ts';
import { findOffer } from './redeem.ts';

/** Counts a wrong code against the address it came from; throws `too-many-requests` when there were too many. */
export type CountGuess = (ip: string) => Promise<void>;

type Parts = { db: Db; clock: Clock; countGuess: CountGuess };

export type LookUpOffer = (code: string, ip: string) => Promise<Offer>;

/** Looks a code up for somebody outside. Only codes that match nothing count as guesses: a class may type an old one. */
export function offerLookUp({ db, clock, countGuess }: Parts): LookUpOffer {
  return async (code, ip) => {
    try {
      return await findOffer(db, code, clock.now());
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'invite-invalid') await countGuess(ip);
      throw error;
    }
  };
}
