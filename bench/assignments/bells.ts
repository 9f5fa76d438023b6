import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

export type Bell = { count: () => Promise<number>; close: () => void };

/** One person's open page. */
export type Line = { get: (path: string) => Promise<string>; close: () => void };

/** The bell of one open page, which counts unread notices on a connection of its own. */
export async function openBell(port: number, cookie: string): Promise<Bell> {
  const { get, close } = await openLine(port, cookie);
  const count = async () => {
    const body = await get('/api/notices/unread');
    const unread = /"unread":(\d+)/.exec(body)?.[1];
    if (unread === undefined) throw new Error(body);
    return Number(unread);
  };
  return { count, close };
}

/** A connection of somebody's own: a bare socket, so that a thousand of them cost the generator little. */
export async function openLine(port: number, cookie: string): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  return {
    get: (path) => {
      const answered = answerOn(socket);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`);
      return answered;
    },
    close: () => socket.destroy(),
  };
}

/** The body of an answer. @throws when there is none, or one with another status than 200 */
function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const settle = (work: () => void) => {
      socket.off('data', take);
      socket.off('close', lose);
      work();
    };
    const lose = () => settle(() => reject(new Error('the connection was closed')));
    const take = (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\r\n\r\n');
      const [head, body] = [text.slice(0, end), text.slice(end + 4)];
      if (end === -1 || body.length < Number(/^content-length: (\d+)$/im.exec(head)?.[1])) return;
      settle(() => (/^HTTP\/1\.1 200 /.test(head) ? resolve(body) : reject(new Error(text))));
    };
    socket.on('data', take);
    socket.on('close', lose);
  });
}
