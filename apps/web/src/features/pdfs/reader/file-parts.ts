import { ORPCError } from '@orpc/client';
import type { FileToRead } from '#features/pdfs/files/file-access.ts';
import { fileToRead } from '#features/pdfs/files/file-access.ts';
import { errorCode, errorStatus } from '#platform/errors.ts';
import { refusalOf } from '#platform/post-form.ts';
import { untilOnline, withRetries } from '#platform/with-retries.ts';

/** Parts are asked for in multiples of this: enough for a page's text and pictures, few enough to wait for. */
export const partBytes = 131_072;

/** How long a server in trouble is asked again by itself. */
const troubleMs = 120_000;

/** As long as a page stays open: the longest that a browser's timer can be set to. */
const foreverMs = 2 ** 31 - 1;

/** Why something doesn't come for now: the server can't be reached, or doesn't answer as it should. */
export type TroubleKind = 'away' | 'server';

const isUnreached = (error: unknown) => errorStatus(error) === 0;

/** A file that is read in parts, over a network that may come and go. */
export type FileParts = {
  /** Of the whole file. */
  bytes: number;
  /**
   * The bytes from one place to before another. It waits while they don't come.
   *
   * @throws the server's code when it can't be read any more
   */
  read: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Asks at once for all that is waited for. */
  retry: () => void;
  /** Nothing is read any more. */
  close: () => void;
};

/**
 * Opens a file for reading in parts. A PDF's first page is usually at its beginning, and the list of what is in it at
 * its end, so both are fetched at once, before anybody can ask.
 *
 * While the network is away, parts are asked for again and again; of a server in trouble for two minutes, and then when
 * the reader wishes it.
 *
 * @param file where it is; its token is renewed when it has run out
 * @param onTrouble parts have to be waited for; null once none has to
 */
export function fileParts(path: string, file: FileToRead, onTrouble: (trouble: TroubleKind | null) => void): FileParts {
  const { bytes } = file;
  const closing = new AbortController();
  const { signal } = closing;
  let { url } = file;
  let renewal: Promise<void> | null = null;
  // Parts are asked for side by side: the first one whose token has run out renews it for all.
  const renew = () => {
    renewal ??= fileToRead(path, signal)
      .then((renewed) => {
        url = renewed.url;
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  };
  const ask = async (from: number, to: number) => {
    const asked = url;
    try {
      return await fetchPart(asked, from, to, signal);
    } catch (error) {
      if (![401, 403].includes(errorStatus(error) ?? 0)) throw error;
      if (url === asked) await renew();
      return fetchPart(url, from, to, signal);
    }
  };
  const { sleep, hurry } = pauses();
  const waits = troubles(onTrouble);
  const fetchPatiently = async (from: number, to: number) => {
    const wait = waits.begin();
    const tryForLong = () =>
      withRetries(() => ask(from, to), {
        ...{ maxMs: troubleMs, waitsFor: isUnreached, signal, onPause: wait.note },
        ...{ now: Date.now, random: Math.random, sleep },
      });
    try {
      for (;;) {
        try {
          return await tryForLong();
        } catch (error) {
          if (errorCode(error) !== 'retry-limit-exceeded') throw error;
          // Closed meanwhile, the next try says so.
          await sleep(foreverMs, signal).catch(() => undefined);
        }
      }
    } finally {
      wait.end();
    }
  };
  const early = earlyParts(bytes).map(([from, to]) => ({ from, to, part: fetchPatiently(from, to) }));
  // Whoever asks for it hears of its failure.
  for (const { part } of early) part.catch(() => undefined);
  return {
    bytes,
    read: async (from, to) => {
      const under = early.find((each) => each.from <= from && to <= each.to);
      const part = await (under?.part ?? fetchPatiently(from, to));
      // A copy: the caller may give the memory away.
      return under ? part.slice(from - under.from, to - under.from) : part;
    },
    retry: hurry,
    close: () => closing.abort(),
  };
}

/** Pauses that end early when the network comes back, or somebody is in a hurry. */
function pauses() {
  let current = new AbortController();
  return {
    sleep: async (ms: number, signal: AbortSignal) => {
      await untilOnline(ms, AbortSignal.any([signal, current.signal])).catch(() => signal.throwIfAborted());
    },
    hurry: () => {
      const ended = current;
      current = new AbortController();
      ended.abort();
    },
  };
}

/** What the parts that are asked for side by side wait for. */
function troubles(tell: (trouble: TroubleKind | null) => void) {
  const waiting = new Map<object, TroubleKind>();
  let told: TroubleKind | null = null;
  const look = () => {
    const [first = null] = waiting.values();
    if (first === told) return;
    told = first;
    tell(first);
  };
  return {
    begin: () => {
      const part = {};
      return {
        note: (error: unknown) => {
          waiting.set(part, isUnreached(error) ? 'away' : 'server');
          look();
        },
        end: () => {
          waiting.delete(part);
          look();
        },
      };
    },
  };
}

/** The first part, and the last two: the last one alone may be a few bytes. */
function earlyParts(bytes: number): [from: number, to: number][] {
  const tail = partBytes * Math.max(0, Math.floor((bytes - 1) / partBytes) - 1);
  return tail <= partBytes
    ? [[0, bytes]]
    : [
        [0, partBytes],
        [tail, bytes],
      ];
}

async function fetchPart(url: string, from: number, to: number, signal: AbortSignal) {
  const broken = (cause: unknown) => new ORPCError('network-request-failed', { status: 0, cause });
  const answer = await fetch(url, { headers: { range: `bytes=${from}-${to - 1}` }, signal }).catch((cause: unknown) => {
    throw broken(cause);
  });
  if (!answer.ok) throw await refusalOf(answer);
  const read = await answer.arrayBuffer().catch((cause: unknown) => {
    throw broken(cause);
  });
  // The whole file, by something in between that knows no ranges.
  const part = new Uint8Array(answer.status === 206 ? read : read.slice(from, to));
  if (part.length < to - from) throw broken(new Error(`${part.length} bytes of ${to - from} came`));
  return part;
}
