import { setTimeout as pause } from 'node:timers/promises';
import { pinGenerator, withServer } from '#server.ts';
import { report } from '#times.ts';
import type { School } from './school.ts';
import { openSchool, setOpen } from './school.ts';
import type { Stream } from './stream.ts';
import { openStream } from './stream.ts';

const [count = 1000, rounds = 30, soakMinutes = 0] = process.argv.slice(2).map(Number);
/** With more streams than this, several share a student: registering is slow on purpose. */
const mostStudents = 1000;
const settleMs = 20_000;
const dropShare = 0.05;
const patienceMs = 30_000;

/** When each hint of the current round arrived. */
let arrivals: number[] = [];

let school: School;
await withServer('bench-live', async (server) => {
  school = await openSchool(server, Math.min(count, mostStudents));
});
pinGenerator();
// A fresh one: registering leaves the memory of many password hashes behind.
await withServer('bench-live', async ({ ask, port, memory }) => {
  let isOpen = true;
  await setOpen(ask, school, isOpen);
  const change = () => {
    isOpen = !isOpen;
    return setOpen(ask, school, isOpen);
  };
  await pause(settleMs);
  const before = await memory();
  const streams = await openAll(port, school.students);
  await pause(settleMs);
  const after = await memory();
  if (before && after) console.log(`memory: ${((after - before) / count / 1024).toFixed(1)} KB per stream`);
  await measureLatency(streams, change);
  if (soakMinutes > 0) await soak(streams, change);
  for (const stream of streams) stream.close();
});

/** Five hundred per second: how fast streams can be opened is another question. */
async function openAll(port: number, cookies: string[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (let i = 0; i < count; i++) {
    const cookie = cookies[i % cookies.length] ?? '';
    streams.push(openStream(port, cookie, () => arrivals.push(performance.now())));
    if (streams.length % 50 === 0) await pause(100);
  }
  while (!streams.every((stream) => stream.isReady())) await pause(20);
  console.log(`${streams.length} streams are open`);
  return streams;
}

/** From the writer's answer to the hint at each stream. A hint that arrives before the answer counts as 0. */
async function measureLatency(streams: Stream[], change: () => Promise<void>): Promise<void> {
  const delays: number[] = [];
  const writes: number[] = [];
  for (let round = -3; round < rounds; round++) {
    arrivals = [];
    const startedAt = performance.now();
    await change();
    const answeredAt = performance.now();
    while (arrivals.length < streams.length) await pause(2);
    if (round < 0) continue;
    writes.push(answeredAt - startedAt);
    delays.push(...arrivals.map((at) => Math.max(0, at - answeredAt)));
    await pause(100 + 10 * (round % 20));
  }
  report('write', writes);
  report('answer to hint', delays);
}

/**
 * Writes while streams drop at any moment and resume: each must get each hint once. The next write waits for the last
 * hint, since two changes of the same topic that a stream missed become one hint.
 */
async function soak(streams: Stream[], change: () => Promise<void>): Promise<void> {
  const end = performance.now() + soakMinutes * 60_000;
  const first = streams.map((stream) => stream.hints());
  const got = () => streams.map((stream, i) => stream.hints() - (first[i] ?? 0));
  let writes = 0;
  let drops = 0;
  let lost = 0;
  while (performance.now() < end && lost === 0) {
    const dropping = streams.filter(() => Math.random() < dropShare);
    for (const stream of dropping) setTimeout(stream.dropAndResume, Math.random() * 800);
    drops += dropping.length;
    await pause(Math.random() * 800);
    await change();
    writes += 1;
    await pause(1000);
    const patience = performance.now() + patienceMs;
    while (got().some((n) => n < writes) && performance.now() < patience) await pause(50);
    lost = got().filter((n) => n < writes).length;
  }
  const doubled = got().reduce((sum, n) => sum + Math.max(0, n - writes), 0);
  const resets = streams.reduce((sum, stream) => sum + stream.resets(), 0);
  console.log(`soak: ${writes} writes, ${drops} drops, ${lost} hints lost, ${doubled} doubled, ${resets} resets`);
}
