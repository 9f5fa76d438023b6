import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * @typedef {object} Outcome
 * @property {number | null} code null when it could not start or was ended by a signal
 * @property {string} output what it wrote, unless it was shown live
 * @property {number} seconds
 * @property {boolean} isOverdue it was ended because it took too long
 */

/**
 * @typedef {object} Options
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} limitSeconds
 * @property {'live' | 'never'} show
 * @property {boolean} [givesWay] it has only what the others leave of the processor
 */

const graceMs = 10_000;
const patienceMs = 3_000;
const lookMs = 250;
const niceness = 10;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;

/**
 * Runs a program to its end, without standard input and never longer than its limit.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<Outcome>}
 */
export function runChild(command, args, { cwd, env = process.env, limitSeconds, show, givesWay = false }) {
  const startedAt = performance.now();
  const output = show === 'live' ? 'inherit' : 'pipe';
  // A group of its own, so that whatever it started ends with it.
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
  running.add(child);
  if (givesWay && child.pid !== undefined) giveWay(child.pid);
  let text = '';
  let isOverdue = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
  }
  const limit = setTimeout(() => {
    isOverdue = true;
    endGroup(child);
  }, limitSeconds * 1000);
  return new Promise((resolve) => {
    const finish = (/** @type {number | null} */ code) => {
      clearTimeout(limit);
      running.delete(child);
      signalGroup(child, 'SIGKILL');
      // While this process is ending, nobody continues with the next step or reports what was aborted as a failure.
      if (!isEnding) resolve({ code, output: text, seconds: (performance.now() - startedAt) / 1000, isOverdue });
    };
    child.once('error', (error) => {
      text += error.message;
      finish(null);
    });
    child.once('exit', (code) => {
      // What it left running could hold the pipes open forever; its own output arrives within a moment.
      if (show === 'live') finish(code);
      else setTimeout(() => finish(code), 1_000);
      child.once('close', () => finish(code));
    });
  });
}

/**
 * Ends every running program when this process is told to end.
 *
 * @param {{ withParent?: boolean }} [options] `withParent` also ends them when the process that started this one is
 * gone: npm passes a signal on to the shell that waits for us, and that shell passes nothing on
 */
export function endChildrenWithUs({ withParent = false } = {}) {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    // A second signal needs a listener too: it must not cut the first one's work short.
    process.on(signal, () => end(code));
  }
  process.once('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  });
  if (!withParent) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(143), lookMs).unref();
}

/** @param {number} code */
function end(code) {
  if (isEnding) return;
  isEnding = true;
  for (const child of running) endGroup(child);
  const until = performance.now() + patienceMs;
  setInterval(() => {
    if (running.size === 0 || performance.now() > until) process.exit(code);
  }, 20);
}

/**
 * Linux may share the processor among sessions first, and only then among each session's processes. The child leads a
 * session, so its session has to give way, too.
 *
 * @param {number} pid
 */
function giveWay(pid) {
  setPriority(pid, niceness);
  giveWayAsSession(pid);
}

/** @param {number} pid */
function giveWayAsSession(pid) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch (error) {
    // One such change is allowed in a tenth of a second. Where there are none at all, the others get less than they might.
    const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
    if (isTooSoon) setTimeout(() => giveWayAsSession(pid), lookMs).unref();
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs).unref();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}
