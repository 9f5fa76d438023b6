import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const inMemory = '/dev/shm';

/** What a run keeps there at once is a tenth of it. */
const roomBytes = 3_000_000_000;

/**
 * A folder for what the tests throw away, in memory where there is plenty: copying a database makes a thousand files,
 * and on a disk that costs a fifth of the API tests' time. It is gone when this process ends.
 *
 * @returns its path; undefined where the system's own folder has to do
 */
export function temporaryFolder() {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(`${inMemory}/wordgrove-tests-`);
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem() / 2) > roomBytes && startsPrograms(readFileSync('/proc/mounts', 'utf8'));
  } catch {
    // Only Linux has it.
    return false;
  }
}

/**
 * Whether programs may be started from the folder in memory: in a container they often may not.
 *
 * @param {string} mounts as in /proc/mounts
 */
export function startsPrograms(mounts) {
  const lines = mounts.split('\n').map((line) => line.split(' '));
  const [, , kind, options = ''] = lines.findLast(([, place]) => place === inMemory) ?? [];
  return kind === 'tmpfs' && !options.split(',').includes('noexec');
}
