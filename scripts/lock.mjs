import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, isAlive } from './processes.mjs';
import { Refusal } from './refusal.mjs';

const heartbeatMs = 2_000;
const staleMs = 30_000;

/**
 * Runs `work` while no other process does so in the same project. A holder that died is detected by its process id and,
 * where ids are reused (a restarted container), by its missing heartbeat.
 *
 * @template T
 * @param {string} root
 * @param {string} waiting printed once when another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(root, waiting, work) {
  const file = join(root, '.prepare-lock.local');
  for (let isSaid = false; !take(file); ) {
    if (removeStale(file)) continue;
    if (!isSaid) console.log(waiting);
    isSaid = true;
    await sleep(200);
  }
  const heartbeat = setInterval(() => beat(file), heartbeatMs);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      throw new Refusal(`Nothing can be written into this folder (${errorCode(error)}). Is it read-only?`);
    }
    return false;
  }
}

/** @param {string} file */
function isStale(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    const silentMs = Date.now() - statSync(file).mtimeMs;
    // An empty file is one whose holder is still writing its id.
    return silentMs > staleMs || (holder > 0 && (holder === process.pid || !isAlive(holder)));
  } catch {
    return false;
  }
}

/** @param {string} file */
function beat(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody removed the file by hand: the work goes on, and the next process may start its own.
  }
}

/**
 * Removes the lock of a holder that died. Renaming it first ensures that only one of two waiting processes does so; a
 * lock that turns out to be new, taken in between, is put back.
 *
 * @param {string} file
 */
function removeStale(file) {
  if (!isStale(file)) return false;
  const aside = `${file}.${process.pid}.local`;
  try {
    renameSync(file, aside);
    if (!isStale(aside)) linkSync(aside, file);
    rmSync(aside, { force: true });
  } catch {
    // Another process was faster; the next attempt to take the lock decides.
  }
  return true;
}
