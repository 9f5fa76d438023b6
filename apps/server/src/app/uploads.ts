import { judgeUpload } from '#http/judge-upload.ts';
import { uploadReceiver } from '#http/receive-upload.ts';
import { inspectPdf } from '#platform/given-file/inspect-pdf.ts';
import { passes } from '#platform/pass.ts';
import type { AppParts } from './parts.ts';

/** What features share that take and serve files. */
export function buildUploads({ secret, settings }: Pick<AppParts, 'secret' | 'settings'>) {
  const maxBytes = settings.MAX_FILE_BYTES;
  return {
    maxBytes,
    passes: passes(secret),
    receive: uploadReceiver(maxBytes),
    judge: judgeUpload(inspectPdf()),
  };
}

export type Uploads = ReturnType<typeof buildUploads>;
