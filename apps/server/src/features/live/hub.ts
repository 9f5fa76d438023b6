import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { block, crowded, goodbye } from './blocks.ts';
import type { LiveConnection } from './connection.ts';
import { expectedEnds } from './expected.ts';
import { readOn, welcome } from './reading.ts';
import type { Cursor } from './rules.ts';
import type { Subscriber } from './subscribers.ts';
import { subscribers } from './subscribers.ts';
import { turns } from './turns.ts';

const streamsPerUser = 12;
const pingTicks = 15;
const sessionTicks = 4;

export type LiveHub = {
  subscribe: (subscriber: Subscriber) => void;
  leave: (subscriber: Subscriber) => void;
  /** A transaction of this process has written events and will end soon. */
  expect: (xid: string) => void;
  /** Another process has news. */
  wake: () => void;
  /** Ends every stream and accepts no more. */
  closeStreams: () => void;
  close: () => Promise<void>;
};

type Parts = {
  connection: LiveConnection;
  clock: Clock;
  log: Log;
  /** How often it reads unprompted. Sessions are checked every fourth time; a round of pings takes fifteen. */
  tickMs?: number;
  /** The minimum time between two readings, and so between two notifications. */
  restMs?: number;
};

/**
 * Delivers committed events to this process's streams. Readings run one after the other, so a stream joins between two
 * of them and starts exactly where the next one continues.
 */
export function liveHub({ connection, clock, log, tickMs = 1000, restMs = 20 }: Parts): LiveHub {
  const streams = subscribers(pingTicks);
  const expected = expectedEnds(() => turn.wake());
  let position: Cursor | undefined;
  let ticks = 0;
  let checksAll = false;
  let isClosed = false;

  const turn = turns({
    restMs,
    onFailed(error) {
      checksAll = true;
      log.warn({ error }, 'live updates wait for the database');
    },
    async take() {
      expected.looking();
      const checks = checksAll;
      checksAll = false;
      const now = await readOn({ connection, streams, clock }, position, checks);
      position = now;
      await welcome({ connection, streams, clock }, now);
      if (streams.counts().waiting > 0) turn.wake();
      const ended = expected.ended(now.snapshot);
      if (ended.length > 0) await connection.notify();
      expected.settle(ended);
    },
  });

  const ticking = setInterval(() => {
    ticks += 1;
    if (ticks % sessionTicks === 0) checksAll = true;
    if (position) ping(streams.readersAt(ticks % pingTicks), position);
    const { readers, waiting } = streams.counts();
    if (readers + waiting + expected.count() > 0) turn.wake();
  }, tickMs);
  ticking.unref();

  return {
    subscribe(subscriber) {
      if (isClosed) return subscriber.end(goodbye);
      makeRoom(streams.of(subscriber.userId));
      streams.add(subscriber);
      turn.wake();
    },
    leave: streams.remove,
    expect: expected.add,
    wake: () => void (streams.counts().readers > 0 && turn.wake()),
    closeStreams() {
      isClosed = true;
      for (const each of [...streams.readers(), ...streams.waiting()]) each.end(goodbye);
    },
    async close() {
      clearInterval(ticking);
      expected.stop();
      await turn.stop();
      await connection.close();
    },
  };
}

function ping(readers: readonly Subscriber[], position: Cursor): void {
  const beat = block(position, { type: 'ping' });
  for (const each of readers) each.write(beat);
}

function makeRoom(own: readonly Subscriber[]): void {
  if (own.length >= streamsPerUser) own[0]?.end(crowded);
}
