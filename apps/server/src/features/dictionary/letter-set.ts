/**
 * Which letters a word has, and which of them at least twice, as two bit sets. An edit removes at most one bit and adds
 * at most one, so words whose sets differ by more are further apart and needn't be compared.
 */
export function letterSet(bytes: Uint8Array, start: number, end: number): { once: number; twice: number } {
  let once = 0;
  let twice = 0;
  for (let at = start; at < end; at += 1) {
    const bit = 1 << ((bytes[at] ?? 0) % 32);
    twice |= once & bit;
    once |= bit;
  }
  return { once, twice };
}

/** The number of set bits. */
export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
