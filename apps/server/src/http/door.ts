import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from '#http/listening.ts';

/** One more address at which the server is reached. */
export type Door = {
  /** Lets nobody else in. Those who came by it stay. */
  shut: () => void;
  /** The same, and ends their connections too, after a moment for what is under way. */
  close: () => Promise<void>;
};

const lastMomentMs = 500;
const cameIn = new WeakSet<Socket>();

/**
 * Listens at one more address. Its connections are handed to the server, which treats them as those that it accepted
 * itself: the same routes, limits, live streams and graceful stop.
 *
 * @throws the system's error, such as `EADDRINUSE`, when nothing can listen there
 */
export async function openDoor(server: Server, { host, port }: Place, onError: (error: Error) => void): Promise<Door> {
  const connected = new Set<Socket>();
  // As Node's own http server listens.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    connected.add(socket);
    cameIn.add(socket);
    socket.once('close', () => connected.delete(socket));
    server.emit('connection', socket);
  });
  await once(door.listen(port, host), 'listening');
  door.on('error', onError);
  const shut = () => void door.close();
  return {
    shut,
    close: async () => {
      shut();
      if (connected.size > 0) await wait(lastMomentMs);
      for (const socket of connected) socket.destroy();
    },
  };
}

/** Whether a connection came by an address that `openDoor` added. */
export function cameByDoor(socket: Socket): boolean {
  return cameIn.has(socket);
}
