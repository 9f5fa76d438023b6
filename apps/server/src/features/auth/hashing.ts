import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inLine } from '#platform/in-line.ts';

export type Hasher = {
  hash: (password: string) => Promise<string>;
  verify: (passwordHash: string, password: string) => Promise<boolean>;
};

/** The OWASP minimum for argon2id: 19 MiB, two passes, one lane. `2` is the library's number for argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes at most one password per core at once: a whole class signing in then waits in line instead of pressing
 * everything else off the machine.
 */
export function createHasher(lanes = availableParallelism()): Hasher {
  const enter = inLine(lanes);
  return {
    hash: (password) => enter('hash', () => hash(password.normalize('NFC'), cost)),
    verify: (passwordHash, password) => enter('hash', () => verify(passwordHash, password.normalize('NFC'))),
  };
}
