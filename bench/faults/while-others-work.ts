import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay, setInterval as every } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { v7 as uuid } from 'uuid';
import type { Ask } from '#calls.ts';
import { registerTeacher } from '#calls.ts';
import type { Server } from '#server.ts';
import { withServer } from '#server.ts';
import { at, report, time } from '#times.ts';

export type Uploader = { cookie: string; deckId: string };

/** A separate person, with an empty deck. */
export async function makeUploader(ask: Ask): Promise<Uploader> {
  const cookie = await registerTeacher(ask);
  const deckId = uuid();
  await ask.ok('POST', '/flashcards/decks', { id: deckId, name: 'Bench' }, cookie);
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
export async function whileOthersWork(attack: (server: Server) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordgrove-bench-'));
  const measure = async (server: Server) => {
    const { ask, origin } = server;
    // What a first import loads once isn't part of the measurement.
    await upload(origin, await makeUploader(ask), Buffer.from('lend,borrow'));
    const cookie = await registerTeacher(ask);
    const alone = await watchOthers(origin, cookie, () => delay(5000));
    report('calls of others, undisturbed', alone.times);
    const memory = watchMemory(server);
    const { times, failed } = await watchOthers(origin, cookie, async () => {
      console.log(`took ${(await time(() => attack(server))).toFixed(0)} ms`);
    });
    report('calls of others', times);
    const { before, most } = memory.stop();
    console.log(`resident: ${before} MB before, ${most} MB at most; failed calls of others: ${failed}`);
    if (at(times, 0.95) > 50 || failed > 0) process.exitCode = 1;
  };
  await withServer(dataDir, measure, false).finally(() => rmSync(dataDir, { recursive: true, force: true }));
}

export type Watched = { times: number[]; failed: number };

export async function watchOthers(origin: string, cookie: string, meanwhile: () => Promise<unknown>): Promise<Watched> {
  const others = new Worker(new URL('others.ts', import.meta.url), { workerData: { origin, cookie } });
  await once(others, 'message');
  await meanwhile();
  others.postMessage('stop');
  const [watched] = (await once(others, 'message')) as [Watched];
  return watched;
}

export function watchMemory(server: Server) {
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
