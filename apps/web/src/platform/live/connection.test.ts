import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockReader, openConnection, waitBeforeRetry } from './connection.ts';

type Answer = { status: number; body: ReadableStream<Uint8Array> | null; ok: boolean };

const asked: string[] = [];
let answers: (() => Answer | Promise<Answer>)[] = [];
let send: (text: string) => void;
let end: () => void;

/** An open stream of the server; an abort breaks it, as in a browser. */
function stream(signal: AbortSignal): Answer {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return { status: 200, ok: true, body };
}

const refusal = (status: number): Answer => ({ status, ok: false, body: null });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  asked.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return answers.shift()?.() ?? stream(signal);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const heard = { onMessage: vi.fn(), onBroken: vi.fn(), onRefused: vi.fn() };
  let cursor = '';
  heard.onMessage.mockImplementation((_, next: string | null) => {
    cursor = next ?? cursor;
  });
  const connection = openConnection({ ...heard, query: () => (cursor ? { cursor } : { ago: '5' }) });
  return { ...heard, connection };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the connection', () => {
  it('passes messages on and, when it broke, asks again from the last cursor', async () => {
    const { onMessage, onBroken } = open();
    await settle();
    send('retry: 1000\n\nid: c1\ndata: {"type":"ready","topics":[]}\n\nid: c2\ndata: {"type":"hi');
    await settle();
    expect(onMessage.mock.calls).toEqual([[{ type: 'ready', topics: [] }, 'c1']]);
    end();
    await settle();
    expect(onBroken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/api/live?ago=5', '/api/live?cursor=c1']);
  });

  it('asks less and less often while the server is away, and at once when told to', async () => {
    answers = [0, 0, 0, 0].map(() => () => Promise.reject(new TypeError('Failed to fetch')));
    const { connection } = open();
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 - 1);
    expect(asked).toHaveLength(3);
    connection.retry();
    expect(asked).toHaveLength(4);
    connection.retry();
    expect(asked).toHaveLength(4);
  });

  it('takes an error of the server for a bad moment', async () => {
    answers = [() => refusal(503), () => refusal(404)];
    const { onRefused } = open();
    await vi.advanceTimersByTimeAsync(500 + 1000);
    expect(asked).toHaveLength(3);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('gives up without a session', async () => {
    answers = [() => refusal(401)];
    const { onRefused, onBroken, connection } = open();
    await settle();
    expect(onRefused).toHaveBeenCalledTimes(1);
    connection.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it('takes a stream without pings for dead', async () => {
    const { onBroken } = open();
    await vi.advanceTimersByTimeAsync(20_000);
    send('id: c1\ndata: {"type":"ping"}\n\n');
    await vi.advanceTimersByTimeAsync(34_000);
    expect(onBroken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(onBroken).toHaveBeenCalledTimes(1);
  });

  it('opens another one at once for somebody who looks, when a ping is overdue, and leaves a good one alone', async () => {
    const { connection, onBroken } = open();
    await vi.advanceTimersByTimeAsync(10_000);
    connection.retry();
    await settle();
    expect(onBroken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    connection.retry();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(2);
  });

  it('hears and asks nothing after it was closed', async () => {
    const { connection, onMessage, onBroken } = open();
    await settle();
    connection.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
    expect(onMessage).not.toHaveBeenCalled();
    expect(onBroken).not.toHaveBeenCalled();
  });
});

const written =
  'retry: 1000\n\nid: a.b.1:2:\ndata: {"type":"ready"}\n\n: a comment\n\nid: a.c.1:3:\ndata: {"type":"ping"}\n\n';
const blocks = [
  { retry: 1000 },
  { id: 'a.b.1:2:', data: '{"type":"ready"}' },
  {},
  { id: 'a.c.1:3:', data: '{"type":"ping"}' },
];

describe('reading a stream', () => {
  it('finds the same blocks wherever the network cuts it', () => {
    for (let cut = 0; cut <= written.length; cut++) {
      const read = blockReader();
      expect([...read(written.slice(0, cut)), ...read(written.slice(cut))]).toEqual(blocks);
    }
    const read = blockReader();
    expect([...written].flatMap((character) => read(character))).toEqual(blocks);
  });

  it('keeps an unfinished block back', () => {
    expect(blockReader()('data: {"type":"reset"}\n')).toEqual([]);
  });
});

describe('the wait before a retry', () => {
  it('doubles up to half a minute', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => waitBeforeRetry(failures, 0, 0.5));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('is never shorter than half of what the server asks for, and different for everybody', () => {
    expect(waitBeforeRetry(0, 60_000, 0)).toBe(30_000);
    expect(waitBeforeRetry(0, 60_000, 1)).toBe(90_000);
    expect(waitBeforeRetry(3, 60_000, 0.25)).toBe(45_000);
  });
});
