import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export type ChildLimits = {
  /** Time after which the child is killed. */
  timeoutMs: number;
  /** Memory limit for its heap. Its input must be bounded well below that: this catches what was overlooked. */
  memoryMb: number;
} & Watched;

/** Limits that a thread of the child's watches; none without. */
export type Watched = {
  /** For all of its memory, also outside the heap, where buffers are. */
  totalMb?: number;
  /** For the processor's time. Unlike `timeoutMs` it leaves a small task on a busy machine alone. */
  workMs?: number;
};

/** The child was killed: it exceeded its time, the processor's time or its memory. */
export class ChildOverLimit extends Error {
  readonly what: 'time' | 'work' | 'memory';

  constructor(what: ChildOverLimit['what']) {
    super(what === 'memory' ? 'It took too much memory' : 'It took too long');
    this.what = what;
  }
}

/** The server's secrets aren't among these. */
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];

/** Lowers its priority, so that requests come first. */
const niceness = 10;

/**
 * Runs a module that reads strangers' files in a process of its own: a thread that runs out of memory takes the whole
 * server down, and one that is deep in a library can't be stopped. Yields the module's messages; each is made on
 * demand, so a large answer holds up nobody else.
 *
 * @param input what the module gets from `childInput`
 * @throws {ChildOverLimit}
 */
export async function* messagesFromChild(module: URL, input: unknown, limits: ChildLimits): AsyncGenerator<unknown> {
  const child = fork(fileURLToPath(module), {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`, '--max-semi-space-size=8'],
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  giveWay(child);
  const said = messagesOf(child);
  const timer = setTimeout(() => said.end(new ChildOverLimit('time')), limits.timeoutMs);
  try {
    child.send({ input, watched: watchedOf(limits) } satisfies Sent);
    for (let message = await said.next(); message; message = await said.next()) {
      yield message.value;
      child.send('next');
    }
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

type Sent = { input: unknown; watched: Watched | null };

function watchedOf({ totalMb, workMs }: ChildLimits): Watched | null {
  if (totalMb === undefined && workMs === undefined) return null;
  return { ...(totalMb !== undefined && { totalMb }), ...(workMs !== undefined && { workMs }) };
}

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, niceness);
  } catch {
    // It has already ended, or the system has no priorities.
  }
}

/** The child's messages, one after the other; null at its end. */
function messagesOf(child: ChildProcess) {
  const came: { value: unknown }[] = [];
  let over: { error: Error | null } | null = null;
  let wake: () => void = () => undefined;
  const end = (error: Error | null) => {
    over ??= { error };
    wake();
  };
  child.on('message', (value) => {
    came.push({ value });
    wake();
  });
  child.on('error', end);
  // Out of memory, Node aborts itself with SIGABRT; the system kills with SIGKILL.
  child.on('close', (code, signal) => end(code === 0 ? null : endOf(code, signal)));
  return {
    end,
    next: async (): Promise<{ value: unknown } | null> => {
      while (came.length === 0 && !over) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      const message = came.shift();
      if (!message && over?.error) throw over.error;
      return message ?? null;
    },
  };
}

function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGTERM') return new ChildOverLimit('work');
  const isStarved = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134;
  return isStarved ? new ChildOverLimit('memory') : new Error(`It ended with ${code ?? signal}`);
}

/** For use in the module, at its start: the input. */
export async function childInput(): Promise<unknown> {
  process.once('disconnect', () => process.exit());
  const { input, watched } = (await nextFromParent()) as Sent;
  if (watched) await watchOver(watched);
  return input;
}

async function watchOver(watched: Watched): Promise<void> {
  const watch = new Worker(new URL('./watch-child.ts', import.meta.url), {
    workerData: watched,
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8 },
  });
  await once(watch, 'message');
  watch.unref();
}

/** For use in the module: sends one part of the answer and resolves when the next one is wanted. */
export async function sendFromChild(part: unknown): Promise<void> {
  const wanted = nextFromParent();
  process.send?.(part);
  await wanted;
}

/** For use in the module: ends the answer. */
export function endChild(): void {
  process.exit();
}

function nextFromParent(): Promise<unknown> {
  return new Promise((resolve) => process.once('message', resolve));
}
