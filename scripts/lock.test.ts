import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './lock.mjs';

let root = '';
let file = '';

afterEach(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(root, '.prepare-lock.local');
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

describe('the lock of the set-up', () => {
  it('is released when the work succeeds or fails', async () => {
    await expect(withLock(root, 'waiting', async () => existsSync(file))).resolves.toBe(true);
    await expect(withLock(root, 'waiting', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(file)).toBe(false);
  });

  it('waits for a live holder, and says so once', async () => {
    writeFileSync(file, String(process.ppid));
    let isDone = false;
    const work = withLock(root, 'waiting', async () => {
      isDone = true;
    });
    await sleep(500);
    expect(isDone).toBe(false);
    expect(console.log).toHaveBeenCalledTimes(1);
    utimesSync(file, 0, 0);
    await work;
    expect(isDone).toBe(true);
  });

  it('is taken immediately from a dead holder', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file, String(pid));
    await expect(withLock(root, 'waiting', async () => 'done')).resolves.toBe('done');
    expect(console.log).not.toHaveBeenCalled();
  });
});
