import type { FastifyInstance } from 'fastify';

export type Answer = { status: number; body: Body; headers: Record<string, unknown>; cookies: string[] };

/** Any JSON; tests read it field by field. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads any field of any answer, and a wrong one is undefined.
type Body = any;

export type Visitor = {
  get: (path: string, query?: Record<string, string>) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  patch: (path: string, body?: unknown) => Promise<Answer>;
  cookies: Map<string, string>;
};

/**
 * A browser: stores cookies and sends them back. Paths are relative to the prefix.
 * An answer comes without its `date`, so that two that say the same are equal in any two seconds.
 */
export function visitor(server: FastifyInstance, prefix: string, ip = '127.0.0.1'): Visitor {
  const cookies = new Map<string, string>();

  async function call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.inject({
      method,
      url: prefix + path,
      remoteAddress: ip,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const set = [response.headers['set-cookie'] ?? []].flat();
    for (const line of set) keep(cookies, line);
    const { date: _, ...kept } = response.headers;
    const isJson = String(kept['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: kept,
      cookies: set,
    };
  }

  return {
    get: (path, query) => call('GET', query ? `${path}?${new URLSearchParams(query)}` : path),
    post: (path, body, headers) => call('POST', path, body, headers),
    patch: (path, body) => call('PATCH', path, body),
    cookies,
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const cut = pair.indexOf('=');
  const name = pair.slice(0, cut);
  if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0')) cookies.delete(name);
  else cookies.set(name, pair.slice(cut + 1));
}
