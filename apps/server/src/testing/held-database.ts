import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const script = fileURLToPath(new URL('./open-and-hold.ts', import.meta.url));
const lineSchema = z.object({ url: z.string(), pid: z.number() });

/** The result of opening a data folder in a process: it holds the database, or it exited with a code and a text. */
export type HeldDatabase = {
  process: ChildProcess;
  held: { url: string; pid: number } | undefined;
  exitCode: number | null;
  said: string;
};

/** Opens a data folder in a separate process and waits until it holds the database or has exited. */
export function holdDatabase(dataDir: string, safety: 'fsync-off' | 'fsync-on' = 'fsync-off'): Promise<HeldDatabase> {
  const child = spawn(process.execPath, [script, dataDir, safety], { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    child.stdout.once('data', (chunk: Buffer) => {
      resolve({ process: child, held: lineSchema.parse(JSON.parse(chunk.toString('utf8'))), exitCode: null, said });
    });
    child.once('close', (exitCode) => resolve({ process: child, held: undefined, exitCode, said }));
  });
}

/** Sends a signal and waits for the process to end. */
export function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
