import { ORPCError } from '@orpc/client';
import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import { shortenFileName } from '@wordgrove/contract/shorten';
import { useEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { errorCode } from '#platform/errors.ts';
import { refusalOfFile } from '#platform/file-check.ts';
import type { Departure } from '#platform/send-form.ts';
import { sendForm } from '#platform/send-form.ts';
import { isRetried, ofThisBrowser, withRetries } from '#platform/with-retries.ts';
import { showWork } from './drafts.ts';

/** A file on its way, or why it didn't arrive. */
export type Upload = {
  /** The file's own id: sent again under the same one, it is stored once. */
  id: string;
  file: File;
} & (
  | { step: 'queued' }
  | {
      step: 'sending';
      /** 0 to 1, of the bytes that have left. */
      share: number;
      /** The last try failed: another one follows. */
      isWaiting: boolean;
    }
  | { step: 'failed'; error: unknown; canRetry: boolean }
);

type Step = Upload extends infer Each ? (Each extends Upload ? Omit<Each, 'id' | 'file'> : never) : never;

export type SendFile = (id: string, file: File, departure: Departure) => Promise<void>;

/** Trouble that another try may not meet. */
const passing: ReadonlySet<string> = new Set([
  ...['canceled', 'retry-limit-exceeded', 'invalid-checksum', 'storage-full'],
  ...['assignment-over', 'not-found'],
]);

/**
 * Sends a student's files one after the other, each with its own result: one that is refused stops no other.
 *
 * @param send sends one, and shows that it has arrived
 * @param room how many more may be added
 */
export function useUploads(send: SendFile, { room, maxBytes }: { room: number; maxBytes: number }) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const cancels = useRef(new Map<string, AbortController>());
  const line = useRef(Promise.resolve());
  useEffect(() => {
    const controllers = cancels.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (id: string, step: Step) =>
    setUploads((all) => all.map((each) => (each.id === id ? { id, file: each.file, ...step } : each)));
  const drop = (id: string) => setUploads((all) => all.filter((each) => each.id !== id));

  const sendOne = async (id: string, file: File) => {
    const signal = cancels.current.get(id)?.signal;
    if (!signal || signal.aborted) return;
    const show = (share: number, isWaiting: boolean) => {
      if (!signal.aborted) change(id, { step: 'sending', share, isWaiting });
    };
    show(0, false);
    try {
      await withRetries(() => send(id, file, { signal, onProgress: (share) => show(share, false) }), {
        maxMs: limits.uploadRetryMs,
        signal,
        ...ofThisBrowser,
        onPause: () => show(0, true),
      });
      drop(id);
    } catch (error) {
      if (signal.aborted) return;
      const canRetry = isRetried(error) || passing.has(errorCode(error));
      change(id, { step: 'failed', error, canRetry });
    }
  };
  const queue = (id: string, file: File) => {
    cancels.current.set(id, new AbortController());
    line.current = line.current.then(() => sendOne(id, file));
  };
  const add = async (files: readonly File[]) => {
    const free = room - uploads.filter(({ step }) => step !== 'failed').length;
    const judged = await Promise.all(
      files.map(async (file) => ({ file, refusal: await refusalOfFile(file, maxBytes) })),
    );
    let taken = 0;
    const added = judged.map(({ file, refusal }): Upload => {
      const one = { id: v7(), file };
      if (refusal) return { ...one, step: 'failed', error: refused(refusal), canRetry: false };
      if (taken >= free) return { ...one, step: 'failed', error: refused({ code: 'too-many-files' }), canRetry: true };
      taken += 1;
      return { ...one, step: 'queued' };
    });
    setUploads((all) => [...all, ...added]);
    for (const { id, file } of added.filter(({ step }) => step === 'queued')) queue(id, file);
  };
  return {
    uploads,
    /** Whether leaving the page would lose a file. */
    isRunning: uploads.some(({ step }) => step !== 'failed'),
    add: (files: readonly File[]) => void add(files),
    /** Stops a file on its way, or takes one that failed off the list. */
    cancel: (id: string) => {
      cancels.current.get(id)?.abort();
      drop(id);
    },
    retry: ({ id, file }: Upload) => {
      change(id, { step: 'queued' });
      queue(id, file);
    },
  };
}

/** Sends files to a student's own work, and shows each there. */
export function sendTo(assignmentId: string): SendFile {
  return async (id, file, departure) => {
    const address = streamPaths.handInFile.replace(':id', assignmentId).replace(':fileId', id);
    const name = shortenFileName(file.name, limits.nameMax);
    showWork(assignmentId, await sendForm<OwnHandIn>(address, { metadata: { name }, file }, departure));
  };
}

function refused({ code, data }: { code: string; data?: unknown }): Error {
  return new ORPCError(code, { status: 400, message: code, data });
}
