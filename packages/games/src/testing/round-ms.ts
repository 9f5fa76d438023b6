const rounds = 20;

/**
 * The average processor time of making a round, in milliseconds, unaffected by other load on the machine. Excludes the
 * first round, which does the work that all rounds share.
 */
export function roundMs(make: (seed: number) => unknown): number {
  make(0);
  const start = process.cpuUsage();
  for (let seed = 1; seed <= rounds; seed += 1) make(seed);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / rounds;
}
