import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCode } from '#platform/errors.ts';
import { fileParts, partBytes } from './file-parts.ts';

const path = 'pdfs/lighthouse';
const size = 10 * partBytes;
const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7) % 251);
const file = { url: '/file?alt=media&token=1', bytes: size };

type Asked = { url: string; from: number; to: number };

/** A file store, whose answers a test can spoil: `refuse` returns what is answered in place of the bytes, if anything. */
function store(refuse: (asked: Asked, before: number) => Response | undefined = () => undefined) {
  const asked: Asked[] = [];
  const renewed: string[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers, signal }: { headers?: { range: string }; signal: AbortSignal }) => {
      signal.throwIfAborted();
      const [from = 0, last = 0] = headers?.range.match(/\d+/g)?.map(Number) ?? [];
      const request = { url, from, to: last + 1 };
      const list = headers ? asked : renewed;
      const refusal = refuse(request, asked.length);
      if (headers) asked.push(request);
      else renewed.push(url);
      if (refusal) return refusal;
      if (list === renewed) return Response.json({ downloadTokens: `${renewed.length + 1}`, size });
      return new Response(bytes.slice(from, last + 1), { status: 206 });
    },
  );
  return { asked, renewed };
}

const open = (given = file, onTrouble: Parameters<typeof fileParts>[2] = () => undefined) =>
  fileParts(path, given, onTrouble);
const refusal = (code: string, status: number) => Response.json({ code }, { status });
const isMetadata = ({ url }: Asked) => !url.includes('alt=media');
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => errorCode(error),
  );

