import { spawn } from 'node:child_process';
import { codeOf, StartRefused } from '#db/start-refused.ts';
import type { RunAs } from './unprivileged-user.ts';

export type Finished = { ok: boolean; written: string };

/** The environment of PostgreSQL's programs: none of our settings and secrets, and always the same language. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs one of PostgreSQL's programs to its end, or tells it to end when `signal` aborts, and returns its output. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, runAs, input = '', signal }: { cwd: string; runAs: RunAs | undefined; input?: string; signal?: AbortSignal },
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: programEnvironment(), ...runAs });
    let written = '';
    const collect = (chunk: Buffer) => {
      written += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = () => void child.kill();
    process.once('exit', end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    child.on('error', (error) => reject(cannotRun(error, program)));
    child.on('close', (code) => {
      process.off('exit', end);
      signal?.removeEventListener('abort', end);
      resolve({ ok: code === 0, written });
    });
    // A program that ends early closes its input; its exit code says more than that error.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Covers a missing loader (musl systems) and a program that may not be executed. */
export function cannotRun(error: unknown, program: string): StartRefused {
  return new StartRefused(
    `The built-in database can't run on this machine (${codeOf(error) ?? 'unknown error'} at ${program}). Set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    { cause: error },
  );
}
