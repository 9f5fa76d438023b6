import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inLine } from '#platform/in-line.ts';

export type Hasher = {
  hash: (password: string) => Promise<string>;
  verify: (passwordHash: string, password: string) => Promise<boolean>;
};

export type HashingCost = { memoryCost: number; timeCost: number };

/** The OWASP minimum for argon2id: 19 MiB, two passes, one lane. */
const owaspCost: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Hashes at most one password per core at a time: a whole class that signs in waits in line and leaves the machine room
 * for other work.
 *
 * @param cost in KiB and passes; every hash names its own, so any hasher can verify it
 */
export function createHasher({ lanes = availableParallelism(), cost = owaspCost } = {}): Hasher {
  const enter = inLine(lanes);
  // `2` is argon2id in the package's numbering.
  const options = { algorithm: 2, parallelism: 1, ...cost } as const;
  return {
    hash: (password) => enter('hash', () => hash(password.normalize('NFC'), options)),
    verify: (passwordHash, password) => enter('hash', () => verify(passwordHash, password.normalize('NFC'))),
  };
}
