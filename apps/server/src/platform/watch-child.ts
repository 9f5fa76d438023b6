import { parentPort, workerData } from 'node:worker_threads';
import type { Watched } from './in-child.ts';

/** A thread beside a child's work: it looks while the work can't, deep in a library. */

const watchedEveryMs = 20;

const { totalMb, workMs } = workerData as Watched;

setInterval(() => {
  if (totalMb !== undefined && process.memoryUsage.rss() > totalMb * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
  const { user, system } = process.cpuUsage();
  if (workMs !== undefined && user + system > workMs * 1000) process.kill(process.pid, 'SIGTERM');
}, watchedEveryMs);

parentPort?.postMessage('watching');
