/**
 * Eight clients write while the server, the database or both are killed at random moments. Every acknowledged row must
 * be there exactly once, whatever happened in between. `kill-writers.ts [rounds]`
 */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ask } from '#testing/ask.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import type { HeldDatabase } from '#testing/held-database.ts';
import { end, holdDatabase } from '#testing/held-database.ts';
import { between, print, rounds, spread } from './rounds.ts';

const { dataDir, remove } = await makeDataFolder();
const acknowledged = new Set<number>();
const starts: number[] = [];
let next = 0;

async function start(): Promise<HeldDatabase & { url: string; database: number }> {
  const from = performance.now();
  const server = await holdDatabase(dataDir, 'fsync-on');
  assert.ok(server.held, server.said);
  starts.push(performance.now() - from);
  return { ...server, url: server.held.url, database: server.held.pid };
}

/** Writes until told to stop; a failed write counts neither way, since its outcome is unknown. */
async function write(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      while (!signal.aborted) {
        const id = next++;
        await client.query('insert into written (id) values ($1)', [id]);
        acknowledged.add(id);
      }
    } catch {
      await delay(20);
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

const first = await start();
await ask(first.url, 'create table written (id bigint)');
await end(first.process, 'SIGTERM');
starts.length = 0;

await rounds('kill under writes', 100, async (round) => {
  const server = await start();
  const over = new AbortController();
  const writers = Array.from({ length: 8 }, () => write(server.url, over.signal));
  await delay(between(20, 400));
  if (round % 3 !== 0) process.kill(server.database, 'SIGKILL');
  // Half a second lets the server restart its database; sometimes it dies before that.
  if (round % 3 === 1) await delay(between(0, 600));
  await end(server.process, 'SIGKILL');
  over.abort();
  await Promise.allSettled(writers);
});

const last = await start();
const rows = await ask<{ id: string }>(last.url, 'select id from written');
const found = new Set(rows.map((row) => Number(row.id)));
const lost = [...acknowledged].filter((id) => !found.has(id));
print(
  `${acknowledged.size} acknowledged, ${lost.length} lost, ${rows.length - found.size} doubled; starts: ${spread(starts)}`,
);
if (lost.length > 0 || rows.length !== found.size) process.exitCode = 1;
await end(last.process, 'SIGTERM');
await remove();
