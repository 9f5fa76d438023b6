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
    const { read } = fileParts(path, file);
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
    const { read } = fileParts(path, { ...file, bytes: 2 * partBytes });
    expect(await read(partBytes, 2 * partBytes)).toEqual(bytes.slice(partBytes, 2 * partBytes));
    expect(asked).toHaveLength(1);
  });

  it('renews its token once for all parts that found it run out', async () => {
    const { asked, renewed } = store(({ url }) => (url.endsWith('token=1') ? refusal('unauthorized', 403) : undefined));
    const { read } = fileParts(path, file);
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
    const { read } = fileParts(path, file);
    expect(await read(3 * partBytes, 4 * partBytes)).toEqual(bytes.slice(3 * partBytes, 4 * partBytes));
    expect([...lost].map((url) => url.includes('token=2'))).toEqual([false, true]);
  });

  it('asks again for a part that came only in part', async () => {
    const { asked } = store((_, before) =>
      before === 2 ? new Response(bytes.slice(0, 99), { status: 206 }) : undefined,
    );
    const { read } = fileParts(path, file);
    expect(await read(3 * partBytes, 4 * partBytes)).toEqual(bytes.slice(3 * partBytes, 4 * partBytes));
    expect(asked).toHaveLength(4);
  });

  it('takes its part of the whole, where something in between knows no ranges', async () => {
    store(() => new Response(bytes));
    const { read } = fileParts(path, file);
    expect(await read(3 * partBytes, 3 * partBytes + 9)).toEqual(bytes.slice(3 * partBytes, 3 * partBytes + 9));
  });

  it.each([
    ['taken away', 'object-not-found', 404],
    ['closed to its reader', 'unauthorized', 403],
    ['signed out of', 'unauthenticated', 401],
  ])('says so when it is %s meanwhile, and asks no more', async (_, code, status) => {
    let isGone = false;
    const { asked, renewed } = store(() => (isGone ? refusal(code, status) : undefined));
    const { read } = fileParts(path, file);
    await read(0, 9);
    isGone = true;
    expect(await codeOf(read(3 * partBytes, 4 * partBytes))).toBe(code);
    expect(asked).toHaveLength(3);
    expect(renewed.length).toBeLessThan(2);
  });

  it('asks for nothing once it is closed', async () => {
    const { asked } = store();
    const { read, close } = fileParts(path, file);
    await read(0, 9);
    close();
    expect(await codeOf(read(3 * partBytes, 4 * partBytes))).toBe('canceled');
    expect(asked).toHaveLength(2);
  });
});
