import { existsSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inWorkFolder, makeWorkFolder, removeLeftFolders } from './work-folder.ts';

const hourMs = 3_600_000;

describe('a folder to work in', () => {
  it('is removed with its files, whether the work succeeds or not', async () => {
    const paths: string[] = [];
    const write = async (path: string) => {
      paths.push(path);
      await writeFile(join(path, 'file'), 'text');
      return 'done';
    };
    expect(await inWorkFolder(write)).toBe('done');
    const fail = async (path: string) => {
      await write(path);
      throw new Error('it broke');
    };
    await expect(inWorkFolder(fail)).rejects.toThrow('it broke');
    expect(paths.filter((path) => existsSync(path))).toEqual([]);
    expect(paths).toHaveLength(2);
  });

  it('that a killed process left is removed later, and one in use stays', async () => {
    const [left, used] = [await makeWorkFolder(), await makeWorkFolder()];
    await writeFile(join(left.path, 'file'), 'text');
    const before = new Date(Date.now() - hourMs - 1000);
    await utimes(left.path, before, before);
    await removeLeftFolders();
    expect([left, used].map(({ path }) => existsSync(path))).toEqual([false, true]);
    await used.remove();
  });
});
