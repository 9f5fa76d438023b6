import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell, Told } from '#platform/live.ts';
import type { Log } from '#platform/log.ts';
import { currentWriteId } from '#platform/write-id.ts';
import { liveConnection } from './connection.ts';
import { liveHub } from './hub.ts';
import { mountLive } from './route.ts';
import { insertEvents, removeOldEvents } from './store.ts';

type Parts = {
  /** Bypasses any transaction pooler, because it is used for LISTEN. */
  url: string;
  clock: Clock;
  log: Log;
  /** How often it reads unprompted, a second by default. Pings and session checks follow it. */
  tickMs?: number;
};

type ContextOf = Parameters<typeof mountLive>[1]['contextOf'];

export type Live = {
  tell: Tell;
  told: Told;
  /** Adds the stream's route to the server. */
  mount: (server: FastifyInstance, contextOf: ContextOf) => void;
  /** Ends every stream and accepts no more; for the server's `preClose`. */
  closeAll: () => void;
  /** Closes the connection. */
  close: () => Promise<void>;
};

/** Live updates of one process. It connects when the first stream is opened or the first hint written. */
export function liveUpdates({ url, ...parts }: Parts): Live {
  const hub = liveHub({ ...parts, connection: liveConnection(url, () => hub.wake()) });
  return {
    tell: tellThrough(hub.expect),
    told: hub.expect,
    mount: (server, contextOf) => mountLive(server, { contextOf, hub }),
    closeAll: hub.closeStreams,
    close: hub.close,
  };
}

/** `Tell` for commands, which have no streams; a running server finds their hints within a second. */
export const tellOnly: Tell = tellThrough(() => {});

function tellThrough(expect: (xid: string) => void): Tell {
  return async (tx, userIds, ...topics) => {
    if (userIds.length > 0) expect(await insertEvents(tx, userIds, topics, currentWriteId()));
  };
}

/** Removes hints older than an hour; for a job to call every few minutes. */
export function pruneLive(db: Db, now: Date): Promise<void> {
  return removeOldEvents(db, now);
}
