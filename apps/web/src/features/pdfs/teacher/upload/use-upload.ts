import { limits } from '@wordgrove/contract/limits';
import type { StoredFile, UploadMetadata } from '@wordgrove/contract/pdfs';
import { useEffect, useRef, useState } from 'react';
import { client, orpc, queryClient } from '#platform/api.ts';
import { errorCode } from '#platform/errors.ts';
import { ofThisBrowser, withRetries } from '#platform/with-retries.ts';
import { sendFile } from './send-file.ts';

export type UploadState =
  | { step: 'idle' }
  | {
      step: 'sending';
      /** 0 to 1, of the bytes that have left. */
      share: number;
      /** The last try failed: another one follows. */
      isWaiting: boolean;
    }
  | { step: 'failed'; error: unknown };

/**
 * One upload at a time: its progress, and how to cancel it. It ends with its page, which asks before it is left.
 *
 * @param onStored gets the text's id
 */
export function useUpload(onStored: (id: string) => void) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const cancel = useRef<AbortController>(null);
  const isRunning = useRef(false);
  useEffect(() => () => cancel.current?.abort(), []);

  const start = async (id: string, file: File, metadata: UploadMetadata) => {
    cancel.current?.abort();
    const controller = new AbortController();
    cancel.current = controller;
    const { signal } = controller;
    const show = (share: number, isWaiting: boolean) => {
      if (!signal.aborted) setState({ step: 'sending', share, isWaiting });
    };
    isRunning.current = true;
    show(0, false);
    try {
      await withRetries(
        () => sendWithTicket({ id, file, metadata, signal, onProgress: (share) => show(share, false) }),
        { maxMs: limits.uploadRetryMs, signal, ...ofThisBrowser, onPause: () => show(0, true) },
      );
      isRunning.current = false;
      void queryClient.invalidateQueries({ queryKey: orpc.pdfs.key() });
      setState({ step: 'idle' });
      onStored(id);
    } catch (error) {
      // Another upload has begun, or the page is left: nobody waits for this one.
      if (cancel.current !== controller) return;
      isRunning.current = false;
      setState({ step: 'failed', error });
    }
  };
  return {
    state,
    /** Already false when the page is told that all is stored. */
    isRunning,
    start: (id: string, file: File, metadata: UploadMetadata) => void start(id, file, metadata),
    cancel: () => cancel.current?.abort(),
    /** What failed isn't wanted any more. */
    forget: () => setState((before) => (before.step === 'failed' ? { step: 'idle' } : before)),
  };
}

type Sending = Omit<Parameters<typeof sendFile>[0], 'appCheck'>;

/** A permission that ran out while the page was open is asked for once more. */
async function sendWithTicket(sending: Sending): Promise<StoredFile> {
  const { appCheck } = await client.pdfs.ticket();
  try {
    return await sendFile({ ...sending, appCheck });
  } catch (error) {
    if (errorCode(error) !== 'unauthorized-app') throw error;
    const fresh = await client.pdfs.ticket();
    return sendFile({ ...sending, appCheck: fresh.appCheck });
  }
}
