import { ORPCError } from '@orpc/client';

/** How a file leaves this device. */
export type Departure = {
  /** 0 to 1, of the bytes that have left. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Posts a file and its metadata once. `fetch` doesn't tell how much has left, so this is an `XMLHttpRequest`.
 *
 * @throws the server's code; `network-request-failed` when the connection broke
 */
export function sendForm<Answer>(
  address: string,
  { metadata, file }: { metadata: object; file: File },
  { onProgress, signal }: Departure,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('metadata', JSON.stringify(metadata));
  form.set('file', file);
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const broken = () => reject(new ORPCError('network-request-failed', { status: 0 }));
  const stop = () => request.abort();
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => {
    const body: unknown = request.response;
    if (request.status >= 200 && request.status < 300 && body) resolve(body as Answer);
    else reject(refusalOf(request.status, body));
  });
  request.addEventListener('error', broken);
  request.addEventListener('timeout', broken);
  request.addEventListener('abort', broken);
  signal.addEventListener('abort', stop);
  request.responseType = 'json';
  request.open('POST', address);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
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
