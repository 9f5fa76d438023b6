import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** The server's source of randomness. Only `systemRandom` may make secrets; the seeded one is for tests. */
export type Random = {
  bytes(count: number): Uint8Array;
  /** 256 random bits in base64url: 43 characters, safe in a link. */
  token(): string;
  /** `length` characters of `alphabet` (2 to 256 different ones), each equally likely. */
  code(alphabet: string, length: number): string;
  /** A version 7 UUID; later ones of the same process sort after earlier ones. */
  uuid(): string;
};

/** SHA-256, the only thing that the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Randomness from the operating system's crypto source. */
export const systemRandom: Random = randomFrom(
  (count) => randomBytes(count),
  () => v7(),
);

/** The same values for the same seed and clock, for tests. Never for secrets. */
export function seededRandom(seed: string, clock: Clock): Random {
  let block = 0;
  let rest = Buffer.alloc(0);
  const bytes = (count: number): Uint8Array => {
    while (rest.length < count) {
      rest = Buffer.concat([rest, createHash('sha256').update(`${seed}:${block}`).digest()]);
      block += 1;
    }
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return Uint8Array.from(taken);
  };
  return randomFrom(bytes, () => v7({ random: bytes(16), msecs: clock.now().getTime() }));
}

function randomFrom(bytes: (count: number) => Uint8Array, uuid: () => string): Random {
  return {
    bytes,
    token: () => Buffer.from(bytes(32)).toString('base64url'),
    code: (alphabet, length) => pick(bytes, [...alphabet], length),
    uuid,
  };
}

/**
 * Discards bytes above the last full multiple of the alphabet's length: a plain remainder would favour its first
 * letters.
 */
function pick(bytes: (count: number) => Uint8Array, letters: readonly string[], length: number): string {
  if (letters.length < 2 || letters.length > 256) throw new RangeError('an alphabet has 2 to 256 characters');
  const fair = 256 - (256 % letters.length);
  const picked: string[] = [];
  while (picked.length < length) {
    for (const byte of bytes(length - picked.length)) {
      const letter = letters[byte % letters.length];
      if (byte < fair && letter !== undefined) picked.push(letter);
    }
  }
  return picked.join('');
}
