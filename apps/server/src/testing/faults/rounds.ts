import { randomInt } from 'node:crypto';
import { format } from 'node:util';

export const print = (...parts: unknown[]) => void process.stdout.write(`${format(...parts)}\n`);

/** Runs a fault repeatedly (the first argument, else `times`), prints each failure and exits with code 1 after any. */
export async function rounds(name: string, times: number, round: (number: number) => Promise<void>): Promise<void> {
  const wanted = Number(process.argv[2] ?? times);
  let failed = 0;
  for (let number = 1; number <= wanted; number++) {
    try {
      await round(number);
    } catch (error) {
      failed += 1;
      print(`${name}, round ${number}:`, error);
    }
  }
  print(`${name}: ${wanted - failed} of ${wanted}`);
  if (failed > 0) process.exitCode = 1;
}

export const between = (least: number, most: number) => randomInt(least, most + 1);

/** `median 120, worst 340 (ms)`. */
export function spread(milliseconds: number[]): string {
  const sorted = milliseconds.map(Math.round).sort((a, b) => a - b);
  return `median ${sorted[Math.floor(sorted.length / 2)] ?? '-'}, worst ${sorted.at(-1) ?? '-'} (ms)`;
}
