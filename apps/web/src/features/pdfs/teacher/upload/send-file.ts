import { ORPCError } from '@orpc/client';
import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import type { StoredFile, UploadMetadata } from '@wordgrove/contract/pdfs';

type Sending = {
  /** The text's id: sent again under the same one, it is stored once. */
  id: string;
  file: File;
  metadata: UploadMetadata;
  /** From the upload ticket. */
  appCheck: string;
  /** 0 to 1, of the bytes that have left. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file and its metadata once. `fetch` doesn't tell how much has left, so this is an `XMLHttpRequest`.
 *
 * @throws the server's code; `network-request-failed` when the connection broke
 */
export function sendFile({ id, file, metadata, appCheck, onProgress, signal }: Sending): Promise<StoredFile> {
  const form = new FormData();
  form.set('metadata', JSON.stringify(metadata));
  form.set('file', file);
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<StoredFile>();
  const broken = () => reject(new ORPCError('network-request-failed', { status: 0 }));
  const stop = () => request.abort();
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => {
    const body: unknown = request.response;
    if (request.status >= 200 && request.status < 300 && body) resolve(body as StoredFile);
    else reject(refusalOf(request.status, body));
  });
  request.addEventListener('error', broken);
  request.addEventListener('timeout', broken);
  request.addEventListener('abort', broken);
  signal.addEventListener('abort', stop);
  request.responseType = 'json';
  request.open('POST', `${streamPaths.files.replace(':bucket', fileBucket)}?name=${encodeURIComponent(`pdfs/${id}`)}`);
  request.setRequestHeader('x-app-check', appCheck);
  request.setRequestHeader('x-storage-version', `web/${__APP_VERSION__}`);
  request.setRequestHeader('x-app-id', 'wordgrove-web');
  request.send(form);
  return promise.finally(() => signal.removeEventListener('abort', stop));
}

function refusalOf(status: number, body: unknown): Error {
  const { code, data } = typeof body === 'object' && body !== null ? { code: undefined, data: undefined, ...body } : {};
  // A proxy in between answers in its own format; its status still says that the file was too large.
  const fallback = status === 413 ? 'file-too-large' : 'unexpected';
  const known = typeof code === 'string' ? code : fallback;
  return new ORPCError(known, { status, message: known, data });
}
