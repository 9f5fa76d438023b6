import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export type DatabaseProxy = {
  /** The database's address through this proxy. */
  url: string;
  /** Silently stops all traffic, like a host that hangs. */
  stall: () => void;
  resume: () => void;
  /** Blocks the current connections for good; new ones work, as when the host was replaced. */
  abandon: () => void;
  /** Drops every connection, as when the database restarts; new ones work. */
  cut: () => void;
  close: () => Promise<void>;
};

/** A proxy between a server and its database, so that a test can take the database away. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (isStalled) socket.pause();
  };
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    for (const socket of [inner, outer]) keep(socket);
    inner.on('data', (chunk) => outer.write(chunk));
    outer.on('data', (chunk) => inner.write(chunk));
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
    if (isStalled) for (const socket of [inner, outer]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    abandon: () => {
      for (const socket of sockets) socket.pause();
    },
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
