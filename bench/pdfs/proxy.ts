import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

type Proxy = { origin: string; close: () => void };

/** What happens to one request. Where a hook returns true, the connection to the browser is cut there. */
type Watch = {
  /** A browser repeats by itself what breaks on a connection that it used before; on a new one it tells the page. */
  isNewEachTime?: boolean;
  onBegun?: (path: string, announced: number) => void;
  /** Each piece of the request; a cut ends it for the server too. */
  onAsked?: (path: string, bytes: number) => boolean;
  /** The server has all of it, and goes on with it whatever becomes of the browser. */
  onSent?: (path: string) => boolean;
  /** Each piece of the answer. */
  onAnswered?: (path: string, bytes: number) => boolean | undefined;
};

/** Passes requests on to the server, as something between it and the browser would. */
export async function startProxy(target: string, watch: Watch): Promise<Proxy> {
  const handle = (asked: IncomingMessage, answered: ServerResponse) => {
    const path = asked.url ?? '/';
    const { host } = new URL(target);
    const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin: target }) };
    const cut = () => asked.socket.destroy();
    const onward = request(target + path, { method: asked.method, headers }, (answer) => {
      if (asked.socket.destroyed) return void answer.resume();
      answered.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(watch.isNewEachTime && { connection: 'close' }),
      });
      answer.on('data', (piece: Buffer) => watch.onAnswered?.(path, piece.length) && cut());
      answer.pipe(answered);
    });
    onward.on('error', cut);
    answered.on('close', () => asked.complete || onward.destroy());
    watch.onBegun?.(path, Number(asked.headers['content-length'] ?? 0));
    asked.on('data', (piece: Buffer) => watch.onAsked?.(path, piece.length) && cut());
    asked.on('end', () => watch.onSent?.(path) && cut());
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
