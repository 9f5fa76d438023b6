import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { freeBytes, watchDisk } from './disk-space.ts';

test('counts the free bytes of the disk that holds a folder', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0);
});

test('a disk with less than the limit is low, one with more is not', async () => {
  const roomy = await watchDisk([tmpdir()], { lowBytes: 1 });
  const tight = await watchDisk([tmpdir()], { lowBytes: Number.MAX_SAFE_INTEGER });
  expect([roomy.isLow(), tight.isLow()]).toEqual([false, true]);
  roomy.stop();
  tight.stop();
});

test('a folder that is gone does not count as full', async () => {
  const watch = await watchDisk(['/no/such/folder'], { lowBytes: Number.MAX_SAFE_INTEGER });
  expect(watch.isLow()).toBe(false);
  watch.stop();
});
