import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
};

/** The two `<style>` elements that React Aria adds at run time: for touches on a pressed item, and for iOS dialogs. */
const styleHashes = ['38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=', 'gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='];

/** Everything comes from us alone, but the two styles above. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const overHttp = { ...always, 'content-security-policy': policy };
const overHttps = { ...overHttp, 'strict-transport-security': 'max-age=31536000' };

/** What every answer carries. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? overHttps : overHttp;
}

export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.protocol === 'https'));
    done();
  });
}
