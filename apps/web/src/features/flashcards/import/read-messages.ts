import { ORPCError } from '@orpc/client';
import type { ImportMessage, ImportReport } from '@wordgrove/contract/flashcards';

export type OnProgress = (done: number, total: number) => void;

/**
 * Follows the answer to an import line by line, and resolves to its report. Rejects with the server's code when nothing
 * was added, and with `network-request-failed` when the answer breaks off before its end.
 */
export async function readMessages(answer: ReadableStream<Uint8Array>, onProgress: OnProgress): Promise<ImportReport> {
  for await (const line of linesOf(answer)) {
    const message = messageOf(line);
    if (message?.type === 'progress') onProgress(message.done, message.total);
    else if (message?.type === 'report') return message.report;
    else if (message?.type === 'failed') throw new ORPCError(message.code, { status: 400, message: message.code });
  }
  throw brokenOff();
}

async function* linesOf(answer: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // Safari can't iterate a stream.
  const reader = answer.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw brokenOff(cause);
    });
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
    if (done) return;
  }
}

/** Null for an incomplete line. */
function messageOf(line: string): ImportMessage | null {
  try {
    const value: unknown = JSON.parse(line);
    return isMessage(value) ? value : null;
  } catch {
    return null;
  }
}

/** Our own server wrote it, so its type determines the rest. */
function isMessage(value: unknown): value is ImportMessage {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function brokenOff(cause?: unknown): ORPCError<string, unknown> {
  return new ORPCError('network-request-failed', { status: 0, message: 'The answer broke off', cause });
}
