import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@wordgrove/contract/languages';
import { defaultLanguage, isLanguage, languages, pickLanguage } from '@wordgrove/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, sessionCookie } from '#http/cookies.ts';
import { errorBody } from '#http/errors.ts';
import { failures } from '#http/failure.ts';
import { contentSecurityPolicy } from '#http/security-headers.ts';

const longCache = 'public, max-age=31536000, immutable';

type Fragments = {
  index: string;
  landing: Map<Language, string>;
  shell: Map<Language, string>;
  titles: Map<Language, string>;
};

/**
 * Serves the built web app: hashed files for a year, and one page for every other path. The landing page is rendered
 * at build time, so that it can be read before any script has run; a signed-in browser gets the loading shell instead.
 */
export async function mountPages(server: FastifyInstance, dist: string): Promise<void> {
  const fragments = readFragments(dist);
  await server.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    wildcard: true,
    allowedPath: (path) => !path.endsWith('.html') && !path.startsWith('/.'),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? longCache : 'public, max-age=3600');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!isPageRequest(request, path)) return sendNotFound(reply);
    return sendPage(fragments, request, reply, path);
  });
  server.get('/', (request, reply) => sendPage(fragments, request, reply, '/'));
}

/** Without a built app, such as in tests and beside the development server, only the not-found answer is ours. */
export function mountNoPages(server: FastifyInstance): void {
  server.setNotFoundHandler((_, reply) => sendNotFound(reply));
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(errorBody(failures.notFound()));
}

function isPageRequest(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/') || path.startsWith('/dev/'))
    return false;
  return (
    (request.headers.accept ?? '*/*').includes('text/html') ||
    request.headers.accept === '*/*' ||
    !request.headers.accept
  );
}

function sendPage(
  { index, landing, shell, titles }: Fragments,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply {
  const language = languageOf(request);
  const nonce = randomBytes(16).toString('base64');
  const hasSession = readCookie(request.headers.cookie, sessionCookie) !== null;
  const root = path === '/' && !hasSession ? landing.get(language) : shell.get(language);
  const scheme = readCookie(request.headers.cookie, 'color-scheme');
  const page = index
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__LANG__', language)
    .replaceAll('__SCHEME__', scheme === 'light' || scheme === 'dark' ? scheme : '')
    .replaceAll('__TITLE__', titles.get(language) ?? 'Wordgrove')
    .replaceAll('__ROOT__', () => root ?? '');
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(page);
}

function languageOf(request: FastifyRequest): Language {
  const chosen = readCookie(request.headers.cookie, 'language');
  if (isLanguage(chosen)) return chosen;
  return pickLanguage(preferences(request.headers['accept-language'] ?? ''));
}

/** The tags of an `Accept-Language` header, best first. */
function preferences(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';');
      return { tag, quality: Number(quality.trim().replace('q=', '')) || 0 };
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

function readFragments(dist: string): Fragments {
  const read = (name: string) => (existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : '');
  const each = (prefix: string) =>
    new Map(
      languages.map(
        (language) =>
          [language, read(`${prefix}.${language}.html`) || read(`${prefix}.${defaultLanguage}.html`)] as const,
      ),
    );
  const landing = each('landing');
  const titles = new Map(languages.map((language) => [language, 'Wordgrove'] as const));
  return { index: read('index.html'), landing, shell: each('shell'), titles };
}
