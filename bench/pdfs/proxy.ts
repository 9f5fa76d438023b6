import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

type Proxy = { origin: string; close: () => void };

type Watch = {
  /** Called with each piece of an answer that goes back. */
  onAnswered?: (path: string, bytes: number) => void;
  /** Called with each piece of a request; true cuts the connection. */
  onAsked?: (path: string, bytes: number) => boolean;
};

/** Passes requests on to the server, as something between it and the browser would. */
export async function startProxy(target: string, { onAnswered, onAsked }: Watch): Promise<Proxy> {
  const handle = (asked: IncomingMessage, answered: ServerResponse) => {
    const path = asked.url ?? '/';
    const { host } = new URL(target);
    const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin: target }) };
    const onward = request(target + path, { method: asked.method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (piece: Buffer) => onAnswered?.(path, piece.length));
      answer.pipe(answered);
    });
    const drop = () => {
      onward.destroy();
      asked.socket.destroy();
    };
    onward.on('error', drop);
    answered.on('close', () => onward.destroy());
    asked.on('data', (piece: Buffer) => {
      if (onAsked?.(path, piece.length)) drop();
    });
    asked.pipe(onward);
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
