const rounds = 20;

/**
 * What making a round takes on average, in milliseconds of the processor: what else the machine does takes none of it.
 * The first round isn't counted, which makes what all of them share.
 */
export function roundMs(make: (seed: number) => unknown): number {
  make(0);
  const start = process.cpuUsage();
  for (let seed = 1; seed <= rounds; seed += 1) make(seed);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / rounds;
}
