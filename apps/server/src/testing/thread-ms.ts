/** Milliseconds that this thread has computed: a busy machine makes nothing look slow by it. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
