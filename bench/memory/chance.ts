/** Seeded randomness: the same seed gives the same numbers on every machine. */
export type Chance = {
  /** At least 0, below 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  happens: (probability: number) => boolean;
  normal: () => number;
  /** Positive, with this median; `spread` is the standard deviation of its logarithm. */
  around: (median: number, spread: number) => number;
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  /** A random count with this mean. */
  count: (mean: number) => number;
};

/** The generator is Mulberry32; each `stream` is independent under the same seed. */
export function chanceOf(seed: number, stream: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  for (let n = 0; n < 8; n += 1) next();
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    normal,
    between: (low, high) => low + (high - low) * next(),
    happens: (probability) => next() < probability,
    around: (median, spread) => median * Math.exp(spread * normal()),
    below: (end) => Math.floor(next() * end),
    count: (mean) => {
      let events = 0;
      for (let left = Math.exp(-mean), product = next(); product > left; product *= next()) events += 1;
      return events;
    },
  };
}
