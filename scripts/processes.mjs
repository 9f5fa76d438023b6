import { readFileSync } from 'node:fs';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * A killed process that was never reaped keeps its id (forever, in containers without an init).
 *
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/**
 * `ENOENT`, `EACCES` and the like; undefined when it isn't a system error.
 *
 * @param {unknown} error
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
