import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

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
  const waiting: (() => void)[] = [];
  let busy = 0;

  const inLane = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };

  return {
    hash: (password) => inLane(() => hash(password.normalize('NFC'), cost)),
    verify: (passwordHash, password) => inLane(() => verify(passwordHash, password.normalize('NFC'))),
  };
}
