import type { LiveMessage, LiveQuery } from '@wordgrove/contract/live';
import { streamPaths } from '@wordgrove/contract/paths';
import { parseMessage } from './live-message.ts';

/** The server pings every 15 s: a stream that missed one ping is doubtful, one that missed two is dead. */
const doubtfulMs = 18_000;
const deadMs = 35_000;

export type Connection = {
  /** Tries at once if it was waiting, or if the open stream has missed a ping. */
  retry: () => void;
  close: () => void;
};

export type ConnectionParts = {
  /** What to ask for; called for each attempt. */
  query: () => LiveQuery;
  onMessage: (message: LiveMessage, cursor: string | null) => void;
  /** The stream broke or couldn't be opened; it will be retried. */
  onBroken: () => void;
  /** There is no session, or no longer. The connection has given up. */
  onRefused: () => void;
};

/** A stream that is reopened, whatever happens to it, until it is closed or refused. */
export function openConnection({ query, onMessage, onBroken, onRefused }: ConnectionParts): Connection {
  let attempt: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let failures = 0;
  let hintMs = 0;
  let isClosed = false;

  function take({ id, data, retry }: Block): void {
    hintMs = retry ?? hintMs;
    const message = data === undefined ? null : parseMessage(data);
    if (!message || isClosed) return;
    failures = 0;
    onMessage(message, id ?? null);
  }

  function heard(): void {
    heardAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => attempt?.abort(), deadMs);
  }

  async function run(): Promise<void> {
    attempt = new AbortController();
    heard();
    const isRefused = await readStream(query(), attempt.signal, heard, take).catch(() => false);
    clearTimeout(timer);
    if (isClosed) return;
    attempt = undefined;
    if (isRefused) {
      isClosed = true;
      onRefused();
      return;
    }
    onBroken();
    timer = setTimeout(run, waitBeforeRetry(failures, hintMs, Math.random()));
    failures += 1;
  }

  void run();
  return {
    retry() {
      if (isClosed) return;
      if (attempt && Date.now() - heardAt > doubtfulMs) attempt.abort();
      if (attempt) return;
      clearTimeout(timer);
      void run();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      attempt?.abort();
    },
  };
}

/**
 * Reads a stream to its end.
 *
 * @returns whether the server refused it because there is no session
 * @throws when the server can't be reached, or the stream breaks or is aborted
 */
async function readStream(
  query: LiveQuery,
  signal: AbortSignal,
  onPiece: () => void,
  onBlock: (block: Block) => void,
): Promise<boolean> {
  const address = `${streamPaths.live}?${new URLSearchParams(query)}`;
  const answer = await fetch(address, { headers: { accept: 'text/event-stream' }, cache: 'no-store', signal });
  if (answer.status === 401) return true;
  if (!answer.ok || !answer.body) return false;
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  const blocksOf = blockReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onPiece();
    blocksOf(decoder.decode(piece.value, { stream: true })).forEach(onBlock);
  }
  return false;
}

/** One block of a stream of server-sent events; a field that wasn't sent is absent. */
type Block = { id?: string; data?: string; retry?: number };

/**
 * Splits a stream's text into blocks, however the network has split it (HTML standard, "server-sent events"). Comments
 * and unused fields are skipped; only the format our server writes is read: `name: value`, lines ending with LF.
 *
 * @returns a function that takes the next piece of text and returns the blocks it completes
 */
export function blockReader(): (text: string) => Block[] {
  let rest = '';
  return (text) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    return parts.map(readBlock);
  };
}

function readBlock(text: string): Block {
  const block: Block = {};
  for (const line of text.split('\n')) {
    if (line.startsWith('id: ')) block.id = line.slice(4);
    else if (line.startsWith('data: ')) block.data = line.slice(6);
    else if (/^retry: \d+$/.test(line)) block.retry = Number(line.slice(7));
  }
  return block;
}

const firstMs = 500;
const longestMs = 30_000;

/**
 * How long to wait before retrying: twice as long each time, with jitter, so that a school doesn't come back to a
 * restarted server all at once.
 *
 * @param failures failed attempts in a row, 0 after a stream that had been open
 * @param hintMs the minimum the server asks for
 * @param chance from 0 to 1
 * @returns milliseconds, half to one and a half times the nominal wait
 */
export function waitBeforeRetry(failures: number, hintMs: number, chance: number): number {
  const nominal = Math.max(hintMs, Math.min(firstMs * 2 ** failures, longestMs));
  return Math.round(nominal * (0.5 + chance));
}
