import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
};

/**
 * The policy of a page. Scripts and everything else come from us alone; styles that the component library adds at run
 * time carry the nonce of the page.
 */
export function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const standardPolicy = contentSecurityPolicy();

/** What every answer carries; a page replaces the policy by one with its nonce. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  const headers = { ...always, 'content-security-policy': standardPolicy };
  return isHttps ? { ...headers, 'strict-transport-security': 'max-age=31536000' } : headers;
}

export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.protocol === 'https'));
  });
}
