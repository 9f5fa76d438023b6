/**
 * A small disk that fills up and is freed again, as root on Linux. Checks that writes are refused, that reads continue,
 * and that the database comes back by itself with everything acknowledged. `full-disk.ts`
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freeBytes, lowDiskBytes } from '#db/embedded/disk-space.ts';
import { rootHome } from '#db/embedded/place.ts';
import { openDatabase } from '#db/open.ts';
import { ask } from '#testing/ask.ts';
import { print } from './rounds.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-full-'));
const home = rootHome(dataDir);
const log = { info: print, warn: print };
const text = createHash('sha256').update('row').digest('hex').repeat(200);

async function fillUntil(free: number): Promise<void> {
  const missing = (await freeBytes(home)) - free;
  const file = await open(join(home, `filler-${free}`), 'w');
  for (let left = missing; left > 0; left -= 1_048_576) {
    const written = await file.write(Buffer.alloc(Math.min(left, 1_048_576), 1)).catch(() => undefined);
    if (!written) break;
  }
  await file.close();
}

await mkdir(home, { recursive: true });
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', home]);
try {
  const opened = await openDatabase({ dataDir, log });
  await ask(opened.url, 'create table written (id int, words text)');
  assert.equal(opened.diskIsLow(), false);
  await fillUntil(lowDiskBytes - 1_048_576);
  await delay(2_500);
  assert.equal(opened.diskIsLow(), true);
  print('below 256 MB: low, told within 2.5 s');

  await fillUntil(12 * 1_048_576);
  let acknowledged = 0;
  let refused = '';
  for (let id = 0; id < 20_000 && !refused; id++) {
    await ask(opened.url, `insert into written values (${id}, '${text}')`).then(
      () => {
        acknowledged += 1;
      },
      (error: Error) => {
        refused = error.message;
      },
    );
  }
  print(`full: ${acknowledged} rows went in before "${refused}"`);
  const read = await ask(opened.url, 'select count(*)::int as n from written').catch((error: Error) => error.message);
  print('a read on the full disk:', read);
  // Up to here PostgreSQL could refuse writes. When its write-ahead log runs out of space, it goes down and can't come
  // back.
  const change = "select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))";
  let last = '';
  for (let n = 0; n < 200 && !/terminat|reset|closed|recovery|ECONN/i.test(last); n++) {
    last = await ask(opened.url, change).then(
      () => '',
      (error: Error) => error.message,
    );
  }
  print('its log full:', last);
  await delay(5_000);
  await rm(join(home, `filler-${12 * 1_048_576}`));
  await rm(join(home, `filler-${lowDiskBytes - 1_048_576}`));
  const freed = performance.now();
  let rows: { n: number }[] = [];
  while (rows.length === 0) {
    rows = await ask<{ n: number }>(opened.url, 'select count(*)::int as n from written').catch(() => []);
    await delay(50);
  }
  print(`back ${Math.round(performance.now() - freed)} ms after space was freed, with ${rows[0]?.n} rows`);
  assert.ok((rows[0]?.n ?? 0) >= acknowledged);
  await ask(opened.url, `insert into written values (-1, '${text}')`);
  await opened.stop();

  await fillUntil(0);
  await rm(join(home, 'data', 'global', 'pg_internal.init'), { force: true });
  const again = await openDatabase({ dataDir, log }).catch((error: Error) => error.message);
  print('a start on the full disk:', typeof again === 'string' ? again : 'runs');
  if (typeof again !== 'string') await again.stop();
} finally {
  execFileSync('umount', [home]);
  await rm(home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
