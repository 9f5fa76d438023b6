import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { ChildLimits } from './in-child.ts';
import { ChildOverLimit, messagesFromChild } from './in-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordgrove-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const limits: ChildLimits = { timeoutMs: 60_000, memoryMb: 64 };
const own = JSON.stringify(new URL('./in-child.ts', import.meta.url).href);
let modules = 0;

/** A module whose code continues from its `input`. */
function module(text: string): URL {
  modules += 1;
  const path = join(folder, `${modules}.mjs`);
  const start = `import { childInput, endChild, sendFromChild } from ${own}; const input = await childInput();`;
  writeFileSync(path, `${start} ${text}`);
  return pathToFileURL(path);
}

const all = (text: string, input: unknown = null, given = limits) =>
  Array.fromAsync(messagesFromChild(module(text), input, given));

describe('a process of its own', () => {
  it('answers in parts, each made when it is wanted', async () => {
    const text = 'for (let n = 0; n < 3; n += 1) await sendFromChild(input + n); endChild();';
    expect(await all(text, 40)).toEqual([40, 41, 42]);
  });

  it('ends when its reader stops early', async () => {
    const parts = messagesFromChild(module('for (;;) await sendFromChild(process.pid)'), null, limits);
    const { value: pid } = await parts.next();
    await parts.return(null);
    await expect.poll(() => isAlive(Number(pid))).toBe(false);
  });

  it('gets none of our secrets', async () => {
    process.env.SMTP_URL = 'smtp://secret';
    const [names] = await all('await sendFromChild(Object.keys(process.env)); endChild();');
    delete process.env.SMTP_URL;
    expect(names).toContain('PATH');
    expect(names).not.toContain('SMTP_URL');
  });

  it('that never ends is ended when its time is over', async () => {
    await expect(all('for (;;);', null, { ...limits, timeoutMs: 500 })).rejects.toMatchObject({ what: 'time' });
  });

  it('that takes more memory than it has is ended, and nothing else', async () => {
    const greedy = 'const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length));';
    await expect(all(greedy)).rejects.toThrow(ChildOverLimit);
  });

  it('that takes more memory outside its heap than it has is ended, even while it is busy', async () => {
    const greedy = 'const kept = []; for (;;) kept.push(Buffer.alloc(1_000_000, 1));';
    await expect(all(greedy, null, { ...limits, totalMb: 300 })).rejects.toMatchObject({ what: 'memory' });
  });

  it('that takes more of the processor than it may is ended', async () => {
    await expect(all('for (;;);', null, { ...limits, workMs: 500 })).rejects.toMatchObject({ what: 'work' });
  });

  it('that fails is an error, and no limit', async () => {
    await expect(all('throw new Error("broken")')).rejects.toThrow('It ended with 1');
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
