import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startsPrograms } from './temporary-folder.mjs';

const mounts = (...shm: string[]) =>
  ['/dev/vda / ext4 rw,relatime 0 0', ...shm, 'proc /proc proc rw 0 0', ''].join('\n');

describe('the folder in memory', () => {
  it('is used where programs may be started from it', () => {
    expect(startsPrograms(mounts('tmpfs /dev/shm tmpfs rw,relatime,size=24683652k 0 0'))).toBe(true);
    expect(startsPrograms(mounts('shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0'))).toBe(false);
    expect(startsPrograms(mounts())).toBe(false);
  });

  it('is judged by what was mounted over it last', () => {
    expect(startsPrograms(mounts('shm /dev/shm tmpfs rw,noexec 0 0', 'tmpfs /dev/shm tmpfs rw 0 0'))).toBe(true);
  });

  it('is gone once its process has ended', () => {
    const code = `
      import { statSync } from 'node:fs';
      import { temporaryFolder } from ${JSON.stringify(new URL('temporary-folder.mjs', import.meta.url).href)};
      const folder = temporaryFolder();
      console.log(JSON.stringify({ folder, mode: folder && (statSync(folder).mode & 0o777) }));`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const { folder, mode } = JSON.parse(stdout);
    // Where there is no room, nothing was made.
    expect(mode).toBe(folder && 0o711);
    expect(folder && existsSync(folder)).toBe(folder && false);
  });
});
