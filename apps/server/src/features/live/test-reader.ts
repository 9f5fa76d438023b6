import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import type { LiveMessage } from '@wordgrove/contract/live';
import { streamPaths } from '@wordgrove/contract/paths';

export type TestReader = {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  /** All messages except pings, whose timing varies. */
  messages: LiveMessage[];
  pings: () => number;
  /** Every topic in the order of arrival. */
  topics: () => string[];
  cursor: () => string | undefined;
  /** The last `retry` in milliseconds. */
  retry: () => number | undefined;
  /** Settles when the stream is over, whoever ended it. */
  ended: Promise<void>;
  drop: () => void;
};

/** Opens a stream on its own connection and collects its messages. For tests. */
export async function readStream(
  origin: string,
  cookie: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<TestReader> {
  const url = `${origin}${streamPaths.live}?${new URLSearchParams(query)}`;
  const request = get(url, { agent: false, headers: { ...headers, cookie } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (!answer) throw new Error('no answer');
  const messages: LiveMessage[] = [];
  let pings = 0;
  let cursor: string | undefined;
  let retry: number | undefined;
  let rest = '';

  function receive(message: LiveMessage): void {
    if (message.type === 'ping') pings += 1;
    else messages.push(message);
  }

  function take(block: string): void {
    for (const line of block.split('\n')) {
      if (line.startsWith('retry: ')) retry = Number(line.slice(7));
      if (line.startsWith('data: ')) receive(JSON.parse(line.slice(6)));
      if (line.startsWith('id: ')) cursor = line.slice(4);
    }
  }

  answer.setEncoding('utf8');
  // A dropped stream errors; tests only care that it is over.
  answer.on('error', () => undefined);
  answer.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    blocks.forEach(take);
  });

  return {
    status: answer.statusCode,
    headers: answer.headers,
    messages,
    pings: () => pings,
    topics: () => messages.flatMap((message) => ('topics' in message ? message.topics : [])),
    cursor: () => cursor,
    retry: () => retry,
    ended: new Promise((over) => void answer.on('close', over)),
    drop: () => request.destroy(),
  };
}
