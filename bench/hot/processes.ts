import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { isPinned } from './wrk.ts';

/** Runs a Node program on the first core, like the server; it ends with this process. */
export function spawnPinned(args: readonly string[], cwd = process.cwd()): ChildProcess {
  const node = [process.execPath, '--max-semi-space-size=8', ...args];
  const [program = '', ...rest] = isPinned ? ['taskset', '-c', '0', ...node] : node;
  const child = spawn(program, rest, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => child.kill());
  return child;
}

/** Resolves when it has printed `ready`. */
export async function ready(child: ChildProcess): Promise<void> {
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      if (/^ready$/m.test(printed)) resolve();
    });
    child.once('exit', () => reject(new Error(`it ended before it was ready: ${printed}`)));
  });
}
