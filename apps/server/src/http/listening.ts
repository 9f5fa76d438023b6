import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf, StartRefused } from '#db/start-refused.ts';

export type Place = { host: string; port: number };

/**
 * Takes the port for a moment, so that a port in use is reported before anything else is started.
 *
 * @throws {StartRefused} with a sentence, when nothing can listen there
 */
export async function tryPort({ host, port }: Place): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    throw refusalFor(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

/** @throws {StartRefused} with a sentence, when the port was taken meanwhile */
export async function listen(server: FastifyInstance, place: Place): Promise<void> {
  await server.listen(place).catch((error: unknown) => {
    throw refusalFor(error, place);
  });
}

function refusalFor(error: unknown, { host, port }: Place): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartRefused(
        `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port === 65_535 ? 3001 : port + 1} npm start`,
      );
    case 'EACCES':
      return new StartRefused(`Port ${port} is for administrators only. Choose one above 1023, such as PORT=3001.`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartRefused(
        `This machine has no address ${host}. Set HOST to 127.0.0.1, or to 0.0.0.0 for the whole network.`,
      );
    default:
      return error;
  }
}
