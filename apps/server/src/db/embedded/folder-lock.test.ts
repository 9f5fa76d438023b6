import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const lockModule = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
let folder: string;
let script: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordgrove-lock-'));
  script = join(folder, 'rival.mjs');
  const code = `
    import { lockFolder } from ${JSON.stringify(lockModule)};
    const release = await lockFolder(${JSON.stringify(folder)});
    process.stdout.write(release ? 'mine' : 'taken');
    setInterval(() => release, 60_000);`;
  await writeFile(script, code);
});

afterEach(async () => {
  // Whoever is left would keep the whole run from ending.
  await Promise.all(children.splice(0).map(end));
  await rm(folder, { recursive: true, force: true });
});

/** A process that tries to take the lock, reports the result and stays alive. */
async function rival() {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a rival ended with ${code}`)));
  const [answer] = await Promise.race([once(child.stdout, 'data'), ended]);
  return { answer: String(answer), kill: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('of many processes that want the folder at once, exactly one gets it', async () => {
  const rivals = await Promise.all(Array.from({ length: 6 }, rival));
  expect(rivals.map((each) => each.answer).sort()).toEqual(['mine', 'taken', 'taken', 'taken', 'taken', 'taken']);
});

test('the lock of a killed process is free at once', async () => {
  const first = await rival();
  expect(await lockFolder(folder)).toBeUndefined();
  await first.kill();
  const release = await lockFolder(folder);
  expect(release).toBeTypeOf('function');
  release?.();
});

test('the same process gets it a second time only after giving it back', async () => {
  const release = await lockFolder(folder);
  expect(await lockFolder(folder)).toBeUndefined();
  release?.();
  const again = await lockFolder(folder);
  expect(again).toBeTypeOf('function');
  again?.();
});
