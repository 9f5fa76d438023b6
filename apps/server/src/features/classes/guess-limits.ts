import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/network.ts';
import type { CodeAsker } from './look-up-offer.ts';

type Rule = { failures: number; windowMinutes: number };

/** How failures are counted is handed in, since the counters are another feature's. */
type Parts = {
  db: Db;
  clock: Clock;
  throttleKey: (kind: string, ...names: string[]) => string;
  refuseBlocked: (db: Db, key: string, rule: Rule, now: Date) => Promise<void>;
  guardAttempt: (db: Db, key: string, rule: Rule, now: Date) => Promise<void>;
};

const windowMinutes = limits.inviteWindowMinutes;
const crowdRule = { failures: limits.inviteFailures, windowMinutes };
const personRule = { failures: limits.personInviteFailures, windowMinutes };

/** So much more than a pupil guesses by hand, and so little that no guess is ever right: then right codes wait too. */
const endFactor = 10;

/** Counts wrong guesses of invite codes: of a person who is signed in, else of all behind an address. */
export function guessLimits({ db, clock, throttleKey, refuseBlocked, guardAttempt }: Parts) {
  const counted = (asker: CodeAsker) =>
    'userId' in asker
      ? { key: throttleKey('invite-of', asker.userId), rule: personRule }
      : { key: throttleKey('invite', networkOf(asker.ip)), rule: crowdRule };
  return {
    refuseGuesser: (asker: CodeAsker): Promise<void> => {
      const { key, rule } = counted(asker);
      return refuseBlocked(db, key, { ...rule, failures: rule.failures * endFactor }, clock.now());
    },
    countGuess: (asker: CodeAsker): Promise<void> => {
      const { key, rule } = counted(asker);
      return guardAttempt(db, key, rule, clock.now());
    },
  };
}
