/** Another server's JSON answer, unchecked; null when it says there is nothing. */
export type FetchJson = (address: string) => Promise<unknown>;

const mostBytes = 1_048_576;

/**
 * Fetches from another server by GET. Redirects aren't followed: only the configured address is contacted.
 *
 * @throws when it can't be reached, takes longer than `timeoutMs`, answers anything but 200 or 404, or answers too much
 */
export function jsonFetcher({ timeoutMs }: { timeoutMs: number }): FetchJson {
  return async (address) => {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok || !answer.body) throw new Error(`the other server answered ${answer.status}`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body) {
      bytes += part.byteLength;
      if (bytes > mostBytes) throw new Error('the other server answered too much');
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  };
}
