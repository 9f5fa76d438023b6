import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is still under way so long after the stop began is cut off, so that there is time left to stop the database. */
const standardPatienceMs = 5000;

/**
 * Lets no connection hold up the stop. Node waits for every socket on which a request could still come, and browsers
 * open some that they may never use: those are closed at once, the others when their answer is out.
 */
export function closeConnections(server: FastifyInstance, patienceMs = standardPatienceMs): void {
  const connected = new Set<Socket>();
  const underWay = new Map<Socket, ServerResponse>();
  let isClosing = false;

  server.server.on('connection', (socket: Socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
  });
  server.server.on('request', ({ socket }, response) => {
    underWay.set(socket, response);
    response.once('close', () => {
      underWay.delete(socket);
      if (isClosing) socket.end();
    });
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of connected) {
      const response = underWay.get(socket);
      if (response) response.shouldKeepAlive = false;
      else socket.destroy();
    }
    setTimeout(() => {
      for (const socket of connected) socket.destroy();
    }, patienceMs).unref();
  });
}