beforeEach(() => {
  // A network that is back as soon as somebody waits for it.
  vi.stubGlobal('window', {
    addEventListener: (_: 'online', goOn: () => void) => queueMicrotask(goOn),
    removeEventListener: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a file that is read in parts', () => {
  it('has its beginning and its end fetched before anybody asks, and gives out copies of them', async () => {
    const { asked } = store();
    const { read } = open();
    const start = await read(0, partBytes);
    expect(start).toEqual(bytes.slice(0, partBytes));
    start.fill(0);
    expect(await read(5, 9)).toEqual(bytes.slice(5, 9));
    expect(await read(size - 6, size)).toEqual(bytes.slice(size - 6));
    expect(asked.map(({ from, to }) => [from, to])).toEqual([
      [0, partBytes],
      [8 * partBytes, size],
    ]);
    expect(await read(3 * partBytes, 4 * partBytes)).toEqual(bytes.slice(3 * partBytes, 4 * partBytes));
    expect(asked).toHaveLength(3);
  });

  it('is fetched at once if it is short', async () => {
    const { asked } = store();
    const { read } = open({ ...file, bytes: 2 * partBytes });
    expect(await read(partBytes, 2 * partBytes)).toEqual(bytes.slice(partBytes, 2 * partBytes));
    expect(asked).toHaveLength(1);
  });

  it('renews its token once for all parts that found it run out', async () => {
    const { asked, renewed } = store(({ url }) => (url.endsWith('token=1') ? refusal('unauthorized', 403) : undefined));
    const { read } = open();
    const parts = await Promise.all([3, 4, 5].map((at) => read(at * partBytes, (at + 1) * partBytes)));
    expect(parts.map(([first]) => first)).toEqual([3, 4, 5].map((at) => bytes[at * partBytes]));
    expect(renewed).toHaveLength(1);
    await read(6 * partBytes, 7 * partBytes);
    expect(renewed).toHaveLength(1);
    expect(asked.at(-1)?.url).toContain('token=2');
  });

  it('goes on when the network is back, also while its token is renewed', async () => {
    const lost = new Set<string>();
    store((asked) => {
      if (!isMetadata(asked) && asked.from !== 3 * partBytes) return undefined;
      if (asked.url === file.url) return refusal('unauthorized', 403);
      if (lost.has(asked.url)) return undefined;
      lost.add(asked.url);
      throw new TypeError('Failed to fetch');
    });
    const { read } = open();
    expect(await read(3 * partBytes, 4 * partBytes)).toEqual(bytes.slice(3 * partBytes, 4 * partBytes));
    expect([...lost].map((url) => url.includes('token=2'))).toEqual([false, true]);
  });

  it('asks again for a part that came only in part', async () => {
    const { asked } = store((_, before) =>
      before === 2 ? new Response(bytes.slice(0, 99), { status: 206 }) : undefined,
    );
    const { read } = open();
    expect(await read(3 * partBytes, 4 * partBytes)).toEqual(bytes.slice(3 * partBytes, 4 * partBytes));
    expect(asked).toHaveLength(4);
  });

  it('takes its part of the whole, where something in between knows no ranges', async () => {
    store(() => new Response(bytes));
    const { read } = open();
    expect(await read(3 * partBytes, 3 * partBytes + 9)).toEqual(bytes.slice(3 * partBytes, 3 * partBytes + 9));
  });

  it.each([
    ['taken away', 'object-not-found', 404],
    ['closed to its reader', 'unauthorized', 403],
    ['signed out of', 'unauthenticated', 401],
  ])('says so when it is %s meanwhile, and asks no more', async (_, code, status) => {
    let isGone = false;
    const { asked, renewed } = store(() => (isGone ? refusal(code, status) : undefined));
    const { read } = open();
    await read(0, 9);
    isGone = true;
    expect(await codeOf(read(3 * partBytes, 4 * partBytes))).toBe(code);
    expect(asked).toHaveLength(3);
    expect(renewed.length).toBeLessThan(2);
  });

  it('asks for nothing once it is closed', async () => {
    const { asked } = store();
    const { read, close } = open();
    await read(0, 9);
    close();
    expect(await codeOf(read(3 * partBytes, 4 * partBytes))).toBe('canceled');
    expect(asked).toHaveLength(2);
  });

  describe('that don’t come', () => {
    const part = [3 * partBytes, 4 * partBytes] as const;
    /** A server that spoils the part, from its first answer on. */
    const failing = { answer: undefined as (() => Response) | undefined };
    const told: unknown[] = [];
    const openFailing = () => {
      const { asked } = store(({ from }) => (from === part[0] ? failing.answer?.() : undefined));
      return { asked, ...open(file, (trouble) => told.push(trouble)) };
    };

    beforeEach(() => {
      vi.useFakeTimers();
      vi.stubGlobal('window', new EventTarget());
      told.length = 0;
    });
    afterEach(() => void vi.useRealTimers());

    it('tells that the network is away, once, and when all have come', async () => {
      failing.answer = () => {
        throw new TypeError('Failed to fetch');
      };
      const { read } = openFailing();
      const parts = [read(...part), read(...part)];
      await vi.advanceTimersByTimeAsync(600_000);
      expect(told).toEqual(['away']);
      failing.answer = undefined;
      window.dispatchEvent(new Event('online'));
      await Promise.all(parts);
      expect(told).toEqual(['away', null]);
    });

    it('asks a server in trouble for two minutes, and then only on request', async () => {
      failing.answer = () => refusal('unknown', 503);
      const { asked, read, retry } = openFailing();
      const wanted = read(...part);
      await vi.advanceTimersByTimeAsync(120_000);
      const before = asked.length;
      expect(before).toBeLessThan(12);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(asked).toHaveLength(before);
      expect(told).toEqual(['server']);
      failing.answer = undefined;
      retry();
      expect(await wanted).toEqual(bytes.slice(...part));
      expect(told).toEqual(['server', null]);
    });

    it('asks at once on request, while it waits', async () => {
      failing.answer = () => refusal('unknown', 503);
      const { asked, read, retry } = openFailing();
      const wanted = read(...part);
      await vi.advanceTimersByTimeAsync(60_000);
      const before = asked.length;
      failing.answer = undefined;
      retry();
      await wanted;
      expect(asked).toHaveLength(before + 1);
    });

    it('isn’t waited for any more once the file is closed', async () => {
      failing.answer = () => refusal('unknown', 503);
      const { asked, read, close } = openFailing();
      const wanted = codeOf(read(...part));
      await vi.advanceTimersByTimeAsync(600_000);
      const before = asked.length;
      close();
      expect(await wanted).toBe('canceled');
      expect(asked).toHaveLength(before);
    });
  });
});
