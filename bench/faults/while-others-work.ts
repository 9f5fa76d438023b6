import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay, setInterval as every } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { v7 as uuid } from 'uuid';
import type { ServerProcess } from '#live/server-process.ts';
import { startServer } from '#live/server-process.ts';
import { call, registerTeacher } from '#school/calls.ts';
import { report } from '#school/times.ts';

export type Uploader = { cookie: string; deckId: string };

/** A separate person, with an empty deck. */
export async function makeUploader(origin: string): Promise<Uploader> {
  const cookie = await registerTeacher(origin);
  const deckId = uuid();
  const { status } = await call(origin, 'POST', '/flashcards/decks', { id: deckId, name: 'Bench' }, cookie);
  if (status !== 201) throw new Error(`making a deck answered ${status}`);
  return { cookie, deckId };
}

/** Sends a file of cards and returns the status and the last line, or what broke. */
export async function upload(origin: string, { cookie, deckId }: Uploader, file: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('id', uuid());
  form.set('deckId', deckId);
  form.set('file', new File([Buffer.from(file)], 'cards'));
  try {
    const answer = await fetch(`${origin}/api/flashcards/import`, { method: 'POST', headers: { cookie }, body: form });
    const last = (await answer.text()).trim().split('\n').at(-1) ?? '';
    const { code, report: done } = JSON.parse(last);
    return `${answer.status} ${code ?? `${done.added} added, ${done.bad} bad`}`;
  } catch (error) {
    return `broken off: ${error instanceof Error ? error.message : error}`;
  }
}

/**
 * Starts a server, runs `attack` against it and prints how long other people's calls took meanwhile and the peak
 * resident memory. Exits with code 1 when their p95 was over 50 ms, one of their calls failed, or the server is gone.
 */
export async function whileOthersWork(port: number, attack: (origin: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordgrove-bench-'));
  const server = await startServer(dataDir, port, false);
  try {
    // What a first import loads once isn't part of the measurement.
    await upload(server.origin, await makeUploader(server.origin), Buffer.from('lend,borrow'));
    const cookie = await registerTeacher(server.origin);
    const alone = await watchOthers(server.origin, cookie, () => delay(5000));
    report('calls of others, undisturbed', alone.times);
    const memory = watchMemory(server);
    const begun = performance.now();
    const { times, failed } = await watchOthers(server.origin, cookie, () => attack(server.origin));
    console.log(`took ${(performance.now() - begun).toFixed(0)} ms`);
    report('calls of others', times);
    const { before, most } = memory.stop();
    console.log(`resident: ${before} MB before, ${most} MB at most; failed calls of others: ${failed}`);
    const p95 = times.toSorted((one, other) => one - other)[Math.floor(0.95 * (times.length - 1))] ?? 0;
    if (p95 > 50 || failed > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Watched = { times: number[]; failed: number };

async function watchOthers(origin: string, cookie: string, meanwhile: () => Promise<unknown>): Promise<Watched> {
  const others = new Worker(new URL('others.ts', import.meta.url), { workerData: { origin, cookie } });
  await once(others, 'message');
  await meanwhile();
  others.postMessage('stop');
  const [watched] = (await once(others, 'message')) as [Watched];
  return watched;
}

function watchMemory(server: ServerProcess) {
  const over = new AbortController();
  let before = 0;
  let most = 0;
  const watch = async () => {
    for await (const _ of every(50, null, { signal: over.signal })) {
      const now = Math.round(((await server.memory()) ?? 0) / 1_048_576);
      before ||= now;
      most = Math.max(most, now);
    }
  };
  void watch().catch(() => undefined);
  return {
    stop: () => {
      over.abort();
      return { before, most };
    },
  };
}
