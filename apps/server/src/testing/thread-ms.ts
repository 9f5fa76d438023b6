/** Processor time of this thread in milliseconds, which other load on the machine doesn't affect. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
