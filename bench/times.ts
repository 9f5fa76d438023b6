import { readFileSync } from 'node:fs';

/** How long it took, in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export async function repeat(count: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) times.push(await time(() => work(n)));
  return times;
}

/** The value below which this share of them lies; 0 when there are none. */
export function at(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;
}

export const median = (values: readonly number[]) => at(values, 0.5);

/** Prints the median and the slowest of many times. */
export function report(name: string, times: readonly number[]): void {
  const [p50, p95, p99, longest] = [0.5, 0.95, 0.99, 1].map((share) => at(times, share).toFixed(1));
  console.log(`${name}: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, longest ${longest} ms (${times.length})`);
}

/** The processor time that a process has used, in microseconds; the kernel counts in hundredths of a second. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
