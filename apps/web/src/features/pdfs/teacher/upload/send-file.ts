import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import type { StoredFile, UploadMetadata } from '@wordgrove/contract/pdfs';
import type { Departure } from '#platform/send-form.ts';
import { sendForm } from '#platform/send-form.ts';

type Sending = Departure & {
  /** The text's id: sent again under the same one, it is stored once. */
  id: string;
  file: File;
  metadata: UploadMetadata;
  /** From the upload ticket. */
  appCheck: string;
};

/**
 * Sends a file and its metadata once.
 *
 * @throws the server's code; `network-request-failed` when the connection broke
 */
export function sendFile({ id, file, metadata, appCheck, ...departure }: Sending): Promise<StoredFile> {
  const address = streamPaths.files.replace(':bucket', fileBucket);
  return sendForm(`${address}?name=${encodeURIComponent(`pdfs/${id}`)}`, { metadata, file }, departure, {
    'x-app-check': appCheck,
    'x-storage-version': `web/${__APP_VERSION__}`,
    'x-app-id': 'wordgrove-web',
  });
}
