import { createHash, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import { diskStore } from '@wordgrove/server/src/platform/files/disk-store.ts';
import { withBrowser, withPage } from '#browser.ts';
import { registerTeacher } from '#calls.ts';
import type { Server } from '#server.ts';
import { withServer } from '#server.ts';
import { report } from '#times.ts';
import { largePdf } from './large-pdf.ts';
import { startProxy } from './proxy.ts';

const [rounds = 24, cuts = 3] = process.argv.slice(2).map(Number);
const uploads = `${streamPaths.files.replace(':bucket', fileBucket)}?name=`;

/** A share of the bytes; when all of them are sent, while the server still works on them; or just before the answer. */
type Cut = number | 'sent' | 'answer';

const folder = mkdtempSync(join(tmpdir(), 'wordgrove-bench-'));
const path = join(folder, 'book.pdf');
const bytes = await largePdf(306);
writeFileSync(path, bytes);
console.log(`${(bytes.length / 1_048_576).toFixed(2)} MB, cut ${cuts} times in each of ${rounds} rounds`);

await withServer(join(folder, 'data'), (server) =>
  withBrowser(async (browser) => {
    const line = await cuttingLine(server.origin);
    const times: number[] = [];
    let whole = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const plan = Array.from({ length: cuts }, cutAtRandom);
      line.follow(plan);
      // Each time another one: the storage of one has room for twenty such files.
      const cookie = await registerTeacher(server.ask);
      const begun = performance.now();
      const id = await withPage(browser, { origin: line.origin, cookie, slowdown: 1 }, upload);
      times.push(performance.now() - begun);
      const fault = line.left() > 0 ? `only ${cuts - line.left()} cuts` : await faultOf(server, id, round);
      if (fault === null) whole += 1;
      console.log(`${round}: cut at ${plan.map(nameOf).join(', ')}: ${fault ?? 'whole, once'}`);
    }
    line.close();
    report('an upload with its pauses', times);
    console.log(`${whole} of ${rounds} ended whole, once`);
    if (whole < rounds) process.exitCode = 1;
  }),
).finally(() => rmSync(folder, { recursive: true }));

/** Half of them at any byte, since that is where most connections break. */
function cutAtRandom(): Cut {
  const kind = randomInt(4);
  if (kind === 0) return 'sent';
  return kind === 1 ? 'answer' : randomInt(1, 1000) / 1000;
}

function nameOf(cut: Cut): string {
  return typeof cut === 'number' ? `${(100 * cut).toFixed(0)} %` : { sent: 'the end', answer: 'the answer' }[cut];
}

/** A proxy that cuts each try of an upload where the plan says, and lets the one after the last cut through. */
async function cuttingLine(target: string) {
  let plan: Cut[] = [];
  let [sent, announced] = [0, 0];
  const isNow = (isThere: (cut: Cut) => boolean) => {
    const [cut] = plan;
    if (cut === undefined || !isThere(cut)) return false;
    plan.shift();
    return true;
  };
  const proxy = await startProxy(target, {
    isNewEachTime: true,
    onBegun: (asked, length) => {
      if (asked.startsWith(uploads)) [sent, announced] = [0, length];
    },
    onAsked: (asked, piece) => {
      if (!asked.startsWith(uploads)) return false;
      sent += piece;
      return isNow((cut) => typeof cut === 'number' && sent >= cut * announced);
    },
    onSent: (asked) => asked.startsWith(uploads) && isNow((cut) => cut === 'sent'),
    onAnswered: (asked) => asked.startsWith(uploads) && isNow((cut) => cut === 'answer'),
  });
  return {
    ...proxy,
    follow: (cuts: readonly Cut[]) => {
      plan = [...cuts];
    },
    left: () => plan.length,
  };
}

/** As a teacher does it. @returns the text's id, from the page that opens then */
async function upload(page: Page): Promise<string> {
  await page.goto('/teacher/upload-pdf');
  await page.locator('input[type="file"]').setInputFiles(path);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/pdfs\/[0-9a-f-]{36}$/, { timeout: 60_000 }).catch(async () => {
    throw new Error(`the page says: ${await page.locator('main').innerText()}`);
  });
  return page.url().split('/').at(-1) ?? '';
}

/** What is wrong with what the server keeps after that many uploads; null when nothing is. */
async function faultOf({ database, dataDir }: Server, id: string, count: number): Promise<string | null> {
  const { rows } = await database.query<{ id: string; bytes: number; md5: string }>(
    'SELECT id, bytes::int, md5 FROM pdfs',
  );
  const row = rows.find((each) => each.id === id);
  const md5 = createHash('md5').update(bytes).digest('base64');
  if (rows.length !== count) return `${rows.length} texts instead of ${count}`;
  if (!row || row.bytes !== bytes.length || row.md5 !== md5) return 'another file';
  const keys = (await Array.fromAsync(diskStore(join(dataDir, 'files')).list())).map(({ key }) => key);
  return keys.length === count ? null : `${keys.length} files instead of ${count}`;
}
