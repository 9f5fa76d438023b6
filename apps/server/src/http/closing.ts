import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

type Patience = {
  /** How long connections that are open stay so for what may just be on its way, each for one more answer. */
  lastMomentMs?: number;
  /** What is still under way so long after the stop began is cut off, so that there is time left to stop the database. */
  patienceMs?: number;
};

/**
 * Lets no connection hold up the stop, and no request be lost by it. A browser or proxy may send on an open connection
 * in the very moment in which it is closed, and then doesn't know whether its request was heard: so from the stop on each
 * answer says that its connection ends with it, and only what kept silent for a moment is closed without one. Node
 * itself would wait for every socket on which a request could still come.
 */
export function closeConnections(
  server: FastifyInstance,
  { lastMomentMs = 500, patienceMs = 5000 }: Patience = {},
): void {
  const connected = new Set<Socket>();
  const underWay = new Map<Socket, ServerResponse>();
  let isClosing = false;

  server.server.on('connection', (socket: Socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
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
    // Nobody comes in any more; Node's own `close` would also cut off those who are here and just silent.
    Server.prototype.close.call(server.server);
    isClosing = true;
    for (const response of underWay.values()) response.shouldKeepAlive = false;
    setTimeout(() => {
      for (const socket of connected) socket.destroy();
    }, patienceMs).unref();
    if (connected.size > 0) await wait(lastMomentMs);
    for (const socket of connected) if (!underWay.has(socket)) socket.destroy();
  });
}
