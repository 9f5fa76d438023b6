import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/network.ts';
import type { CodeAsker } from './look-up-offer.ts';

type Rule = { failures: number; windowMinutes: number };

/** The counters belong to another feature, so counting is handed in. */
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

/**
 * Far more than a pupil guesses by hand, yet too few for any guess to be right; beyond it, right codes are refused too.
 */
const endFactor = 10;

/** Counts wrong guesses of invite codes: per person when signed in, otherwise per network. */
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
