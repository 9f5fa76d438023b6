import type { ServerResponse } from 'node:http';
import { opening } from './blocks.ts';
import type { Start, Subscriber } from './subscribers.ts';

const longestBacklog = 32 * 1024;
const farewellMs = 2000;

const ownHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that buffers the answer would hold back every hint.
  'x-accel-buffering': 'no',
};

type Parts = {
  answer: ServerResponse;
  /** The headers already set by the server's hooks. */
  headers: Record<string, string | number | string[] | undefined>;
  whose: { userId: string; sessionId: string; start: Start };
  /** Called once or twice when the stream is over, however it ends. */
  onClose: (subscriber: Subscriber) => void;
};

/** Turns a response into a stream. A reader who lets too much pile up is cut off and may resume. */
export function openStream({ answer, headers, whose, onClose }: Parts): Subscriber {
  const isOpen = () => !answer.destroyed && !answer.writableEnded;
  const subscriber: Subscriber = {
    ...whose,
    isOpen,
    write(block) {
      if (!isOpen()) return;
      answer.write(block);
      if (answer.writableLength > longestBacklog) answer.destroy();
    },
    end(lastBlock) {
      onClose(subscriber);
      if (!isOpen()) return;
      answer.end(lastBlock);
      // A reader who doesn't read wouldn't receive the end either, and would hold up a stopping server.
      setTimeout(() => answer.destroy(), farewellMs).unref();
    },
  };
  answer.on('close', () => onClose(subscriber));
  answer.on('error', () => answer.destroy());
  for (const [name, value] of Object.entries({ ...headers, ...ownHeaders })) {
    if (value !== undefined) answer.setHeader(name, value);
  }
  answer.write(opening);
  return subscriber;
}
