import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { TestApp } from '#testing/app.ts';

type Sending = { path: string; headers: Record<string, string>; begins?: string };

/** The beginning of a part, with the line that separates it from what stands before. */
export const partHead = (name: string, filename?: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`;

const chunk = (bytes: Buffer | string) => `${Buffer.byteLength(bytes).toString(16)}\r\n${bytes}\r\n`;

/** Begins a form over a real connection, with a file unless told otherwise, and leaves it there: no end, and no length unless one is given. */
export async function openForm(
  { server }: TestApp,
  { path, headers, begins = `${partHead('file', 'a.pdf')}%PDF-1.4` }: Sending,
): Promise<Socket> {
  const [address] = server.addresses();
  const isListening = typeof address === 'object';
  const port = isListening ? address.port : Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = Object.entries({
    host: 'localhost',
    'content-type': 'multipart/form-data; boundary=x',
    ...('content-length' in headers ? {} : { 'transfer-encoding': 'chunked' }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const body = 'content-length' in headers ? begins : chunk(begins);
  socket.write([`POST ${path} HTTP/1.1`, ...head, '', body].join('\r\n'));
  return socket;
}

/** Waits until more can be written, or the connection is cut: a write on its way then fails, which is no other end. */
const roomOf = (socket: Socket) => Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);

/** The server's end of a connection. */
const serverEndOf = ({ server }: TestApp, client: Socket) =>
  new Promise<Socket>((resolve) => {
    const look = (end: Socket) => {
      if (end.remotePort !== client.localPort) return;
      server.server.off('connection', look);
      resolve(end);
    };
    server.server.on('connection', look);
  });

/**
 * Sends a form that never ends, until it is refused.
 * @returns the answer, and how many bytes the server had read by then: what was sent also counts what the buffers
 * between both ends took, which is several megabytes and differs from machine to machine
 */
export async function sendEndlessForm(app: TestApp, sending: Sending): Promise<{ answer: string; read: number }> {
  const socket = await openForm(app, sending);
  const serverEnd = await serverEndOf(app, socket);
  const piece = chunk(Buffer.alloc(65_536, 'x'));
  let answer = '';
  let read = 0;
  socket.setEncoding('latin1').on('data', (text: string) => {
    if (answer === '') read = serverEnd.bytesRead;
    answer += text;
  });
  // A sender that stops sending isn't cut, so this one goes on until it is.
  while (!socket.destroyed) {
    if (!socket.write(piece)) await roomOf(socket);
    else await setImmediate();
  }
  return { answer, read };
}
