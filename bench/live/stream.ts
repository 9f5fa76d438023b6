import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { LiveTopic } from '@wordgrove/contract/live';

export type Stream = {
  /** Hints received, across drops. */
  hints: () => number;
  resets: () => number;
  isReady: () => boolean;
  /** Cuts the connection and resumes from the last cursor. */
  dropAndResume: () => void;
  close: () => void;
};

/** A stream on a bare socket, so that the generator costs little. `onHint` is called once per hint on the topic. */
export function openStream(port: number, cookie: string, onHint: () => void, topic: LiveTopic = 'enrolments'): Stream {
  let socket: Socket;
  let cursor = '';
  let rest = '';
  let hints = 0;
  let resets = 0;
  let isReady = false;

  function open(): void {
    rest = '';
    isReady = false;
    const resume = cursor ? `last-event-id: ${cursor}\r\n` : '';
    socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /api/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n${resume}\r\n`);
    });
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => read(chunk));
    socket.on('error', () => undefined);
  }

  function read(chunk: string): void {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      cursor = /^id: (.*)$/m.exec(block)?.[1] ?? cursor;
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) take(data);
    }
  }

  function take(data: string): void {
    isReady = true;
    if (data.includes('"reset"')) resets += 1;
    if (!data.includes(`"${topic}"`)) return;
    hints += 1;
    onHint();
  }

  open();
  return {
    hints: () => hints,
    resets: () => resets,
    isReady: () => isReady,
    dropAndResume: () => {
      socket.destroy();
      open();
    },
    close: () => socket.destroy(),
  };
}
