import { where } from './where.ts';

/** Somebody who talks to the server without a browser, with cookies of their own. */
export type Visitor = {
  /** Sends a call; throws unless the answer is a success. */
  call: <Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<Answer>;
  /** The cookies so far, in the format of a browser context. */
  cookies: () => { name: string; value: string; url: string; httpOnly: boolean; sameSite: 'Lax' }[];
};

/** A new visitor to the shared server, or another one. */
export function makeVisitor(origin = where().origin): Visitor {
  const jar = new Map<string, string>();
  return {
    call: async (method, path, body) => {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name) jar.set(name, value ?? '');
      }
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    cookies: () =>
      [...jar].map(([name, value]) => ({ name, value, url: origin, httpOnly: true, sameSite: 'Lax' as const })),
  };
}
