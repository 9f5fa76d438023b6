import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

export type Bell = { count: () => Promise<number>; close: () => void };

/**
 * The bell of one open page, which counts unread notices on a connection of its own: a bare socket, so that a thousand of them
 * cost the generator little.
 */
export async function openBell(port: number, cookie: string): Promise<Bell> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  const request = `GET /api/notices/unread HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`;
  return {
    count: () => {
      const counted = answerOn(socket);
      socket.write(request);
      return counted;
    },
    close: () => socket.destroy(),
  };
}

/** @throws when the answer is none, or another than a count */
function answerOn(socket: Socket): Promise<number> {
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
      const [head = '', body] = text.split('\r\n\r\n');
      if (body === undefined || body.length < Number(/^content-length: (\d+)$/im.exec(head)?.[1])) return;
      const unread = /^HTTP\/1\.1 200 /.test(head) ? /"unread":(\d+)/.exec(body)?.[1] : undefined;
      settle(() => (unread === undefined ? reject(new Error(text)) : resolve(Number(unread))));
    };
    socket.on('data', take);
    socket.on('close', lose);
  });
}
