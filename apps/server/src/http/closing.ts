import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

type Patience = {
  /** How long open connections are kept for a request that may be on its way, each for one more answer. */
  lastMomentMs?: number;
  /** What still runs this long after the stop began is cut off, so that there is time left to stop the database. */
  patienceMs?: number;
};

/**
 * Keeps connections from holding up the stop, without losing a request. A browser or proxy may send on an open
 * connection at the very moment it is closed, and then can't tell whether the request was heard. So once the stop
 * begins, each answer says that its connection ends with it, and only a connection that stays silent for a moment is
 * closed without one. Node itself would wait for every socket on which a request could still come.
 */
export function closeConnections(
  server: FastifyInstance,
  { lastMomentMs = 500, patienceMs = 5000 }: Patience = {},
): void {
  const connected = new Set<Socket>();
  const underWay = new Map<Socket, ServerResponse>();
  const allGone = Promise.withResolvers<void>();
  let isClosing = false;

  server.server.on('connection', (socket: Socket) => {
    connected.add(socket);
    socket.once('close', () => {
      connected.delete(socket);
      if (isClosing && connected.size === 0) allGone.resolve();
    });
  });
  server.server.on('request', ({ socket }, response) => {
    underWay.set(socket, response);
    if (isClosing) response.shouldKeepAlive = false;
    response.once('close', () => {
      underWay.delete(socket);
      if (isClosing) socket.end();
    });
  });
  server.addHook('preClose', async () => {
    // Lets nobody else in. Node's own `close` would also cut off those who are connected and merely silent.
    Server.prototype.close.call(server.server);
    isClosing = true;
    for (const response of underWay.values()) response.shouldKeepAlive = false;
    setTimeout(() => {
      for (const socket of connected) socket.destroy();
    }, patienceMs).unref();
    if (connected.size > 0) await Promise.race([wait(lastMomentMs, undefined, { ref: false }), allGone.promise]);
    for (const socket of connected) if (!underWay.has(socket)) socket.destroy();
  });
}
