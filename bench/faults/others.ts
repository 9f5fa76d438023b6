import { setInterval as every } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// Another person who keeps working: a call every 20 ms, whether or not the last one was answered, so that a moment
// without answers counts with all its calls. It runs in its own thread: only the server can make its calls slow.
const { origin, cookie } = workerData as { origin: string; cookie: string };
const calls: Promise<number>[] = [];
const over = new AbortController();
let failed = 0;

async function call(): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/profiles/me`, { headers: { cookie } }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  if (answer?.status !== 200) failed += 1;
  return performance.now() - begun;
}

parentPort?.once('message', () => over.abort());
parentPort?.postMessage('ready');
try {
  for await (const _ of every(20, null, { signal: over.signal })) calls.push(call());
} catch {
  parentPort?.postMessage({ times: await Promise.all(calls), failed });
}
