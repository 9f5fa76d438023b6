import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '#server.ts';
import { withServer } from '#server.ts';

/** One statement as the driver sent it. */
export type Sent = { text: string; name?: string; rowMode?: string; values: unknown[] };

/** Longer than what a request leaves to be done after its answer. */
const settleMs = 1500;

/** `withServer`, with a way to see which statements the server sends to its database during some work. */
export async function withRecorder(
  folder: string,
  work: (server: Server, sentDuring: (work: () => Promise<unknown>) => Promise<Sent[]>) => Promise<void>,
): Promise<void> {
  const file = resolve(`.data/${folder}-statements`);
  const { NODE_OPTIONS: before = '' } = process.env;
  process.env.RECORD_STATEMENTS = file;
  process.env.NODE_OPTIONS = `--import=${resolve('bench/record-statements.mjs')}`;
  await withServer(folder, async (server) => {
    process.env.NODE_OPTIONS = before;
    await work(server, async (watched) => {
      await pause(settleMs);
      await rm(file, { force: true });
      await watched();
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    });
  });
}
