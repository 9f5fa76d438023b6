import { ORPCError } from '@orpc/client';

/**
 * Posts a form with files to a route outside the contract. Rejects with the server's code like any call, or with
 * `network-request-failed`; a cancelled one rejects as `fetch` does.
 */
export async function postForm(path: string, form: FormData, signal?: AbortSignal): Promise<Response> {
  const response = await post(path, form, signal);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

async function post(path: string, body: FormData, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(path, { method: 'POST', body, credentials: 'same-origin', ...(signal && { signal }) });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ORPCError('network-request-failed', { status: 0, message: String(cause), cause });
  }
}

/** The error of an answer that refuses a request outside the contract. */
export async function refusalOf(response: Response): Promise<ORPCError<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  const { code, data } = typeof body === 'object' && body !== null ? { code: undefined, data: undefined, ...body } : {};
  // A proxy in between answers in its own format; its status still says that the files were too large.
  const fallback = response.status === 413 ? 'too-large' : 'unexpected';
  const known = typeof code === 'string' ? code : fallback;
  return new ORPCError(known, { status: response.status, message: known, data });
}
